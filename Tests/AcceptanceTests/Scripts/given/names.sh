# Names whose cells, bytes and code points are not the same number.
posse -q init
posse -q add 石川五右衛門 --bounty 1000 --tag 盗賊 > made
posse -q add 'Степан Разин' --bounty 2000 > made
posse -q add Jánošík --bounty 3000 > made
posse -q add $'n\u0303a\u0308m\u0323\u0307e' --bounty 4000 > made
posse -q add $'\U1F468\u200D\U1F469\u200D\U1F467 family' --bounty 5000 > made
posse -q add $'\e[31mred\e[0m \u202Egnol' --bounty 6000 --alias $'b\u0007ell' > made
posse -q add 'عمر المختار' --bounty 7000 > made
posse -q add 'Plain Name' --bounty 8000 > made
rm made
