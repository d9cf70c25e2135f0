/** A Spanish word that looks like an English one and means something else. */
export interface FalseFriend {
  spanish: string;
  /** What it means. */
  means: string;
  /** The English word that it looks like. */
  looksLike: string;
  /** The Spanish for that English word. */
  say: string;
}

type Row = [spanish: string, means: string, looksLike: string, say: string];

const rows: Row[] = [
  ['embarazada', 'pregnant', 'embarrassed', 'avergonzada'],
  ['actualmente', 'currently', 'actually', 'en realidad'],
  ['actual', 'current', 'actual', 'verdadero'],
  ['asistir', 'to attend', 'to assist', 'ayudar'],
  ['atender', 'to pay attention to; to serve', 'to attend', 'asistir'],
  ['librería', 'bookstore', 'library', 'biblioteca'],
  ['carpeta', 'folder', 'carpet', 'alfombra'],
  ['constipado', 'having a cold', 'constipated', 'estreñido'],
  ['éxito', 'success', 'exit', 'salida'],
  ['suceso', 'event', 'success', 'éxito'],
  ['sensible', 'sensitive', 'sensible', 'sensato'],
  ['simpático', 'nice, friendly', 'sympathetic', 'comprensivo'],
  ['realizar', 'to carry out', 'to realize', 'darse cuenta'],
  ['molestar', 'to bother', 'to molest', 'abusar de'],
  ['soportar', 'to bear, to put up with', 'to support', 'apoyar'],
  ['pretender', 'to intend', 'to pretend', 'fingir'],
  ['recordar', 'to remember', 'to record', 'grabar'],
  ['ropa', 'clothes', 'rope', 'cuerda'],
  ['sopa', 'soup', 'soap', 'jabón'],
  ['pariente', 'relative', 'parent', 'padre o madre'],
  ['largo', 'long', 'large', 'grande'],
  ['vaso', 'glass', 'vase', 'jarrón'],
  ['fábrica', 'factory', 'fabric', 'tela'],
  ['lectura', 'reading', 'lecture', 'conferencia'],
  ['argumento', 'plot; reasoning', 'argument (quarrel)', 'discusión'],
  ['discusión', 'argument, quarrel', 'discussion (calm)', 'debate'],
  ['campo', 'countryside; field', 'camp', 'campamento'],
  ['colegio', 'school', 'college', 'universidad'],
  ['compromiso', 'commitment', 'compromise', 'término medio'],
  ['contestar', 'to answer', 'to contest', 'impugnar'],
  ['decepción', 'disappointment', 'deception', 'engaño'],
  ['delito', 'crime', 'delight', 'placer'],
  ['disgusto', 'annoyance, upset', 'disgust', 'asco'],
  ['educado', 'polite, well-mannered', 'educated', 'culto'],
  ['emocionante', 'exciting; moving', 'emotional', 'emotivo'],
  ['excitado', 'aroused', 'excited', 'emocionado'],
  ['gracioso', 'funny', 'gracious', 'cortés'],
  ['grosería', 'rude remark', 'grocery', 'tienda de comestibles'],
  ['idioma', 'language', 'idiom', 'modismo'],
  ['introducir', 'to insert', 'to introduce (a person)', 'presentar'],
  ['jubilación', 'retirement', 'jubilation', 'júbilo'],
  ['mayor', 'older', 'mayor', 'alcalde'],
  ['nudo', 'knot', 'nude', 'desnudo'],
  ['once', 'eleven', 'once', 'una vez'],
  ['pan', 'bread', 'pan', 'sartén'],
  ['pie', 'foot', 'pie', 'pastel'],
  ['preocupado', 'worried', 'preoccupied', 'absorto'],
  ['quitar', 'to take away, to remove', 'to quit', 'dejar'],
  ['red', 'net; network', 'red', 'rojo'],
  ['restar', 'to subtract', 'to rest', 'descansar'],
  ['sano', 'healthy', 'sane', 'cuerdo'],
  ['sentencia', 'court ruling', 'sentence (grammar)', 'oración'],
  ['tuna', 'prickly pear', 'tuna', 'atún'],
  ['últimamente', 'lately', 'ultimately', 'al final'],
  ['advertencia', 'warning', 'advertisement', 'anuncio'],
  ['blando', 'soft', 'bland', 'soso'],
  ['casualidad', 'coincidence', 'casualty', 'víctima'],
  ['collar', 'necklace', 'collar (of a shirt)', 'cuello'],
  ['enviar', 'to send', 'to envy', 'envidiar'],
];

/** Words whose likeness misleads learners. */
export const falseFriends: readonly FalseFriend[] = rows.map(
  ([spanish, means, looksLike, say]) => ({ spanish, means, looksLike, say }),
);

const bySpanish = new Map(falseFriends.map((one) => [one.spanish, one]));

/** The false friend that this dictionary form is, without article, if it is one. */
export function falseFriend(word: string): FalseFriend | undefined {
  return bySpanish.get(word.toLowerCase());
}
