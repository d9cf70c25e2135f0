/** Right as they stand, though some look like a mistake; every tense and register. */
export const rightSentences: readonly string[] = `
El agua fría está en la mesa.
El águila blanca vuela alto.
Dame la mano.
Estoy casado.
Soy casado.
La fiesta es en mi casa.
Busco camarero.
Nadie vino a la fiesta.
Es una gran idea.
Tengo dos hermanos.
Hubo un accidente.
La foto es bonita.
El día es largo.
El mapa está en la pared.
La moto es nueva.
El idioma es fácil.
Los problemas son graves.
El alma humana.
Un aula pequeña.
Las aguas frías del norte.
La radio está encendida.
El sofá es cómodo.
El planeta Marte.
La clase está vacía.
La clase es aburrida.
Juan es listo, pero hoy no está listo.
La sopa está rica.
Los tomates están verdes.
Está nublado.
Es de noche.
Estamos a lunes.
Ya son las dos.
Me alegro de verte.
Le di el libro a mi hermana.
Se lo dije ayer.
Se vive bien aquí.
Se venden pisos.
Me lo comí todo.
Dímelo cuando puedas.
Levántate ya.
No te preocupes.
Siéntese, por favor.
Quería un café, por favor.
¿Podría ayudarme?
Si tuviera dinero, viajaría más.
Si llueve, me quedo en casa.
Cuando llego a casa, ceno.
Cuando llegué, ya se había ido.
De niño vivía en Lima.
Viví en Lima de niño.
Mientras cocinaba, escuchaba la radio.
Ayer hizo sol y fuimos a la playa.
Anoche soñaba contigo cuando sonó el teléfono.
Esta mañana he desayunado tarde.
Hoy comí pizza.
Llevo dos años estudiando español.
Hace dos años que vivo aquí.
Desde hace un mes trabajo en un banco.
Te espero en la estación.
Espero que lleguen a tiempo.
Ojalá no llueva mañana.
No creo que sea tarde.
Creo que no viene nadie.
Es mejor que te vayas.
Quizás venga más tarde.
Tal vez llueve.
Haré lo que quieras.
Vaya adonde vaya, la encuentra.
Nunca dice nada.
Nada me gusta más que leer.
No me gusta nada este vino.
A nadie le importa.
No sé nada de eso.
¿No quieres nada?
Es el mejor libro del mundo.
Es más alto de lo que pensaba.
Cuesta más de cien euros.
No tengo más que veinte euros.
Es tan bueno que lo leí dos veces.
Uno de los libros es mío.
Tengo veintiún años.
Compré un kilo de patatas.
Hay que estudiar más.
Hay mucha gente en la calle.
Había mucha gente.
¿Hay un banco por aquí?
Ahí está el banco.
Voy por pan.
Voy a por pan.
Lo hago por ti y para ti.
Trabajo para una empresa grande.
Por mí, no hay problema.
Para entonces ya estaré en casa.
Salimos para Madrid por la tarde.
Pagué diez euros por la entrada.
Fue escrito por Cervantes.
Caminamos por la playa durante una hora.
Veo la tele por la noche.
Quiero a mi perro.
Veo a la gente pasar.
Tengo a mi hijo enfermo.
Llama mi madre.
Me llama mi madre todos los días.
Escucho música.
Conozco Barcelona muy bien.
Sabe a limón.
Sé que tienes razón.
Toca el timbre.
Juega al tenis.
Ella y yo somos amigos.
Tú y yo hablamos mucho.
Usted primero.
Vosotros sois de aquí.
Vos tenés razón.
La policía llegó tarde.
El policía es alto.
El capital y la capital.
La cura fue lenta.
Me duele la cabeza.
Me duelen los pies y la espalda.
Nos gusta el cine y la música.
A mi hermana le encantan los gatos.
¿Te apetece un café?
Me falta un euro.
Me lavo las manos.
Se me cayó el vaso.
Se acuesta a las diez.
El lunes es mi cumpleaños.
Los lunes no trabajo.
De lunes a viernes.
Nos vemos el martes.
El tren sale a las ocho y media.
Es la una menos cuarto.
A la una como.
Son las once de la noche.
María está embarazada.
Actualmente vivo en Quito.
Asisto a clase.
El éxito no es fácil.
Me di cuenta tarde.
Un gran hombre y un hombre grande.
El primer piso.
La primera vez.
Es un buen amigo.
Es una buena amiga.
Es bueno comer fruta.
Cualquier día.
Muy bien, gracias.
Te quiero mucho.
Mucho gusto.
Hablas muy bien español.
Es mucho más barato.
La casa blanca y el coche rojo.
Una camisa azul claro.
Un restaurante mexicano.
Buenos días, señor García.
¿Qué tal está usted?
¿Cómo se llama usted?
Dice que no puede venir.
¿De dónde eres?
Es la chica que conocí ayer.
La mujer con quien hablé.
El pueblo donde nací.
La cuenta, por favor.
El vino tinto es caro.
Como pan con queso.
Vino tarde.
Sobre la mesa hay un sobre.
Bajo la cama está el gato.
Entre tú y yo.
Para él es fácil.
Según tú, es fácil.
Es verdad.
Ha vuelto a llover.
Acabo de comer.
Dejé de fumar.
Volvió a llamar.
Sigo trabajando aquí.
Está roto.
La puerta está cerrada.
La puerta fue cerrada por Ana.
He visto la película.
La he visto.
Hemos puesto la mesa.
Fui al médico porque me dolía la cabeza.
El médico me dijo que descansara.
Pon la mesa.
Ten cuidado.
Ve a casa.
Sé bueno.
Sea como sea.
Que tengas un buen día.
Viva donde viva.
`
  .trim()
  .split('\n');
