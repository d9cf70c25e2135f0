import { PASSWORD_MIN_LENGTH } from '@repaso/proto/http/auth';
import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * What attackers try besides what leaks have shown to be frequent: counting, years and seasons, the
 * product's name, and the words that learners of Spanish think of. Lower-case.
 */
const besidesLeaked = `
00001111 01230123 01234567 012345678 0123456789 0987654321 10001000 10101010 1010101010 11110000
12121212 1212121212 123123123 12341234 123412345 123443211 123456123456 1234567809 123abcde 13131313
147147147 159159159 19191919 19801980 19851985 19901990 19921992 19951995 19971997 1q2w3e4r!
1qaz1qaz 20002000 20012001 20102010 20202020 20202021 20212021 20222022 20232023 20242024 20252025
20262026 21212121 23232323 23456789 2468101214 258369147 27182818 321321321 34567890 42424242
456456456 45678910 50centfa 654321123 654321654 69696969 696969696 741741741 786786786 789789789
852456123 87654321 963963963 98765432 987654321 9876543210 aa12345678 abc123123 abc1234567 abcabcabc
abcdefg123 abcdefgh abcdefghi abcdefghij admin1234 admin12345 admin123456 admin2020 admin2021
admin2022 admin2023 admin2024 admin2025 admin2026 admin@123 adminadmin america123 amor1234 amormio1
angelito1 angels123 anthony123 argentina1 asdf;lkj assassin1 autumn123 autumn2023 autumn2024
autumn2025 babygirl12 babygirl123 babygurl1 banana123 barcelona1 bartsimpson baseball123 blablabla
blablabla1 blahblah1 bmw12345 bonita123 buenosdias business1 butterfly123 caballo1 cabron123
caramel1 changeme! cheese123 chelsea123 chingado chiquito1 chocolate123 chocolate2 churrasco
clave123 clave1234 colombia1 company1 computer123 conejito contrasena1 contrasena123 contraseña
contraseña1 contraseña123 corazon1 corazon12 corazon123 cumpleanos cutiepie1 december12 demo1234
demodemo diamond123 domingo1 dulcemaria eminem123 enchilada english123 escuela1 espana123 espanol1
espanol123 españa123 español1 español123 esperanza1 estrella1 estudiante estudiar example1
example123 facebook1 facebook123 familia1 family123 father123 flower123 foreverlove freedom123
friday123 friends123 futbol123 gatito123 gmail123 godbless1 golden123 guest123 guest1234 guitar123
hahaha123 hahahaha hannah123 harley123 harleydavidson heaven123 hello12345 hello1hello hermosa1
hola1234 hola12345 holamundo hotmail1 hotmail123 hottie12 idiomas1 iloveher1 ilovehim1 iloveme123
iloveu12 iloveyou3 infinity1 instagram internet123 invierno jaipur123 jajajaja jessica123 juanito1
lenguaje letmein! letmein12 letmein1234 libertad1 linkedin linkin12 login123 login1234 loginlogin
lovely123 loveme123 loveyou123 lucky1234 luisito1 madrid123 maestra1 manchas1 manutd99 margaritas
mariposa1 mastermaster messi1010 messi123 mexico123 mexico2020 miamor123 mickey123 miclave123
micontrasena micontraseña minnie123 monday123 monica123 moonlight1 mother123 muffin123 mumbai123
mypass123 mypassword1 navidad1 neo12345 noteolvides number12 number23 numberone oatmeal1 office123
office365 oldpassword orange123 otono123 p@ssw0rd! p@ssw0rd1 p@ssw0rd123 p@ssword p@ssword1
p@ssword123 pa$$word pakistan123 palabra1 panther123 papacito paradise1 pass12345 pass123456
passcode1 passphrase passw0rd! passw0rd123 password. password1! password12! password123!
password12345 password123456 password2020 password2021 password2022 password2023 password2024
password2025 password2026 password321 password77 peanut123 pelusa123 pendejo1 pepito123 perrito1
playboy69 portugal1 princesa1 princess12 princess123 pumpkin123 purple123 quesadilla qwe123123
qwe12345 qweqweqwe qwerqwer qwerty1! qwertyqwerty qwertz123 qwertzui qwertzuiop rainbow12 rainbow123
rangers1872 repaso12 repaso123 repaso1234 repasorepaso root1234 rootroot sairam123 salsa123
sample123 school123 secret1234 september1 shalom123 silver123 smiley123 smirnoff1 snapchat snoopy123
sososecret spanglish spanish1 spanish12 spanish123 spiderman123 spring123 spring2020 spring2021
spring2022 spring2023 spring2024 spring2025 spring2026 stargate1 student123 stupid123 success123
summer123 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 sunday123
sunset12 sunshine12 sunshine123 superadmin superuser teacher123 teamo123 teamo1234 teamomucho
teextraño tequiero1 tequieromucho test12345 test123456 testing12 thebest1 thepassword tigger123
toor1234 tortuga1 toyota123 tuyyo123 twilight1 user1234 user12345 username1 verano123 veronica1
voldemort welcome! welcome1234 welcometo whatsapp windows10 windows11 windows7 winter123 winter2020
winter2021 winter2022 winter2023 winter2024 winter2025 winter2026 xbox360x yahoo123 yamaha123
yellow123 yourpassword youtube1 zaq1zaq1 zxcvbnm, zxcvbnm0 zxcvzxcv
`
  .trim()
  .split(/\s+/);

/** What attackers try first, of those long enough to be chosen. Lower-case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  [...dictionary['passwords-common'], ...besidesLeaked]
    .filter((password) => password.length >= PASSWORD_MIN_LENGTH)
    .map((password) => password.toLowerCase()),
);
