import type { NotePair } from '../../../notes/understood-notes.ts';
import { decapitalised } from '../../../spanish/letters.ts';
import { oneOf } from '../../../spanish/one-of.ts';
import { englishForms, isPlain } from '../answer-forms.ts';
import type { Frame } from './frame.ts';

/** Verbs that say enough without an object: 'I want to rest'. */
const verbsAlone =
  oneOf(`comer beber cocinar cantar bailar nadar correr caminar leer escribir estudiar trabajar
  dormir descansar viajar hablar salir jugar pagar esperar aprender ayudar entrar volver conducir
  manejar practicar pasear pintar dibujar limpiar esquiar desayunar cenar almorzar votar patinar
  navegar acampar bucear madrugar merendar montar participar protestar aparcar`);

/** Verbs that want an object, which 'lo' can be. */
const verbsWithObject =
  oneOf(`hervir pelar freír cortar lavar abrir cerrar comprar vender cruzar descargar enchufar
  encender apagar alquilar plantar desarrollar arreglar enviar mandar recibir probar preparar
  copiar imprimir guardar borrar instalar buscar encontrar olvidar recordar repetir explicar
  entender aprobar firmar rellenar cambiar devolver reservar cancelar facturar ver mirar escuchar oír
  reciclar usar utilizar terminar empezar mezclar batir añadir asar medir pesar planchar barrer
  fregar traducir corregir visitar invitar cuidar evitar mejorar proteger elegir mover levantar
  construir destruir organizar celebrar grabar compartir publicar investigar cobrar ahorrar regalar`);

/** Nobody does these, or not without more: 'it is time to rain', 'it is time to have'. */
const notDone =
  oneOf(`llover nevar granizar amanecer anochecer haber ser estar poder deber soler gustar encantar
  doler parecer faltar importar interesar existir tener hacer dar poner decir querer traer llevar
  tomar meter sacar echar coger dejar necesitar usar tratar ir nacer morir crecer ladrar maullar
  morder picar florecer valer costar caber pertenecer depender consistir suceder ocurrir pasar
  conocer saber creer pensar significar llamarse dedicarse sentirse ponerse volverse convertirse
  darse acordarse olvidarse quejarse fijarse parecerse encontrarse atreverse tratarse negarse
  enterarse arrepentirse acostumbrarse hacerse quedarse irse alojarse hospedarse instalarse`);

/** What one would rather not. */
const misfortunes =
  oneOf(`cansarse quemarse enojarse enfadarse enfermarse caerse equivocarse perderse aburrirse
  asustarse preocuparse estresarse deprimirse resfriarse emborracharse ahogarse cortarse engordar
  mentir fumar roncar suspender fracasar gritar llorar discutir exagerar desmayarse ensuciarse
  confundirse pelearse lastimarse marearse divorciarse separarse rendirse retrasarse`);

/** Of those that nobody does alone, what is done with more: 'hacer la cama', 'ir de compras'. */
const doneWithMore = oneOf(
  'hacer ir poner decir traer llevar tomar meter sacar coger dejar usar tratar pasar conocer',
);

/** What nobody plans, whatever follows: 'perder el tren', 'suspender un examen'. */
const lossOf = oneOf('perder suspender romper cometer sufrir chocar');

/** What the lesson taught one to do: 'comer', 'to eat', or 'sacar la basura'. */
export interface LessonVerb {
  spanish: string;
  english: string;
  pair: NotePair;
}

/** What one can want, plan and have to do without saying more. */
export function activityOf(pair: NotePair): LessonVerb | undefined {
  const verb = infinitiveOf(pair);
  if (!verb) return undefined;
  const { spanish, english, infinitive, rest } = verb;
  if (rest.length === 0) {
    return verbsAlone.has(spanish) && /^to \w+$/.test(english) ? verb : undefined;
  }
  const isDone = !notDone.has(infinitive) || doneWithMore.has(infinitive);
  // 'to put your foot in it' and 'to be sunny' are nothing that I want.
  const isWanted = !/\b(?:your|some(?:one|body))\b|^to be /.test(english);
  return isDone && isWanted && !infinitive.endsWith('se') && !lossOf.has(infinitive)
    ? verb
    : undefined;
}

interface Infinitive extends LessonVerb {
  infinitive: string;
  /** The words that follow it. */
  rest: string[];
}

