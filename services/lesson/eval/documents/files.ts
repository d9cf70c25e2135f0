import { documentOf, type EvalDocument } from '../document.ts';

/** How well writing of a kind has to be read. */
export type FileGroup = 'clean' | 'photo' | 'handwriting' | 'text layer';

/** A file that `make-files.ts` makes of a document's text. */
export interface FileDocument {
  file: string;
  group: FileGroup;
  document: EvalDocument;
  look: Look;
}

export interface Look {
  form: 'screenshot' | 'scan' | 'photo' | 'text PDF' | 'scanned PDF' | 'mixed PDF';
  font: 'serif' | 'sans' | 'mono' | 'Caveat' | 'Patrick Hand';
  /** In CSS pixels of a page that is 820 wide. */
  fontSize: number;
  columns?: 2;
  dark?: true;
  /** Lined paper of this colour. */
  ruled?: string;
  /** Tilt and depth of the shadow (0 to 1) of a photo. */
  degrees?: number;
  shadow?: number;
  /** Standard deviation, in pixels, of what is out of focus on a photo. */
  blur?: number;
  /** Quarter turns of the whole picture. */
  quarterTurns?: 1 | 2 | 3;
}

const hotel = documentOf({
  name: 'hotel',
  title: 'En el hotel',
  text: `
En el hotel

la habitación doble - double room
la llave - key
la planta baja - ground floor
el ascensor - lift
la almohada - pillow
deshacer la maleta - to unpack
con vistas al mar - with a sea view

Tengo una reserva a nombre de Smith. - I have a booking under the name of Smith.
¿El desayuno está incluido? - Is breakfast included?
El aire acondicionado no funciona. - The air conditioning doesn't work.
`,
  vocabulary: `
    la habitación doble = double room
    la llave = key
    la planta baja = ground floor
    el ascensor = lift
    la almohada = pillow
    deshacer la maleta = to unpack
    con vistas al mar = with a sea view`,
  sentences: `
    Tengo una reserva a nombre de Smith. = I have a booking under the name of Smith.
    ¿El desayuno está incluido? = Is breakfast included?
    El aire acondicionado no funciona. = The air conditioning doesn't work.`,
});

const market = documentOf({
  name: 'market',
  title: 'En el mercado',
  text: `
En el mercado

las fresas = strawberries
el melocotón = peach
la sandía = watermelon
las judías verdes = green beans
medio kilo = half a kilo
una docena de huevos = a dozen eggs
maduro = ripe
pesar = to weigh

¿A cuánto están los tomates? = How much are the tomatoes?
Póngame un kilo de naranjas. = Give me a kilo of oranges.
`,
  vocabulary: `
    las fresas = strawberries
    el melocotón = peach
    la sandía = watermelon
    las judías verdes = green beans
    medio kilo = half a kilo
    una docena de huevos = a dozen eggs
    maduro = ripe
    pesar = to weigh`,
  sentences: `
    ¿A cuánto están los tomates? = How much are the tomatoes?
    Póngame un kilo de naranjas. = Give me a kilo of oranges.`,
});

const childhood = documentOf({
  name: 'childhood',
  title: 'Cuando era niña',
  levels: ['A2', 'B1'],
  text: `
Cuando era niña

Vivíamos en un pueblo pequeño. - We used to live in a small village.
Mi abuela hacía pan los domingos. - My grandmother used to make bread on Sundays.
Yo jugaba en la calle con mis primos. - I used to play in the street with my cousins.
No teníamos televisión. - We didn't have a television.
En verano íbamos al río. - In summer we used to go to the river.

el pueblo - village
la infancia - childhood
acordarse de - to remember
travieso - naughty
`,
  vocabulary: `
    el pueblo = village
    la infancia = childhood
    acordarse de = to remember
    travieso = naughty`,
  sentences: `
    Vivíamos en un pueblo pequeño. = We used to live in a small village.
    Mi abuela hacía pan los domingos. = My grandmother used to make bread on Sundays.
    Yo jugaba en la calle con mis primos. = I used to play in the street with my cousins.
    No teníamos televisión. = We didn't have a television.
    En verano íbamos al río. = In summer we used to go to the river.`,
});

