# A small book: people at large and captured, scripts of several kinds, one record in the trash.
posse -q init
posse -q add 'Joe Koehler' --alias Dutch --bounty 12500 --place 'TX/78701 Austin' --tag fta --tag violent \
  --agent Reyes --due 2026-03-10 --warrant '26-CR-0417, Travis County' --source fbi:6f2a > made
posse -q add 'Ann Voss' --bounty '£8,000' --born 1961-04-17 --place GB:London --tag cold --offense fraud > made
posse -q add 山田太郎 --alias 'Yamada Taro' --bounty 5000 --place ..Unknown.. > made
posse -q add 'Степан Разин' --bounty 750.50 --tag cold --due 2026-02-27 > made
posse -q add Jánošík --born '~1688' --tag cold --tag violent > made
posse -q add 'Ann Vossler' > made
posse -q add 'Old Entry' > made
posse -q capture 3 --on 2026-02-20 --by Okafor
posse -q capture 5 --on 1713
posse -q remove 7
rm made
