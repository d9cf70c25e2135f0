import { documentOf } from '../document.ts';

/** Mistakes that somebody tells of. */
export const mistakesTold = [
  documentOf({
    name: 'weekend i said',
    text: `
Lesson 9 - talking about last weekend

ayer (yesterday)
anoche (last night)
anteayer (the day before yesterday)
el fin de semana pasado (last weekend)
hace dos días (two days ago)
quedar con amigos (to meet up with friends)
aburrirse (to get bored)

I said "Ayer yo fue al cine" → "Ayer fui al cine"
I said "la película estuvo muy divertido" → "la película fue muy divertida"
I said "Anoche ceno con mi hermana" → "Anoche cené con mi hermana"
I said "no hice nada en el domingo" → "no hice nada el domingo"

Remember: preterite of IR and SER is the same
fui, fuiste, fue, fuimos, fuisteis, fueron

El sábado quedé con unos amigos. (On Saturday I met up with some friends.)
Anteayer llovió todo el día. (The day before yesterday it rained all day.)
`,
    vocabulary: `
ayer = yesterday
anoche = last night
anteayer = the day before yesterday
el fin de semana pasado = last weekend
hace dos días = two days ago
quedar con amigos = to meet up with friends
aburrirse = to get bored
`,
    sentences: `
El sábado quedé con unos amigos. = On Saturday I met up with some friends.
Anteayer llovió todo el día. = The day before yesterday it rained all day.
`,
    corrections: `
Ayer yo fue al cine => Ayer fui al cine
la película estuvo muy divertido => la película fue muy divertida
Anoche ceno con mi hermana => Anoche cené con mi hermana
no hice nada en el domingo => no hice nada el domingo
`,
    title: 'Lesson 9 - talking about last weekend',
    levels: ['A2'],
  }),
  documentOf({
    name: 'email summary',
    text: `
Hi James,

Great lesson today! Here is a summary.

New words:
el vecino = neighbour
el ruido = noise
mudarse = to move house
el alquiler = rent
el piso compartido = shared flat
la basura = rubbish

Useful sentences:
Me mudé a este piso hace dos años. = I moved to this flat two years ago.
Los vecinos hacen mucho ruido por la noche. = The neighbours make a lot of noise at night.

Things to watch out for:
You said "Yo comparto el piso con dos persona". It should be "Comparto el piso con dos personas".
You said "Mi vecino es hablando mucho". It should be "Mi vecino habla mucho".
You said "Pago el alquiler en el día uno". It should be "Pago el alquiler el día uno".

See you on Thursday!
Carmen
`,
    vocabulary: `
el vecino = neighbour
el ruido = noise
mudarse = to move house
el alquiler = rent
el piso compartido = shared flat
la basura = rubbish
`,
    sentences: `
Me mudé a este piso hace dos años. = I moved to this flat two years ago.
Los vecinos hacen mucho ruido por la noche. = The neighbours make a lot of noise at night.
`,
    corrections: `
Yo comparto el piso con dos persona => Comparto el piso con dos personas
Mi vecino es hablando mucho => Mi vecino habla mucho
Pago el alquiler en el día uno => Pago el alquiler el día uno
`,
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'past story i said',
    text: `
Telling a story: preterite or imperfect?

de repente = suddenly
mientras = while
entonces = then
al principio = at first
romperse = to break
caerse = to fall over
asustarse = to get scared
el ladrón = thief

Mientras dormía, sonó el teléfono. = While I was sleeping, the phone rang.
De repente se fue la luz. = Suddenly the power went out.

I said: Cuando llegué, ella durmió en el sofá
→ Cuando llegué, ella dormía en el sofá

I said: Estaba un día muy bonito
→ Hacía un día muy bonito

I said: Yo rompí mi pierna en 2019
→ Me rompí la pierna en 2019

I said: El ladrón fue alto y llevó una gorra
→ El ladrón era alto y llevaba una gorra
`,
    vocabulary: `
de repente = suddenly
mientras = while
entonces = then
al principio = at first
romperse = to break
caerse = to fall over
asustarse = to get scared
el ladrón = thief
`,
    sentences: `
Mientras dormía, sonó el teléfono. = While I was sleeping, the phone rang.
De repente se fue la luz. = Suddenly the power went out.
`,
    corrections: `
Cuando llegué, ella durmió en el sofá => Cuando llegué, ella dormía en el sofá
Estaba un día muy bonito => Hacía un día muy bonito
Yo rompí mi pierna en 2019 => Me rompí la pierna en 2019
El ladrón fue alto y llevó una gorra => El ladrón era alto y llevaba una gorra
`,
    title: 'Telling a story: preterite or imperfect?',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'false friends',
    text: `
# False friends

- **el éxito** = success (exit is *la salida*)
- **la carpeta** = folder
- **la librería** = bookshop
- **largo** = long
- **actualmente** = currently
- **asistir a** = to attend
- **constipado** = having a cold
- **la ropa** = clothes

## Oops! My mistakes

1. ~~Estoy embarazada por mi error~~ → Me da vergüenza mi error
2. ~~Compré un libro en la biblioteca~~ → Compré un libro en la librería
3. ~~Puse los papeles en la alfombra azul~~ → Puse los papeles en la carpeta azul
4. ~~Soporto a mi equipo~~ → Apoyo a mi equipo

## Examples

La película tuvo mucho éxito. (The film was a great success.)
Actualmente vivo en Bilbao. (I currently live in Bilbao.)
`,
    vocabulary: `
el éxito = success
la carpeta = folder
la librería = bookshop
largo = long
actualmente = currently
asistir a = to attend
constipado = having a cold
la ropa = clothes
`,
    sentences: `
La película tuvo mucho éxito. = The film was a great success.
Actualmente vivo en Bilbao. = I currently live in Bilbao.
`,
    corrections: `
Estoy embarazada por mi error => Me da vergüenza mi error
Compré un libro en la biblioteca => Compré un libro en la librería
Puse los papeles en la alfombra azul => Puse los papeles en la carpeta azul
Soporto a mi equipo => Apoyo a mi equipo
`,
    title: 'False friends',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'technology long mixed',
    text: `
Clase 22 – La tecnología

1. Vocabulario
la pantalla – screen
el teclado – keyboard
la contraseña – password
el archivo – file
la red social – social network
descargar – to download
guardar – to save (a file)
cargar el móvil – to charge the phone
enchufar – to plug in
estar enganchado a – to be hooked on

2. Frases
Se me ha olvidado la contraseña. – I've forgotten my password.
Se me ha caído el móvil. – I've dropped my phone.
Mi hijo está enganchado a los videojuegos. – My son is hooked on video games.

3. Gramática: se me + verbo
Things that happen by accident: se me ha roto, se te ha perdido, se le ha olvidado

4. Errores de conversación
el pantalla está rota → la pantalla está rota
No digas "mi móvil no trabaja", di "mi móvil no funciona".
"Salvé el archivo" should be "Guardé el archivo"
✗ La problema es la batería
✓ El problema es la batería
Quiero comprar un otro cargador (correcto: Quiero comprar otro cargador)

5. Deberes
Write five sentences about your phone. Page 48, exercise 2.
`,
    vocabulary: `
la pantalla = screen
el teclado = keyboard
la contraseña = password
el archivo = file
la red social = social network
descargar = to download
guardar = to save
cargar el móvil = to charge the phone
enchufar = to plug in
estar enganchado a = to be hooked on
`,
    sentences: `
Se me ha olvidado la contraseña. = I've forgotten my password.
Se me ha caído el móvil. = I've dropped my phone.
Mi hijo está enganchado a los videojuegos. = My son is hooked on video games.
`,
    corrections: `
el pantalla está rota => la pantalla está rota
mi móvil no trabaja => mi móvil no funciona
Salvé el archivo => Guardé el archivo
La problema es la batería => El problema es la batería
Quiero comprar un otro cargador => Quiero comprar otro cargador
`,
    title: 'La tecnología',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'email to friend remarks',
    text: `
Un correo a un amigo

Hola Diego:
¿Cómo estás? Yo estoy bien. La semana pasada empecé mi trabajo nuevo. Estoy muy contento porque mi compañeros son muy amables. Trabajo en una oficina cerca del río y puedo ir a pie. Por la tarde voy a el gimnasio. Estoy buscando por un piso más grande. ¿Cuándo vienes a visitar me?
Un abrazo,
Owen

Comentarios:
* mi compañeros → mis compañeros
* voy a el gimnasio → voy al gimnasio
* estoy buscando por un piso → estoy buscando un piso
* visitar me → visitarme (one word!)
Muy buen trabajo, Owen. Cuida los posesivos.

Para tu próximo correo:
un abrazo = best wishes (lit. a hug)
un beso = lots of love (lit. a kiss)
querido = dear
contestar = to reply
el correo electrónico = email
tener noticias de = to hear from
Espero tener noticias tuyas pronto. = I hope to hear from you soon.
Perdona por no contestar antes. = Sorry for not replying sooner.
`,
    vocabulary: `
un abrazo = best wishes
un beso = lots of love
querido = dear
contestar = to reply
el correo electrónico = email
tener noticias de = to hear from
`,
    sentences: `
Espero tener noticias tuyas pronto. = I hope to hear from you soon.
Perdona por no contestar antes. = Sorry for not replying sooner.
`,
    corrections: `
mi compañeros => mis compañeros
voy a el gimnasio => voy al gimnasio
estoy buscando por un piso => estoy buscando un piso
visitar me => visitarme
`,
    wrongForms: `
¿Cuándo vienes a visitar me?
`,
    title: 'Un correo a un amigo',
    levels: ['A2'],
  }),
];
