/** Verbs whose forms are matched exactly: those of the lexicon and further frequent ones. */
export const commonVerbs: readonly string[] = `
abordar abrazar abrir abrochar aburrir acabar acampar acariciar acelerar aceptar acercar aclarar
acompañar aconsejar acordar acostar acostumbrar actualizar actuar acusar adelantar adelgazar
adivinar adjuntar admitir adoptar adorar advertir afeitar afirmar agarrar agitar agradecer
aguantar ahogar ahorrar alcanzar alegrar alejar alimentar almorzar alojar alquilar amanecer amar
amenazar amueblar analizar andar animar anochecer anunciar añadir apagar aparcar aparecer apetecer
aplaudir aplicar apostar apoyar apreciar aprender apretar aprobar aprovechar apuntar arañar
archivar arder arrancar arreglar arrepentir arrestar arrodillar arrojar asar ascender asear
asegurar asesinar asistir asustar atacar atender aterrizar atraer atrapar atravesar atrever
atropellar aumentar avergonzar averiar averiguar avisar ayudar bailar bajar bañar barrer batear
batir beber besar bloquear borrar bostezar botar brillar brindar bromear broncear bucear buscar
caber caer calcular calentar calificar callar calmar cambiar caminar cancelar cansar cantar cargar
casar castigar causar cazar celebrar cenar cepillar cerrar charlar chatear chocar cobrar cocer
cocinar coger colaborar coleccionar colgar colocar comentar comenzar comer comparar compartir
competir completar componer comportar comprar comprender comprobar comunicar concluir conducir
conectar confesar confiar confirmar confundir congelar conjugar conocer conquistar conseguir
conservar considerar consolar construir consultar contaminar contar contener contestar continuar
contradecir contratar convencer conversar convertir convivir copiar corregir correr corresponder
cortar cosechar coser costar crear crecer creer criar criticar cruzar cubrir cuidar cultivar
cumplir curar dar debatir deber decepcionar decidir decir declarar decorar dedicar defender dejar
deletrear demostrar denunciar depender derretir derrotar desanimar desaparecer desarrollar
desayunar descansar descargar desconectar describir descubrir desear deshacer desmayar despedir
despegar despertar destruir desvestir detener detestar devolver dibujar dictar dimitir dirigir
discriminar disculpar discutir diseñar disfrutar disgustar disminuir disparar divertir dividir
divorciar doblar doler donar dormir duchar dudar durar echar educar elegir elevar embarcar
emborrachar emigrar emitir emocionar empatar empeorar empezar empujar enamorar encantar encargar
encender enchufar encontrar enfadar enfermar enfriar engañar engordar enojar enseñar entender
enterar entrar entregar entrenar entretener entrevistar entusiasmar envejecer enviar envolver
equivocar escalar escanear escapar escoger esconder escribir escuchar esculpir esforzar esperar
esquiar estacionar estallar estar estirar estornudar estrenar estresar estudiar evitar exagerar
exigir existir explicar explorar explotar expresar extrañar fabricar facturar faltar fascinar
fastidiar felicitar festejar fijar financiar firmar florecer formar fotografiar fracasar fregar
freír frenar fumar funcionar ganar gastar gestionar girar gobernar golpear grabar graduar granizar
gritar guardar guiar gustar haber hablar hacer helar heredar hervir hornear hospedar huir hundir
imaginar impedir importar imprimir inclinar incluir indicar influir informar ingresar inmigrar
insistir inspirar instalar insultar integrar intentar interesar interpretar interrumpir inundar
inventar invertir investigar invitar ir jubilar jugar juntar jurar justificar juzgar ladrar lanzar
lastimar lavar leer levantar liberar ligar limpiar llamar llegar llenar llevar llorar llover
lograr luchar madrugar madurar mandar manejar manifestar mantener maquillar marcar marchar marear
masticar matar matricular maullar medir mejorar memorizar mencionar mentir merecer meter mezclar
mirar mojar molestar montar morder morir mostrar mover mudar multiplicar nacer nadar navegar
necesitar negar negociar nevar nombrar notar obedecer obligar observar obtener ocupar ocurrir
odiar ofrecer oír oler olvidar operar opinar ordenar organizar pagar parar parecer parpadear
participar partir pasar pasear patinar pedir pegar peinar pelar pelear pensar perder perdonar
permitir pertenecer pesar pescar picar pintar pisar planchar planear planificar plantar platicar
poder poner portar poseer practicar preferir preguntar preocupar preparar presentar prestar probar
producir programar prohibir prometer pronunciar proponer proteger protestar provocar publicar
quedar quejar quemar querer quitar rallar realizar rebajar recetar rechazar recibir reciclar
reclamar recoger recomendar reconocer recordar recorrer recuperar reducir referir reflexionar
regalar regar regatear regresar reiniciar reír relajar rellenar remover rendir reparar repartir
repasar repetir representar reprochar requerir rescatar reservar resfriar resolver respetar
respirar responder restar resultar resumir retirar retrasar reunir rezar robar rodear rogar romper
rugir saber saborear sacar salir saltar saludar salvar sangrar secar seguir sentar sentir señalar
separar ser servir significar sobrar soler solicitar soltar sonreír soñar soplar soportar
sorprender sostener subir subrayar suceder sudar sufrir sugerir sumar superar suplicar suponer
surgir suscribir suspender suspirar susurrar tachar talar tapar tardar teclear tejer temblar temer
tender tener terminar tirar tocar tomar torcer toser tostar trabajar traducir traer tragar
traicionar tranquilizar transformar transmitir transportar trasladar trasnochar tratar triturar
tropezar unir usar utilizar vaciar vacunar valer variar vencer vender venir ver vestir viajar
vigilar visitar vivir volar volver vomitar votar
`
  .trim()
  .split(/\s+/);
