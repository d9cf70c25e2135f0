import type { Document } from './document.ts';

export const chats: Document[] = [
  {
    name: 'WhatsApp on an iPhone',
    notes: `[12/11/25, 10:03:11] Marta: Hola Ben, ¿qué tal el fin de semana?
[12/11/25, 10:04:02] Ben: Hola! Yo fue a la playa con mis amigos
[12/11/25, 10:04:40] Marta: *fui
[12/11/25, 10:05:01] Ben: gracias! what does "arena" mean?
[12/11/25, 10:05:30] Marta: la arena = sand
[12/11/25, 10:06:12] Marta: ‎image omitted
[12/11/25, 10:06:40] Marta: ¿Hizo buen tiempo?`,
    pairs: ['la arena = sand'],
    sentences: ['Hola Ben, ¿qué tal el fin de semana?', '¿Hizo buen tiempo?'],
    corrections: ['Yo fue a la playa con mis amigos > Yo fui a la playa con mis amigos'],
  },
  {
    name: 'WhatsApp on Android',
    notes: `12/11/2025, 18:30 - Messages and calls are end-to-end encrypted. No one outside of this chat, not even WhatsApp, can read or listen to them.
12/11/2025, 18:31 - Profe Lucía: Buenas tardes, Sam
12/11/2025, 18:32 - Sam: Buenas tardes. Me gusta mucho los perros
12/11/2025, 18:33 - Profe Lucía: Cuidado: no se dice "me gusta los perros", se dice "me gustan los perros"
12/11/2025, 18:34 - Sam: <Media omitted>
12/11/2025, 18:35 - Profe Lucía: el collar - the collar
12/11/2025, 18:35 - Profe Lucía: pasear - to go for a walk
12/11/2025, 18:36 - Sam: https://example.com/perros?id=12
12/11/2025, 18:37 - Profe Lucía: Tu perro es precioso.`,
    pairs: [
      'buenas tardes = good afternoon',
      'el collar = the collar',
      'pasear = to go for a walk',
    ],
    sentences: ['Tu perro es precioso.'],
    corrections: ['me gusta los perros > me gustan los perros'],
  },
  {
    name: 'Zoom',
    notes: `09:02:13 From Carmen Ruiz to Everyone:
	el horario = schedule
09:03:45 From Carmen Ruiz to Everyone:
	la jornada = working day
09:05:00 From Tom to Carmen Ruiz(Direct Message):
	Yo trabajo en un oficina
09:05:31 From Carmen Ruiz to Everyone:
	un oficina ❌ una oficina ✅
09:08:10 From Carmen Ruiz : Mi jefe trabaja desde casa.`,
    pairs: ['el horario = schedule', 'la jornada = working day'],
    sentences: ['Mi jefe trabaja desde casa.'],
    corrections: ['un oficina > una oficina'],
  },
  {
    name: 'Telegram',
    notes: `Elena, [12.11.25 20:01]
¿Qué hiciste ayer?

Jack, [12.11.25 20:02]
Ayer yo ha comido paella

Elena, [12.11.25 20:03]
Casi 🙂 → Ayer comí paella

Elena, [12.11.25 20:04]
el arroz: rice
los mariscos: seafood`,
    pairs: ['el arroz = rice', 'los mariscos = seafood'],
    sentences: ['¿Qué hiciste ayer?'],
    corrections: ['Ayer yo ha comido paella > Ayer comí paella'],
  },
  {
    name: 'a chat with names only',
    notes: `Ana: ¿Dónde vives ahora?
Tom: Yo vivo en un casa grande.
Ana: Vivo en una casa grande ;) (casa is feminine)
Ana: ¿Y tienes jardín?
Tom: Sí, tengo un jardín pequeño.
Ana: el césped = lawn`,
    pairs: ['el césped = lawn'],
    sentences: ['¿Dónde vives ahora?', '¿Y tienes jardín?', 'Sí, tengo un jardín pequeño.'],
    corrections: ['Yo vivo en un casa grande. > Vivo en una casa grande.'],
  },
  {
    name: 'a correction with a star and several words',
    notes: `Lena (10:15): Ayer yo comprar dos libros
Diego (10:16): *compré
Lena (10:17): y mi hermana le gusta leer
Diego (10:17): *a mi hermana le gusta leer
Diego (10:18): ¡Muy bien!
Diego (10:19): Hoy hace sol en Bogotá.`,
    sentences: ['Hoy hace sol en Bogotá.'],
    corrections: [
      'Ayer yo comprar dos libros > Ayer yo compré dos libros',
      'y mi hermana le gusta leer > y a mi hermana le gusta leer',
    ],
  },
  {
    name: 'a tutor who says better',
    notes: `Student: Estoy muy excitado por el viaje.
Tutor: mejor: Estoy muy emocionado por el viaje.
Student: ¿Cuántos años eres?
Tutor: You should say "¿Cuántos años tienes?"
Student: Soy hambre.
Tutor: We say tengo hambre, not soy hambre.`,
    sentences: [],
    pairs: [],
    corrections: [
      'Estoy muy excitado por el viaje. > Estoy muy emocionado por el viaje.',
      '¿Cuántos años eres? > ¿Cuántos años tienes?',
      'soy hambre > tengo hambre',
    ],
  },
  {
    name: 'Slack or Teams with the name above',
    notes: `Paula Gómez  10:31 AM
¿Has visto mi mensaje?
la reunión – meeting

Mike  10:33 AM
Sí, lo he visto.

Paula Gómez  10:40 AM
aplazar – to postpone
Write to me at paula@example.com or call 555-1234.`,
    pairs: ['la reunión = meeting', 'aplazar = to postpone'],
    sentences: ['¿Has visto mi mensaje?', 'Sí, lo he visto.'],
  },
  {
    name: 'a dialogue with dashes',
    notes: `En la tienda
—Buenos días, ¿en qué puedo ayudarle?
—Busco una chaqueta negra.
—¿Qué talla usa?
—La mediana.
—Aquí tiene.`,
    heading: 'En la tienda',
    sentences: [
      'Buenos días, ¿en qué puedo ayudarle?',
      'Busco una chaqueta negra.',
      '¿Qué talla usa?',
      'Aquí tiene.',
    ],
  },
  {
    name: 'a dialogue with translations below',
    notes: `A: ¿Me puedes ayudar?
Can you help me?
B: Claro, ¿qué necesitas?
Of course, what do you need?
A: No encuentro mis llaves.
I can't find my keys.`,
    sentences: [
      '¿Me puedes ayudar? = Can you help me?',
      'Claro, ¿qué necesitas? = Of course, what do you need?',
      "No encuentro mis llaves. = I can't find my keys.",
    ],
  },
  {
    name: 'questions and answers',
    notes: `P: ¿A qué hora te levantas?
R: Me levanto a las siete.
P: ¿Qué desayunas?
R: Desayuno café con tostadas.
Q: What does "tostada" mean?
A: toast`,
    pairs: ['tostada = toast'],
    sentences: [
      '¿A qué hora te levantas?',
      'Me levanto a las siete.',
      '¿Qué desayunas?',
      'Desayuno café con tostadas.',
    ],
  },
];
