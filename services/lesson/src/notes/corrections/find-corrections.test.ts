import { describe, expect, it } from 'vitest';
import { understandNotes } from '../understand-notes.ts';

const corrections = (notes: string) =>
  understandNotes(notes).corrections.map(({ wrong, right }) => `${wrong} > ${right}`);

describe('corrections as tutors write them', () => {
  it.each([
    [
      'Errores / Correcciones\n1. Después, ducho.\n   Después, me ducho.',
      'Después, ducho. > Después, me ducho.',
    ],
    ['Ojo con "mucho" y "muy": muy bueno, no mucho bueno.', 'mucho bueno > muy bueno'],
    ['Tuve un buen tiempo - mejor "Lo pasé bien"', 'Tuve un buen tiempo > Lo pasé bien'],
    ['¿Como estas? → ¿Cómo estás?', '¿Como estas? > ¿Cómo estás?'],
    [
      'Mi amiga tiene un nueva casa. → Mi amiga tiene UNA casa NUEVA.',
      'Mi amiga tiene un nueva casa. > Mi amiga tiene una casa nueva.',
    ],
    [
      'Yo volví a casa en pie. → Volví a casa A PIE.',
      'Yo volví a casa en pie. > Volví a casa a pie.',
    ],
    [
      '[10:01] Ana: Yo gusto tomar el sol\n[10:02] Tutor: Me gusta tomar el sol',
      'Yo gusto tomar el sol > Me gusta tomar el sol',
    ],
    [
      '[10:01] Ben: Estoy de acuerdo con tu\n[10:02] Tutor: contigo*',
      'Estoy de acuerdo con tu > Estoy de acuerdo contigo',
    ],
    [
      'En el trabajo tenía (tuve) una reunión muy larga.',
      'En el trabajo tenía una reunión muy larga. > En el trabajo tuve una reunión muy larga.',
    ],
    [
      '[10:01] Sam: Yo juego la guitarra desde diez años.\n[10:02] Laura: Toco la guitarra desde hace diez años.',
      'Yo juego la guitarra desde diez años. > Toco la guitarra desde hace diez años.',
    ],
    [
      '[10:01] Emma: me gusta la tortilla con cebolla mas\n[10:02] Luis: me gusta más la tortilla con cebolla',
      'me gusta la tortilla con cebolla mas > me gusta más la tortilla con cebolla',
    ],
    [
      'Dije: Haceré la tarea esta noche.\nDebería decir: Haré la tarea esta noche.',
      'Haceré la tarea esta noche. > Haré la tarea esta noche.',
    ],
    ['Él es durmiendo ✗ está durmiendo', 'Él es durmiendo > Él está durmiendo'],
    [
      '(x) Hoy es mucho viento\n(✓) Hoy hace mucho viento',
      'Hoy es mucho viento > Hoy hace mucho viento',
    ],
    ['Este regalo es por ti. (para)', 'Este regalo es por ti. > Este regalo es para ti.'],
    ['Things to fix:\nla día = el día', 'la día > el día'],
    [
      'Vocabulary           Corrections\nla nieve: snow       Comimos mucho comida → Comimos mucha comida\nla uva: grape        ',
      'Comimos mucho comida > Comimos mucha comida',
    ],
    [
      'My mistakes\n"ella me dijo que viene ayer" (vino)',
      'ella me dijo que viene ayer > ella me dijo que vino ayer',
    ],
    [
      'a) Mañana iré a la playa ✓\nb) Mañana iré en la playa ✗',
      'Mañana iré en la playa > Mañana iré a la playa',
    ],
    ['"hay un banco aquí" YES, "está un banco aquí" NO', 'está un banco aquí > hay un banco aquí'],
    [
      'Jo, [5 Mar 2026 20:15]:\nMis hijos no gustan los huevos\nAna (tutora), [5 Mar 2026 20:16]:\nA mis hijos no les gustan los huevos',
      'Mis hijos no gustan los huevos > A mis hijos no les gustan los huevos',
    ],
    [
      'Soy más mayor que mi hermana. X -> Soy mayor que mi hermana.',
      'Soy más mayor que mi hermana. > Soy mayor que mi hermana.',
    ],
    ['NO            SÍ\nSoy en casa   Estoy en casa', 'Soy en casa > Estoy en casa'],
  ])('%s', (notes, expected) => {
    expect(corrections(notes)).toEqual([expected]);
  });
});
