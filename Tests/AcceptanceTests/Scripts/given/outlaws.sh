# A book with four people: one captured, one abroad with another currency, one in another script.
posse init -q
posse add -q 'Jesse Woodson James' --alias Dingus --born 1847-09-05 --bounty 10000 --place MO --tag gang
posse add -q 'Henry McCarty' --alias 'Billy the Kid' --born '~1859' --bounty 500 --place 'NM Lincoln'
posse add -q 'Ned Kelly' --bounty '8000 GBP' --place AU:Victoria --tag gang --tag armour
posse add -q 'Juraj Jánošík' --place SK:Terchová
posse capture -q 2 --on 1880-12-23 --at NM --by 'Pat Garrett'