const sports = documentOf({
  name: 'sports',
  title: 'Deportes',
  text: `
Deportes

el equipo: team
el partido: match
ganar: to win
perder: to lose
empatar: to draw
el entrenador: coach
la carrera: race
levantar pesas: to lift weights

Entreno tres veces por semana. - I train three times a week.
Mi equipo perdió ayer. - My team lost yesterday.
`,
  vocabulary: `
    el equipo = team
    el partido = match
    ganar = to win
    perder = to lose
    empatar = to draw
    el entrenador = coach
    la carrera = race
    levantar pesas = to lift weights`,
  sentences: `
    Entreno tres veces por semana. = I train three times a week.
    Mi equipo perdió ayer. = My team lost yesterday.`,
});

const mistakes = documentOf({
  name: 'mistakes',
  title: 'Mis errores',
  text: `
Mis errores

Soy hambre → Tengo hambre
la día → el día
Me llamo es Anna → Me llamo Anna
Yo voy a el parque → Voy al parque

el error = mistake
corregir = to correct
olvidar = to forget
darse cuenta = to realise
mejorar = to improve
`,
  vocabulary: `
    el error = mistake
    corregir = to correct
    olvidar = to forget
    darse cuenta = to realise
    mejorar = to improve`,
  corrections: `
    Soy hambre => Tengo hambre
    la día => el día
    Me llamo es Anna => Me llamo Anna
    Yo voy a el parque => Voy al parque`,
});

const media = documentOf({
  name: 'media',
  title: 'Los medios',
  text: `
Los medios

la noticia - news item
el periódico - newspaper
la pantalla - screen
el enlace - link
la contraseña - password
descargar - to download
compartir - to share
borrar - to delete
encender - to switch on
apagar - to switch off
la serie - series
el capítulo - episode

Estoy enganchada a esta serie. - I am hooked on this series.
¿Has leído la noticia? - Have you read the news?
`,
  vocabulary: `
    la noticia = news item
    el periódico = newspaper
    la pantalla = screen
    el enlace = link
    la contraseña = password
    descargar = to download
    compartir = to share
    borrar = to delete
    encender = to switch on
    apagar = to switch off
    la serie = series
    el capítulo = episode`,
  sentences: `
    Estoy enganchada a esta serie. = I am hooked on this series.
    ¿Has leído la noticia? = Have you read the news?`,
});

/** Several documents on the pages of one file. */
function joined(name: string, parts: EvalDocument[]): EvalDocument {
  const all = parts.map(({ expected }) => expected);
  return {
    name,
    text: parts.map(({ text }) => text).join(PAGE_BREAK),
    expected: {
      vocabulary: all.flatMap(({ vocabulary }) => vocabulary),
      sentences: all.flatMap(({ sentences }) => sentences),
      corrections: all.flatMap(({ corrections }) => corrections),
      wrongForms: all.flatMap(({ wrongForms }) => wrongForms),
      title: all[0]?.title,
      levels: ['A1', 'A2', 'B1'],
    },
  };
}

/** Where a page ends in the text of a document of several pages. */
export const PAGE_BREAK = '\f\n';

function fileDocument(
  file: string,
  group: FileGroup,
  document: EvalDocument,
  look: Look,
): FileDocument {
  return { file, group, document: { ...document, name: file }, look };
}

