import { describe, expect, it } from 'vitest';
import { conjugate, isInfinitive, recogniseVerb, verbForm } from './conjugate.ts';

const readings = (word: string) =>
  recogniseVerb(word).map(({ infinitive, tense, person }) =>
    `${infinitive} ${tense} ${person ?? ''}`.trim(),
  );

describe('conjugating', () => {
  it.each([
    ['tener', 'present', '1s', 'tengo'],
    ['tener', 'preterite', '3s', 'tuvo'],
    ['ser', 'imperfect', '1p', 'éramos'],
    ['hacer', 'future', '2s', 'harás'],
    ['poder', 'conditional', '1s', 'podría'],
    ['ir', 'present-subjunctive', '3p', 'vayan'],
    ['decir', 'imperative', '2s', 'di'],
    ['levantarse', 'present', '1s', 'me levanto'],
    ['ir', 'present', '1s', 'voy'],
    ['ir', 'preterite', '3s', 'fue'],
    ['ir', 'imperfect', '1p', 'íbamos'],
    ['ir', 'imperative', '2s', 've'],
    ['ir', 'gerund', undefined, 'yendo'],
    ['ser', 'preterite', '1s', 'fui'],
    ['ser', 'present-subjunctive', '3p', 'sean'],
    ['ser', 'imperative', '2s', 'sé'],
    ['dar', 'preterite', '1s', 'di'],
    ['dar', 'preterite', '3s', 'dio'],
    ['dar', 'present-subjunctive', '3s', 'dé'],
    ['ver', 'preterite', '3s', 'vio'],
    ['ver', 'imperfect', '1s', 'veía'],
    ['ver', 'participle', undefined, 'visto'],
    ['caber', 'present', '1s', 'quepo'],
    ['caber', 'preterite', '3s', 'cupo'],
    ['caber', 'future', '3s', 'cabrá'],
    ['caer', 'present', '1s', 'caigo'],
    ['caer', 'preterite', '3s', 'cayó'],
    ['caer', 'gerund', undefined, 'cayendo'],
    ['oír', 'present', '1s', 'oigo'],
    ['oír', 'present', '3s', 'oye'],
    ['oír', 'preterite', '3p', 'oyeron'],
    ['reír', 'present', '1s', 'río'],
    ['reír', 'preterite', '3s', 'rio'],
    ['reír', 'gerund', undefined, 'riendo'],
    ['sonreír', 'present', '3p', 'sonríen'],
    ['seguir', 'present', '1s', 'sigo'],
    ['seguir', 'preterite', '3s', 'siguió'],
    ['seguir', 'gerund', undefined, 'siguiendo'],
    ['elegir', 'present', '1s', 'elijo'],
    ['elegir', 'present', '3s', 'elige'],
    ['elegir', 'present-subjunctive', '1p', 'elijamos'],
    ['dormir', 'present-subjunctive', '1p', 'durmamos'],
    ['dormir', 'preterite', '3p', 'durmieron'],
    ['dormir', 'gerund', undefined, 'durmiendo'],
    ['morir', 'participle', undefined, 'muerto'],
    ['morir', 'preterite', '3s', 'murió'],
    ['conducir', 'present', '1s', 'conduzco'],
    ['conducir', 'preterite', '3p', 'condujeron'],
    ['traer', 'preterite', '3p', 'trajeron'],
    ['traer', 'present', '1s', 'traigo'],
    ['traer', 'gerund', undefined, 'trayendo'],
    ['decir', 'preterite', '3p', 'dijeron'],
    ['decir', 'future', '1s', 'diré'],
    ['decir', 'imperative', '2s', 'di'],
    ['decir', 'participle', undefined, 'dicho'],
    ['bendecir', 'participle', undefined, 'bendecido'],
    ['bendecir', 'preterite', '3s', 'bendijo'],
    ['bendecir', 'future', '1s', 'bendeciré'],
    ['bendecir', 'imperative', '2s', 'bendice'],
    ['haber', 'present', '3s', 'ha'],
    ['haber', 'preterite', '3s', 'hubo'],
    ['haber', 'future', '3s', 'habrá'],
    ['haber', 'present-subjunctive', '3s', 'haya'],
    ['satisfacer', 'preterite', '3s', 'satisfizo'],
    ['satisfacer', 'present', '1s', 'satisfago'],
    ['satisfacer', 'participle', undefined, 'satisfecho'],
    ['satisfacer', 'future', '1s', 'satisfaré'],
    ['huir', 'present', '1s', 'huyo'],
    ['huir', 'preterite', '3s', 'huyó'],
    ['huir', 'present', '1p', 'huimos'],
    ['averiguar', 'preterite', '1s', 'averigüé'],
    ['averiguar', 'present', '1s', 'averiguo'],
    ['averiguar', 'present-subjunctive', '3s', 'averigüe'],
    ['enviar', 'present', '1s', 'envío'],
    ['enviar', 'present', '1p', 'enviamos'],
    ['continuar', 'present', '3s', 'continúa'],
    ['continuar', 'present-subjunctive', '3p', 'continúen'],
    ['levantarse', 'imperative', '2s', 'levántate'],
    ['levantarse', 'present', '1p', 'nos levantamos'],
    ['acostarse', 'imperative', '2s', 'acuéstate'],
    ['vestirse', 'imperative', '2s', 'vístete'],
    ['irse', 'imperative', '2s', 'vete'],
    ['ponerse', 'imperative', '2s', 'ponte'],
    ['leer', 'gerund', undefined, 'leyendo'],
    ['leer', 'preterite', '3s', 'leyó'],
    ['escribir', 'participle', undefined, 'escrito'],
    ['romper', 'participle', undefined, 'roto'],
    ['poner', 'participle', undefined, 'puesto'],
    ['poner', 'imperative', '2s', 'pon'],
    ['abrir', 'participle', undefined, 'abierto'],
    ['volver', 'participle', undefined, 'vuelto'],
    ['hacer', 'participle', undefined, 'hecho'],
    ['hacer', 'imperative', '2s', 'haz'],
    ['hacer', 'preterite', '3s', 'hizo'],
    ['cubrir', 'participle', undefined, 'cubierto'],
    ['descubrir', 'participle', undefined, 'descubierto'],
    ['resolver', 'participle', undefined, 'resuelto'],
    ['imprimir', 'participle', undefined, 'imprimido'],
    ['saber', 'present', '1s', 'sé'],
    ['saber', 'preterite', '1p', 'supimos'],
    ['saber', 'present-subjunctive', '2s', 'sepas'],
    ['querer', 'preterite', '3s', 'quiso'],
    ['querer', 'future', '1s', 'querré'],
    ['poder', 'gerund', undefined, 'pudiendo'],
    ['poder', 'preterite', '1s', 'pude'],
    ['tener', 'imperative', '2s', 'ten'],
    ['tener', 'future', '3p', 'tendrán'],
    ['venir', 'gerund', undefined, 'viniendo'],
    ['venir', 'preterite', '2s', 'viniste'],
    ['venir', 'imperative', '2s', 'ven'],
    ['salir', 'future', '1s', 'saldré'],
    ['salir', 'imperative', '2s', 'sal'],
    ['valer', 'future', '3s', 'valdrá'],
    ['andar', 'preterite', '1s', 'anduve'],
    ['estar', 'preterite', '3s', 'estuvo'],
    ['estar', 'present-subjunctive', '2s', 'estés'],
    ['jugar', 'present', '3s', 'juega'],
    ['jugar', 'preterite', '1s', 'jugué'],
    ['oler', 'present', '3s', 'huele'],
    ['errar', 'present', '3s', 'yerra'],
    ['empezar', 'preterite', '1s', 'empecé'],
    ['empezar', 'present-subjunctive', '3s', 'empiece'],
    ['buscar', 'preterite', '1s', 'busqué'],
    ['llegar', 'present-subjunctive', '3s', 'llegue'],
    ['coger', 'present', '1s', 'cojo'],
    ['conocer', 'present', '1s', 'conozco'],
    ['conocer', 'present-subjunctive', '3s', 'conozca'],
    ['vencer', 'present', '1s', 'venzo'],
    ['construir', 'present', '3s', 'construye'],
    ['construir', 'present', '1p', 'construimos'],
    ['pedir', 'preterite', '3s', 'pidió'],
    ['pedir', 'present-subjunctive', '1p', 'pidamos'],
    ['sentir', 'preterite', '3p', 'sintieron'],
    ['sentir', 'present-subjunctive', '1p', 'sintamos'],
    ['preferir', 'gerund', undefined, 'prefiriendo'],
    ['pensar', 'present', '3p', 'piensan'],
    ['contar', 'present', '2s', 'cuentas'],
    ['contar', 'present', '1p', 'contamos'],
    ['tropezar', 'present', '1s', 'tropiezo'],
    ['reunir', 'present', '3s', 'reúne'],
    ['prohibir', 'present', '3s', 'prohíbe'],
    ['actuar', 'present', '1s', 'actúo'],
    ['guiar', 'preterite', '3s', 'guio'],
    ['guiar', 'present', '1s', 'guío'],
    ['reñir', 'preterite', '3s', 'riñó'],
    ['adquirir', 'present', '3s', 'adquiere'],
    ['avergonzar', 'present', '1s', 'avergüenzo'],
    ['proteger', 'present-subjunctive', '3s', 'proteja'],
    ['distinguir', 'present', '1s', 'distingo'],
    ['soler', 'present', '1p', 'solemos'],
    ['llover', 'present', '3s', 'llueve'],
    ['hablar', 'imperfect-subjunctive', '1p', 'habláramos'],
    ['tener', 'imperfect-subjunctive', '3s', 'tuviera'],
    ['comer', 'conditional', '1p', 'comeríamos'],
    ['haber', 'conditional', '3s', 'habría'],
    ['deshacer', 'preterite', '1s', 'deshice'],
    ['componer', 'participle', undefined, 'compuesto'],
    ['mantener', 'preterite', '3p', 'mantuvieron'],
    ['prever', 'present', '3s', 'prevé'],
    ['sonreír', 'participle', undefined, 'sonreído'],
    ['criar', 'preterite', '3s', 'crio'],
  ] as const)('%s, %s, %s is %s', (infinitive, tense, person, form) => {
    expect(verbForm(infinitive, tense, person)).toBe(form);
  });

  it('has forms without person and the polite command', () => {
    expect(verbForm('escribir', 'participle')).toBe('escrito');
    expect(verbForm('dormir', 'gerund')).toBe('durmiendo');
    expect(verbForm('hablar', 'imperative', '3s')).toBe('hable');
  });

  it('has both participles where both are right', () => {
    for (const [infinitive, form] of [
      ['imprimir', 'impreso'],
      ['freír', 'frito'],
    ] as const) {
      expect(readings(form)).toContain(`${infinitive} participle`);
    }
  });

  it('has no forms for what is no verb', () => {
    expect(conjugate('mesa')).toEqual([]);
    expect(isInfinitive('mujer')).toBe(false);
    expect(isInfinitive('ducharse')).toBe(true);
  });
});

describe('recognising a form', () => {
  it('tells all that it can be', () => {
    expect(readings('fui')).toEqual(['ir preterite 1s', 'ser preterite 1s']);
    expect(readings('hablamos')).toEqual(['hablar present 1p', 'hablar preterite 1p']);
  });

  it('knows rarer verbs by their endings, with vowel and spelling changes', () => {
    expect(readings('madrugo')).toContain('madrugar present 1s');
    expect(readings('tropiezas')).toContain('tropezar present 2s');
    expect(readings('aparqué')).toContain('aparcar preterite 1s');
  });

  it('looks past pronouns at the end', () => {
    expect(readings('levantarme')).toContain('levantar infinitive');
    expect(readings('dímelo')).toContain('decir imperative 2s');
    expect(readings('diciéndolo')).toContain('decir gerund');
  });

  it('does not take a learner’s invention for a form of an irregular verb', () => {
    expect(readings('sabo')).toEqual([]);
    expect(readings('tení')).toEqual([]);
  });
});
