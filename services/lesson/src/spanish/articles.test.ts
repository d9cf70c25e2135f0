import { describe, expect, it } from 'vitest';
import { indefiniteArticle, pluralWithArticle, withArticle } from './articles.ts';
import { adjectiveForms, pluralOf } from './inflect.ts';
import { lookUpDictionaryForm } from './lexicon.ts';

const noun = (word: string) =>
  lookUpDictionaryForm(word).find(({ partOfSpeech }) => partOfSpeech === 'noun')!;

describe('articles', () => {
  it.each([
    ['manzana', 'la manzana', 'las manzanas'],
    ['problema', 'el problema', 'los problemas'],
    ['mano', 'la mano', 'las manos'],
    ['agua', 'el agua', 'las aguas'],
    ['águila', 'el águila', 'las águilas'],
    ['gafas', 'las gafas', 'las gafas'],
    ['fin de semana', 'el fin de semana', 'los fines de semana'],
    ['España', 'España', 'las Españas'],
    ['enero', 'enero', 'los eneros'],
  ])('%s: %s, %s', (word, singular, plural) => {
    expect(withArticle(noun(word))).toBe(singular);
    expect(pluralWithArticle(noun(word))).toBe(plural);
  });

  it('shows both genders where a noun has both', () => {
    expect(withArticle(noun('estudiante'))).toBe('el/la estudiante');
    expect(indefiniteArticle(noun('artista'))).toBe('un/una');
  });
});

describe('plurals', () => {
  it.each([
    ['libro', 'libros'],
    ['ciudad', 'ciudades'],
    ['lápiz', 'lápices'],
    ['canción', 'canciones'],
    ['joven', 'jóvenes'],
    ['lunes', 'lunes'],
    ['mes', 'meses'],
    ['autobús', 'autobuses'],
    ['café', 'cafés'],
    ['país', 'países'],
    ['móvil', 'móviles'],
    ['árbol', 'árboles'],
    ['fin de semana', 'fines de semana'],
    ['paraguas', 'paraguas'],
    ['crisis', 'crisis'],
    ['jersey', 'jerséis'],
    ['menú', 'menús'],
    ['club', 'clubes'],
    ['sofá', 'sofás'],
    ['pie', 'pies'],
    ['examen', 'exámenes'],
    ['imagen', 'imágenes'],
    ['orden', 'órdenes'],
    ['desorden', 'desórdenes'],
    ['resumen', 'resúmenes'],
    ['origen', 'orígenes'],
    ['guion', 'guiones'],
    ['beicon', 'béicones'],
    ['cumpleaños', 'cumpleaños'],
    ['coche de alquiler', 'coches de alquiler'],
    ['menú del día', 'menús del día'],
    ['ordenador portátil', 'ordenadores portátiles'],
    ['agua mineral', 'aguas minerales'],
    ['primer plato', 'primeros platos'],
    ['página web', 'páginas web'],
    ['cinturón de seguridad', 'cinturones de seguridad'],
    ['bistec', 'bistecs'],
    ['robot', 'robots'],
    ['blog', 'blogs'],
    ['camping', 'campings'],
    ['sándwich', 'sándwiches'],
    ['reloj', 'relojes'],
    ['ley', 'leyes'],
    ['análisis', 'análisis'],
    ['microondas', 'microondas'],
    ['iraní', 'iraníes'],
    ['esquí', 'esquís'],
    ['interés', 'intereses'],
    ['líder', 'líderes'],
    ['carácter', 'caracteres'],
    ['avión', 'aviones'],
    ['voz', 'voces'],
    ['té', 'tés'],
    ['ferry', 'ferris'],
  ])('%s → %s', (singular, plural) => {
    expect(pluralOf(singular)).toBe(plural);
  });
});

describe('forms of adjectives', () => {
  it.each([
    ['rojo', 'rojo roja rojos rojas'],
    ['verde', 'verde verde verdes verdes'],
    ['azul', 'azul azul azules azules'],
    ['español', 'español española españoles españolas'],
    ['alemán', 'alemán alemana alemanes alemanas'],
    ['francés', 'francés francesa franceses francesas'],
    ['trabajador', 'trabajador trabajadora trabajadores trabajadoras'],
    ['mejor', 'mejor mejor mejores mejores'],
    ['marrón', 'marrón marrón marrones marrones'],
    ['mandón', 'mandón mandona mandones mandonas'],
    ['feliz', 'feliz feliz felices felices'],
  ])('%s: %s', (adjective, forms) => {
    expect(Object.values(adjectiveForms(adjective)).join(' ')).toBe(forms);
  });
});