function infinitiveOf(pair: NotePair): Infinitive | undefined {
  const [gloss = ''] = englishForms(pair.english, pair.kind);
  const english = decapitalised(gloss);
  const spanish = decapitalised(pair.spanish);
  const [infinitive = '', ...rest] = spanish.split(' ');
  const isVerb =
    isPlain(spanish) && /^\p{L}*[aeií]r(?:se)?$/u.test(infinitive) && /^to \w+/.test(english);
  // 'to make the most of' waits for what comes next.
  const isOpen =
    /[.?!,]/.test(spanish) ||
    / (?:a|de|con|por|para|en|que|haciendo|puesto)$/.test(spanish) ||
    endsOpen(english);
  return isVerb && !isOpen ? { spanish, english, pair, infinitive, rest } : undefined;
}

/** What can be said of the lesson's infinitives, alone or with what follows them. */
export function verbFrames(pair: NotePair): Frame[] {
  const verb = infinitiveOf(pair);
  if (!verb) return [];
  const { spanish, english, infinitive, rest } = verb;
  const state = /^to be (.+)$/.exec(english)?.[1];
  if (infinitive === 'tener' && rest.length === 1 && state) return states(rest[0]!, state);
  if (rest.length === 0 && verbsWithObject.has(spanish)) return wishes(spanish, english);
  if (activityOf(pair)) return intentions(spanish, english);
  if (misfortunes.has(spanish)) return [warning('No es bueno', "It isn't good", spanish, english)];
  if (infinitive.endsWith('se') && !notDone.has(spanish)) return generalities(spanish, english);
  // 'to guarantee' alone says nothing: what is guaranteed is for the notes to say.
  return [];
}

/** A particle is no preposition: 'to plug in' is complete, 'to agree with' is not. */
function endsOpen(english: string): boolean {
  return / (?:of|with|for|to|at|about|from|into|than)$/.test(english);
}

function intentions(spanish: string, english: string): Frame[] {
  const mine = english.replace(/\bone's\b/, 'my').replace(/\boneself\b/, 'myself');
  return [
    { spanish: `Quiero ${spanish} hoy.`, english: `I want ${mine} today.` },
    { spanish: `Mañana voy a ${spanish}.`, english: `Tomorrow I'm going ${mine}.` },
    { spanish: `Hoy tengo que ${spanish}.`, english: `Today I have ${mine}.` },
  ];
}

/** 'to plug in' → 'to plug it in'; the rest of English is too free for more than a single verb. */
function wishes(spanish: string, english: string): Frame[] {
  const match = /^(to \w+)( (?:in|out|off|on|up|down|away|back))?$/.exec(english);
  if (!match) return [];
  const it = `${match[1]} it${match[2] ?? ''}`;
  return [
    { spanish: `Lo quiero ${spanish}.`, english: `I want ${it}.` },
    { spanish: `Mañana lo voy a ${spanish}.`, english: `Tomorrow I'm going ${it}.` },
    { spanish: `Hoy lo tengo que ${spanish}.`, english: `Today I have ${it}.` },
  ];
}

/** True of everybody, so that 'ducharse' may keep its -se. */
function generalities(spanish: string, english: string): Frame[] {
  const yours = addressed(english);
  return [
    {
      spanish: `Es hora de ${spanish}.`,
      english: `It's time ${yours}.`,
      mistake: {
        wrong: `Es hora a ${spanish}.`,
        rule: 'Between «es hora» and an infinitive stands «de».',
      },
    },
    warning('No es fácil', "It isn't easy", spanish, english),
    {
      spanish: `Hoy hay que ${spanish}.`,
      english: `Today you have ${yours}.`,
      mistake: {
        wrong: `Hoy hay de ${spanish}.`,
        rule: 'What has to be done follows «hay que».',
      },
    },
  ];
}

function warning(start: string, meaning: string, spanish: string, english: string): Frame {
  return {
    spanish: `${start} ${spanish}.`,
    english: `${meaning} ${addressed(english)}.`,
    mistake: {
      wrong: `${start} a ${spanish}.`,
      rule: 'After «es» and an adjective the infinitive follows at once: no «a» for the English “to”.',
    },
  };
}

function addressed(english: string): string {
  return english.replace(/\bone's\b/, 'your').replace(/\boneself\b/, 'yourself');
}

/** 'tener sueño' is what one has in Spanish and is in English. */
function states(noun: string, english: string): Frame[] {
  return [
    { spanish: `Ahora tengo ${noun}.`, english: `Now I'm ${english}.` },
    { spanish: `Nunca tengo ${noun}.`, english: `I'm never ${english}.` },
    { spanish: `Hoy no tengo ${noun}.`, english: `I'm not ${english} today.` },
  ];
}
