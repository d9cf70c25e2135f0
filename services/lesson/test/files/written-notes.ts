/** What is written in the files beside this, line by line. */
export const notes = `Clase del martes: El restaurante
la cuenta - the bill
el camarero - the waiter
la cuchara - the spoon
¿Me trae la carta, por favor? - Can you bring me the menu, please?
Quisiera una mesa para dos personas.
¿Cuánto cuesta el menú del día?
ser → soy, eres, es, somos, sois, son
no se dice "yo gusto", se dice "me gusta"
El niño comió jamón ayer.
Mañana vamos a cenar en un restaurante español.
picante = spicy
el desayuno: breakfast
¡Qué rico! - How tasty!`;

export const glossary = [
  ['la cocina', 'the kitchen'],
  ['el dormitorio', 'the bedroom'],
  ['la ventana', 'the window'],
  ['el techo', 'the roof'],
  ['la escalera', 'the stairs'],
  ['el jardín', 'the garden'],
  ['la habitación', 'the room'],
  ['el baño', 'the bathroom'],
] as const;

export const columnWords = {
  left: [
    'la playa - the beach',
    'el avión - the plane',
    'la maleta - the suitcase',
    'el billete - the ticket',
    'Ayer perdí mi pasaporte en el',
    'aeropuerto de Barcelona y tuve que',
    'hablar con la policía durante horas.',
  ],
  right: [
    'el tren - the train',
    'la estación - the station',
    'el equipaje - the luggage',
    'Necesito reservar una habitación',
    'para tres noches con desayuno',
    'incluido y vistas al mar.',
    '¿A qué hora sale el próximo tren?',
  ],
};
