/**
 * What attackers try first, of those long enough to be chosen: keyboard walks, counting, names,
 * clubs, seasons, and the words that learners of Spanish think of. Lower-case.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
!qaz2wsx 00001111 01020304 0102030405 01230123 01234567 012345678 0123456789 0987654321 10001000
10011001 10101010 1010101010 10203040 102030405 11110000 11112222 11221122 11223344 1122334455
112233445566 12121212 1212121212 12131415 12211221 12312312 123123123 123123qwe 12332112 123321123
123321qwe 12341234 123412345 12344321 123443211 123454321 1234554321 12345612 123456123
123456123456 12345654321 123456654321 12345677 12345678 123456780 1234567809 123456781 123456788
123456789 1234567890 12345678901 1234567891 12345678910 123456789123 123456789a 123456789q
123456789z 12345678a 1234567a 123456aa 123456ab 123456abc 123456qwerty 12345abc 12345qwe
12345qwert 1234abcd 1234asdf 1234qwer 1234zxcv 123abc123 123abcde 123qwe123 123qweasd 123qweasdzxc
12qw34er 12qwaszx 13131313 13579246 135792468 1357924680 147147147 14725836 147258369 147852369
159159159 159357456 159753456 159951159 19191919 19216801 19801980 19851985 19901990 19921992
19951995 19971997 1a2b3c4d 1a2s3d4f 1password 1q2w3e4r 1q2w3e4r! 1q2w3e4r5t 1q2w3e4r5t6y 1qaz1qaz
1qaz2wsx 1qaz2wsx3edc 1qazxsw2 20002000 20012001 20102010 20202020 20202021 20212021 20222022
20232023 20242024 20252025 20262026 21212121 22334455 23232323 23456789 24681012 2468101214
258369147 27182818 2wsx3edc 31415926 31415927 321321321 321654987 34567890 369258147 42424242
456123789 456456456 45678910 456789123 50centfa 55667788 654321123 654321654 69696969 696969696
741741741 741852963 77777778 786786786 78945612 789456123 789789789 852456123 87654321 963852741
963963963 987654123 98765432 987654321 9876543210 99887766 999888777 a1234567 a12345678 a123456789
a1b2c3d4 a1b2c3d4e5 a1s2d3f4 aa123456 aa12345678 aaa12345 ab123456 abc123123 abc12345 abc123456
abc1234567 abc123456789 abc123abc abcabcabc abcd1234 abcd12345 abcd123456 abcde123 abcdef12
abcdef123 abcdefg1 abcdefg123 abcdefgh abcdefghi abcdefghij access14 admin123 admin1234 admin12345
admin123456 admin2020 admin2021 admin2022 admin2023 admin2024 admin2025 admin2026 admin@123
adminadmin administrator alejandra alejandro alexander alexander1 alexandra allah786 alligator
amanda123 amazing1 america1 america123 amor1234 amorcito amormio1 andrew123 angel123 angelica
angelina angelito angelito1 angels123 anthony1 anthony123 argentina argentina1 arsenal1 arsenal123
asd12345 asd123456 asdf1234 asdf12345 asdf;lkj asdfasdf asdfgh12 asdfgh123 asdfghjk asdfghjkl
asdfghjkl1 asdqwe123 ashley123 assassin assassin1 asshole1 atlantis australia autumn123 autumn2023
autumn2024 autumn2025 awesome1 awesome123 azerty12 azerty123 azertyuiop babyboy1 babydoll babyface
babygirl babygirl1 babygirl12 babygirl123 babygurl1 banana12 banana123 bangladesh barcelona
barcelona1 bartsimpson baseball baseball1 baseball12 baseball123 basketball basketball1 batman12
batman123 beatles1 beautiful beautiful1 benjamin benjamin1 bestfriend bigdaddy bigdaddy1 birthday
birthday1 bismillah blablabla blablabla1 blackberry blahblah blahblah1 blessed1 blessing blink182
blueberry bmw12345 bonita123 brandon1 brittany broncos1 budweiser buenosdias bullshit bumblebee
business business1 buttercup butterfly butterfly1 butterfly123 caballo1 cabron123 cachorro
california camaro69 cannabis caramel1 carlitos carolina catherine celtic1888 champion champion1
champions changeit changeme changeme! charlie1 charlie123 cheese12 cheese123 cheeseburger cheetah1
chelsea1 chelsea123 chevrolet chewbacca chicago1 chingado chiquita chiquito1 chocolate chocolate1
chocolate123 chocolate2 christian christian1 christina christine christopher churrasco cinnamon
claudia1 clave123 clave1234 cocacola college1 colombia colombia1 company1 computer computer1
computer123 conejito consuelo contrasena contrasena1 contrasena123 contraseña contraseña1
contraseña123 cookie12 cookie123 corazon1 corazon12 corazon123 corvette cowboys1 crazy123 creative
cristian cristiano cristina crocodile cumpleanos cupcake1 cutiepie cutiepie1 daddy123 daniel123
danielle danielle1 darkness darthvader december december1 december12 default1 demo1234 demodemo
deutschland diamond1 diamond123 dolphin1 dolphins domingo1 dontknow dragon12 dragon123 drowssap
dulcemaria dulcinea eastside eduardo1 elefante elephant elizabeth elizabeth1 eminem123 enchilada
england1 english1 english123 escuela1 espana123 espanol1 espanol123 españa123 español1 español123
esperanza esperanza1 estrella estrella1 estudiante estudiar everton1 example1 example123 facebook
facebook1 facebook123 faith123 familia1 family123 fantastic father123 february felicidad fernando
ferrari1 florida1 flower12 flower123 flowers1 football football1 football12 football123 forever1
forever21 foreverlove francisco franklin freedom1 freedom123 friday123 friday13 friends1
friends123 friendship fuckoff1 fuckthis fuckyou! fuckyou1 fuckyou123 fuckyou2 futbol123 gabriel1
gabriela gandalf1 gangsta1 gangster garfield gatito123 germany1 ginger12 ginger123 gladiator
gmail123 godbless1 godisgood golden123 goodbye1 goodlife goodluck goodmorning google123 gorgeous
grandma1 guadalupe guatemala guest123 guest1234 guinness guitar123 guitarra hahaha123 hahahaha
hamburger hannah123 happiness happy123 happyday happyface harley123 harleydavidson harrypotter
heather1 heaven123 heineken hello123 hello1234 hello12345 hello1hello hellohello hellokitty
helloworld helloyou hermosa1 hijodeputa hogwarts hola1234 hola12345 holahola holamundo hollywood
homer123 hondacivic honeybee hotchick hotmail1 hotmail123 hotstuff hottie12 hunter12 hunter123
hurricane idiomas1 idontknow ihateyou ihateyou1 iloveher1 ilovehim1 ilovejesus iloveme1 iloveme123
iloveu12 iloveyou iloveyou! iloveyou1 iloveyou12 iloveyou123 iloveyou2 iloveyou3 india123
indonesia infinity infinity1 instagram internet internet1 internet123 invierno ireland1 ironman1
isabella isabella1 jaipur123 jajajaja january1 jasmine1 jasmine123 jellybean jennifer jennifer1
jessica1 jessica123 jesus123 jesus777 jesuschrist jonathan jordan123 jordan23 joshua123 juanito1
justdoit juventus kangaroo katherine kawasaki killer12 killer123 kimberly krishna1 ladybug1
lakers24 lasvegas lenguaje leonardo leonardo1 leopard1 letmein! letmein1 letmein12 letmein123
letmein1234 letmeinnow letmeout libertad libertad1 liberty1 lightning linkedin linkin12 linkinpark
liverpool liverpool1 login123 login1234 loginlogin lollipop lollipop1 lollol123 loser123 lovelove
lovely123 loveme123 loveyou1 loveyou123 loveyou2 lucky123 lucky1234 lucky777 luisito1 macaroni
madison1 madrid123 maestra1 malaysia mamacita mamapapa manager1 manchas1 manchester manutd99
margarita margaritas marianne marijuana mariposa mariposa1 marlboro marriage master12 master123
mastermaster matrix123 matthew1 maverick maverick1 melissa1 mercedes mercedes1 messi1010 messi123
metallica mexico123 mexico2020 miamor123 michael1 michael12 michael123 michelle michelle1
mickey123 mickeymouse miclave123 micontrasena micontraseña microsoft midnight midnight1 million1
minnie123 mommy123 monday123 money123 money1234 monica123 monkey12 monkey123 moonlight moonlight1
mother123 motorola mountain mountains muffin123 mumbai123 mustang1 mypass123 mypassword
mypassword1 mysecret myspace1 nascar24 natalie1 navidad1 neo12345 newpassword newyork1 nicholas
nicholas1 nicole123 ninja123 nintendo nirvana1 nopassword noteolvides nothing1 november november1
number12 number23 numberone oatmeal1 october1 office123 office365 oldpassword olympics onetwothree
openopen opensesame orange12 orange123 otono123 p455w0rd p4ssw0rd p4ssword p@ssw0rd p@ssw0rd!
p@ssw0rd1 p@ssw0rd123 p@ssword p@ssword1 p@ssword123 pa$$w0rd pa$$word pa55word packers1 pakistan
pakistan1 pakistan123 palabra1 panther1 panther123 papacito paradise paradise1 pass1234 pass12345
pass123456 pass1word passcode passcode1 passpass passphrase passport passw0rd passw0rd! passw0rd1
passw0rd123 password password! password. password0 password00 password01 password1 password1!
password10 password11 password12 password12! password123 password123! password1234 password12345
password123456 password13 password2 password2020 password2021 password2022 password2023
password2024 password2025 password2026 password21 password22 password23 password3 password321
password4 password5 password6 password69 password7 password77 password8 password88 password9
password99 passwordpassword passwords passwort patricia patrick1 patriots peanut12 peanut123
peekaboo pelusa123 pendejo1 penguin1 pepito123 pepper12 pepper123 peppermint pepsicola perrito1
phantom1 philippines phoenix1 pimpdaddy pineapple playboy1 playboy69 playstation pokemon1
pokemon123 popcorn1 porsche1 porsche911 portugal portugal1 preciosa precious precious1 predator
primavera princesa princesa1 princess princess1 princess12 princess123 princess2 private1 profesor
pumpkin1 pumpkin123 punisher purple12 purple123 pussycat q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazwsx12
qazwsx123 qazwsxedc qazxswedc quesadilla qwe123123 qwe12345 qwe123456 qwe123qwe qweasd123
qweasdzxc qweqweqwe qwer1234 qwer12345 qwerqwer qwert123 qwert1234 qwert12345 qwerty01 qwerty1!
qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty321 qwertyqwerty qwertyui
qwertyuio qwertyuiop qwertyuiop1 qwertyuiop123 qwertz123 qwertzui qwertzuiop raiders1 rainbow1
rainbow12 rainbow123 rangers1 rangers1872 realmadrid rebecca1 redskins redsox04 repaso12 repaso123
repaso1234 repasorepaso ricardo1 richard1 robert123 roberto1 rocknroll rockstar rockstar1 ronaldo1
ronaldo7 root1234 rootroot sairam123 salsa123 samantha samantha1 sample123 samsung1 samsung123
santiago saturday scarface school123 scooter1 scorpion scotland sebastian sebastian1 secret12
secret123 secret1234 security security1 september september1 serenity service1 sexygirl shadow12
shadow123 shalom123 sherlock silver12 silver123 simpsons singapore skittles skywalker slimshady
slipknot1 smile123 smiley123 smirnoff1 smokeweed snapchat snickers snoopy123 softball sombrero
something sososecret southside spaghetti spanglish spanish1 spanish12 spanish123 spiderman
spiderman1 spiderman123 spring12 spring123 spring2020 spring2021 spring2022 spring2023 spring2024
spring2025 spring2026 stardust stargate1 starlight startrek starwars starwars1 steelers steelers1
stephanie strawberry student1 student123 stupid123 success1 success123 summer01 summer12 summer123
summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 sunday123 sunflower
sunflower1 sunrise1 sunset12 sunshine sunshine1 sunshine12 sunshine123 superadmin superman
superman1 superman12 superman123 superuser sweetheart sweetie1 sweetness sweetpea swordfish
teacher1 teacher123 teamo123 teamo1234 teamomucho teextraño temp1234 temporary temppass tequiero
tequiero1 tequieromucho tequila1 terminator test1234 test12345 test123456 testing1 testing12
testing123 testpass testtest thebest1 thegreat thepassword thomas123 thuglife thunder1 tiffany1
tigger12 tigger123 tinkerbell toor1234 topsecret tornado1 tortuga1 tottenham toyota123 treasure
trinity1 trinity3 tropical trustno1 tuyyo123 twilight twilight1 universe university user1234
user12345 username username1 valentina vampire1 vanessa1 vanilla1 venezuela verano123 veronica
veronica1 victoria victoria1 voldemort volleyball waheguru warrior1 warriors welcome! welcome01
welcome1 welcome12 welcome123 welcome1234 welcome2 welcometo werewolf westcoast westside whatever
whatever1 whatsapp whocares whoknows william1 windows10 windows11 windows7 winter12 winter123
winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 winter2026 wolfpack wolverine
xbox360x xsw21qaz yahoo123 yamaha123 yankees1 yellow12 yellow123 yourpassword youtube1 z1x2c3v4
zaq12wsx zaq1xsw2 zaq1zaq1 zaqwsx123 zxc12345 zxcasdqwe zxcv1234 zxcvb123 zxcvbnm, zxcvbnm0
zxcvbnm1 zxcvbnm123 zxcvzxcv
`
    .trim()
    .split(/\s+/),
);
