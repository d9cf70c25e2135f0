import { lookUp } from '../lexicon.ts';
import { cities, estarDe, events, nationality, professions, statesOfEstar } from '../ser-estar.ts';
import { adjectiveForm, nounForm } from './noun-phrase.ts';

const any = (words: Iterable<string>) => `(?:${[...words].join('|')})`;
const ser = '(?:soy|eres|es|somos|sois|son|era|eras|éramos|eran|fui|fue|fuimos|fueron)';
const estar = '(?:estoy|estás|está|estamos|estáis|están|estaba|estabas|estábamos|estaban)';
const much = '(?:(?:muy|mucho|mucha|más|un poco|tan|bastante) )?';
const felt = '(?:hambre|sed|sueño|miedo|prisa|razón|suerte|ganas|calor|vergüenza)';
const weekday = '(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)';
const number = '(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\\d{1,2})';
const states = any(
  [...statesOfEstar].flatMap((word) => [word, word.replace(/o$/, 'a'), `${word}s`]),
);
const tired =
  '(?:cansad[oa]s?|enferm[oa]s?|triste|tristes|enfadad[oa]s?|sentad[oa]s?|perdid[oa]s?|bien|mal|roto|rota)';

/**
 * Words in a row that learners write and that are right but rarely; matched against a clause in
 * lower case, its words with one space between them.
 */