export const fileDocuments: FileDocument[] = [
  fileDocument('screenshot.png', 'clean', hotel, {
    form: 'screenshot',
    font: 'sans',
    fontSize: 22,
  }),
  fileDocument('screenshot-dark.png', 'clean', sports, {
    form: 'screenshot',
    font: 'sans',
    fontSize: 20,
    dark: true,
  }),
  fileDocument('screenshot.webp', 'clean', childhood, {
    form: 'screenshot',
    font: 'serif',
    fontSize: 21,
  }),
  fileDocument('scan.jpg', 'clean', mistakes, { form: 'scan', font: 'serif', fontSize: 22 }),
  fileDocument('scan-two-columns.png', 'clean', media, {
    form: 'scan',
    font: 'serif',
    fontSize: 17,
    columns: 2,
  }),
  fileDocument('photo-shadow.jpg', 'photo', market, {
    form: 'photo',
    font: 'serif',
    fontSize: 24,
    degrees: 3,
    shadow: 0.5,
  }),
  fileDocument('photo-tilted.jpg', 'photo', childhood, {
    form: 'photo',
    font: 'sans',
    fontSize: 20,
    degrees: -5,
    shadow: 0.35,
  }),
  fileDocument('photo-sideways.jpg', 'photo', hotel, {
    form: 'photo',
    font: 'serif',
    fontSize: 22,
    degrees: 1,
    shadow: 0.3,
    quarterTurns: 1,
  }),
  fileDocument('photo-upside-down.jpg', 'photo', media, {
    form: 'photo',
    font: 'sans',
    fontSize: 22,
    degrees: 2,
    shadow: 0.25,
    quarterTurns: 2,
  }),
  fileDocument('photo.heic', 'photo', sports, {
    form: 'photo',
    font: 'serif',
    fontSize: 24,
    degrees: -2,
    shadow: 0.4,
  }),
  fileDocument('photo.webp', 'photo', mistakes, {
    form: 'photo',
    font: 'sans',
    fontSize: 24,
    degrees: 2,
    shadow: 0.4,
  }),
  fileDocument('handwriting-neat.jpg', 'handwriting', market, {
    form: 'photo',
    font: 'Patrick Hand',
    fontSize: 27,
    degrees: 2,
    shadow: 0.3,
  }),
  fileDocument('handwriting-cursive.jpg', 'handwriting', hotel, {
    form: 'photo',
    font: 'Caveat',
    fontSize: 30,
    degrees: -1,
    shadow: 0.25,
  }),
  fileDocument('handwriting-scan.png', 'handwriting', sports, {
    form: 'scan',
    font: 'Caveat',
    fontSize: 30,
  }),
  fileDocument('text.pdf', 'text layer', childhood, {
    form: 'text PDF',
    font: 'serif',
    fontSize: 18,
  }),
  fileDocument('two-columns.pdf', 'text layer', media, {
    form: 'text PDF',
    font: 'sans',
    fontSize: 14,
    columns: 2,
  }),
  fileDocument('scanned-three-pages.pdf', 'clean', joined('', [hotel, market, sports]), {
    form: 'scanned PDF',
    font: 'serif',
    fontSize: 22,
  }),
  fileDocument('mixed.pdf', 'clean', joined('', [mistakes, childhood]), {
    form: 'mixed PDF',
    font: 'serif',
    fontSize: 20,
  }),
  fileDocument('photo-tilted-far.jpg', 'photo', hotel, {
    form: 'photo',
    font: 'sans',
    fontSize: 19,
    degrees: 11,
    shadow: 0.35,
  }),
  fileDocument('photo-deep-shadow.jpg', 'photo', sports, {
    form: 'photo',
    font: 'serif',
    fontSize: 20,
    degrees: -8,
    shadow: 0.7,
  }),
  fileDocument('screenshot-small-letters.png', 'clean', mistakes, {
    form: 'screenshot',
    font: 'mono',
    fontSize: 11,
  }),
  fileDocument('photo-ruled-paper.jpg', 'photo', childhood, {
    form: 'photo',
    font: 'serif',
    fontSize: 20,
    ruled: '#f6c6d0',
    degrees: 3,
    shadow: 0.45,
  }),
  fileDocument('photo-out-of-focus.jpg', 'photo', market, {
    form: 'photo',
    font: 'serif',
    fontSize: 22,
    degrees: -2,
    shadow: 0.3,
    blur: 4,
  }),
  fileDocument('handwriting-ruled-paper.jpg', 'handwriting', media, {
    form: 'photo',
    font: 'Caveat',
    fontSize: 32,
    ruled: '#fdf6d8',
    degrees: 2,
    shadow: 0.4,
  }),
];