const frames: RegExp[] = [
  // ser, estar, tener, haber and hacer
  `${ser} ${much}(?:${felt}|años)`,
  `${ser} ${much}(?:${states}|${tired})`,
  `(?:yo soy|soy|eres|somos) (?:caliente|frío|buen[oa] gracias)`,
  `${estar} ${much}(?:${felt}|viento|sol|años)`,
  `(?:hoy|es|está|hace) muy (?:frío|calor|viento|sol) hoy`,
  `(?:es|está|era) (?:mucho |muy )?(?:calor|viento|sol)(?: hoy| en (?:invierno|verano).*)?$`,
  // 'El café está frío' is right.
  `(?:^|hoy |aquí |ahora |ayer |siempre |tiempo )(?:es|está|era) (?:mucho |muy )?frío(?: hoy| en (?:invierno|verano).*)?$`,
  `hace (?:muy|un poco) (?:frío|calor|viento|sol)`,
  `${ser} de ${any(estarDe)}`,
  `${estar} (?:${any(professions)}|${any(nationality)}|de (?:españa|inglaterra|escocia|irlanda|estados|canadá|méxico|alemania|francia))`,
  `${ser} (?:muy |más )?(?:cerca|lejos|al lado|debajo|encima|detrás|delante|aquí|allí|ahí)`,
  `(?:soy|eres|somos) en`,
  `dónde (?:es|son) (?:el|la|los|las|mi|tu) (?!${any(events)})`,
  `(?:está|están|estaba) (?:un(?! poco)|una|muchos|muchas|much[oa]|dos|tres)`,
  `est[ao]s? (?:al|en|muy|cerca|lejos|bien|mal)`,
  `hay (?:el|la|los|las|mi|tu|su|es|está)`,
  `${ser} ${number} años`,
  `(?:tengo|tienes|tiene|tuve) un (?:frío|hambre|calor|sed)`,
  `(?:vivo|vive|vivimos|estoy|está|estamos|trabajo|trabaja|estudio|he sido|soy) .*por (?:${number}|un|una|muchos|varios) (?:años?|meses|mes|semanas?|días)`,
  `qué es (?:tu|su|el) (?:nombre|número|dirección|apellido)`,
  `(?:hubieron|habían|habrán) (?:un|una|muchos|muchas|dos|tres)`,
  // gustar and its like
  `(?:yo|tú|él|ella|nosotros|ellos) (?:gust[oa]|gustas|gustamos|gustan|encant[oa]|encantan)`,
  `(?:gusta|encanta|interesa|duele)n? (?:mucho )?(?:los|las|mis|tus|sus)(?<=ta los|ta las|ta mis|ta tus|ta sus|sa los|sa las|le los|le las|ho los|ho las)`,
  `(?:gustan|encantan) (?:mucho )?(?:el|la|mi|tu) \\p{L}+$`,
  `(?<!le |les )(?:^|y |pero )a (?:mí|ti|él|ella|mi \\p{L}+) (?:gusta|encanta|duele)n?`,
  `(?:mi|tu|nos|le|me) (?:gusto|encanto)`,
  `(?:gusta|encanta) a \\p{L}+[aei]r`,
  // amounts and degrees
  `muchos gracias|buenas días|buenos (?:tardes|noches)`,
  `más (?:mejor|peor|mayor|menor|buen[oa]s?|mal[oa]s?)`,
  `muy \\p{L}+ísim[oa]s?`,
  `(?:muy mucho|mucho muy|mucho (?:bien|bueno|buena|cansado|cansada|grande|bonito|bonita))`,
  `más que ${number}`,
  `(?:mayor|menor|mejor|peor|más \\p{L}+) de (?:mí|ti|yo|él|ella)$`,
  `un[ao]? otr[oa]`,
  `todos? los? fin de`,
  // prepositions
  `en (?:el |los )?${weekday}s?`,
  `en (?:pie|la lunes)`,
  `(?:es|era|fue|nací) en \\d{1,2} de \\p{L}+`,
  `y (?:i|hi(?!e))\\p{L}+`,
  `por (?:avión|coche|tren|autobús|metro|bicicleta|bici|barco)`,
  // 'de siete a diez' is a span.
  `(?<!(?:de|del) \\p{L}+ )(?:a|en|desde) ${number}(?: (?:de la|y media|y cuarto|menos).*)?$`,
  `en las ${number}`,
  `(?:son|a) la ${number}|es las`,
  `(?:siete|ocho|nueve|diez|once|doce|una|dos|tres|cuatro|cinco|seis) en la (?:mañana|tarde|noche)`,
  `gracias para|para favor|para ejemplo`,
  `(?:busco|buscas|busca|buscando|buscar|mirando|espero|esperas|espera|esperando|esperar) por`,
  `(?:buscar|busco|espero|esperar|pedir|pido|pago|pagar) para (?:el|la|los|las|mi|mis|un|una)`,
  `(?:escucho|escuchar|escuché|miro|miramos|mirar|miré|veo|vemos|vimos|vi) a (?:la|las|los|un|una) (?:música|radio|televisión|tele|película|películas|canción|canciones|serie)`,
  `(?:pienso|piensas|piensa|pensamos|pensar|pensé|pensando|sueño|soñar|soñé) (?:de|sobre)`,
  `(?:depende|dependen|depender|consiste) (?:en|sobre|a)(?<=en|sobre|a)(?<!consiste en)`,
  `(?:cas|enamor|preocup|emocion|contempl)ad[oa]s? (?:a|para|de ella|sobre)`,
  `(?:voy|vas|va|vamos|van|fui|fuimos|ir|iba|viajé|viajar|viajo|viajamos|llegué|llegamos|llegar) en (?:el |la |mi |un |una )?(?!coche|tren|avión|autobús|bus|metro|bici|bicicleta|barco|taxi|moto|pie|verano|invierno|primavera|otoño|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|punto|\\d)\\p{L}+`,
  `(?:visité|visito|visitamos|visitar|visitaste) a ${any(cities)}`,
  `(?:a|de) el(?= \\p{L})`,
  `(?:juego|juegas|juega|jugamos|jugar|jugué|jugaba) (?:la|el|las) (?:guitarra|piano|violín|flauta|batería)`,
  `(?:toco|tocar|tocamos) (?:al )?(?:fútbol|tenis|baloncesto)`,
  `desde ${number} (?:años|meses|semanas|días)`,
  `${number} (?:años|meses|días|semanas) hace`,
  `(?:soy|fui|era) nacid[oa]|nací en (?:el )?\\d{1,2} de`,
  `(?:habl|cocin|cant|jueg|trabaj|bail|duerm|dorm|conduc|escrib|nad|funcion|explic)\\p{L}+ (?:muy )?buen[oa]s?$`,
  `\\p{L}+ ningun[oa]$(?<!^ningun[oa])`,
  // pronouns
  `(?:^|yo |después )(?:ducho|levanto|acuesto|despierto|visto|llamo \\p{L}+$)`,
  `(?:nadie|nada|nunca) no`,
  `\\p{L}+ (?:lo|los|le) (?:ayer|hoy|mañana)$(?<!(?:se|me|te|que|no) .*)`,
  `me llamo (?:es|soy)|mi nombre soy|me llama \\p{L}+$`,
  `(?:visit|conozc|conoc|llam|ayud|busc)\\p{L}* a (?:él|ella|ellos|ellas)`,
  `con (?:mí|yo|tú|ti)`,
  `(?:para|por|de|a|sin) (?:yo|tú)(?! \\p{L}+[so]\\b)`,
  // time
  `ayer (?:yo )?como`,
  // false friends
  `(?:estoy|soy|estaba) (?:muy )?(?:excitad[oa]|embarazado)`,
  `(?:realicé|realizo|realizar) que`,
  `hacer (?:una )?(?:decisión|pregunta una)|tener un buen tiempo|tuve un buen tiempo`,
].map((source) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u'));

/** 'Es en' tells where an event takes place, or when. */
const placed = /(?<!\p{L})(\p{L}+) (?:es|son|era) en (?!serio|realidad|punto|verdad|\d|que)/u;

/** A clause in lower case: what of it learners write and nobody else, or undefined. */
export function frameSlip(clause: string): string | undefined {
  for (const frame of frames) {
    const found = frame.exec(clause);
    if (found) return found[0];
  }
  const [place, subject = ''] = placed.exec(clause) ?? [];
  const isEvent = [...events].some((event) => clause.includes(event));
  const isSubject = subject === 'que' || (nounForm(subject) !== undefined && !isTime(subject));
  if (place && isSubject && !isEvent) return place;
  return degreeSlip(clause);
}

function isTime(word: string): boolean {
  return lookUp(word).some(({ topic }) => topic === 'time');
}

/** 'muy hambre', 'muy gente'. */
function degreeSlip(clause: string): string | undefined {
  const [said, word = ''] = /(?<!\p{L})muy (\p{L}+)/u.exec(clause) ?? [];
  const isNoun = nounForm(word) !== undefined && adjectiveForm(word) === undefined;
  return said && isNoun ? said : undefined;
}
