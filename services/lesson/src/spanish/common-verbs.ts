/** Verbs whose forms are matched exactly: those of the lexicon and further frequent ones. */
export const commonVerbs: readonly string[] = `
abandonar abordar abrazar abrir abrochar aburrir acabar acampar acariciar acelerar aceptar acercar
acertar aclarar acompañar aconsejar acordar acostar acostumbrar actualizar actuar acudir acusar
adelantar adelgazar adivinar adjuntar admitir adoptar adorar advertir afeitar afirmar agachar
agarrar agitar agradecer aguantar ahogar ahorrar alcanzar alegrar alejar alimentar aliñar almorzar
alojar alquilar amanecer amar amasar amenazar amueblar analizar andar animar anochecer anotar
anunciar añadir apagar aparcar aparecer apetecer aplaudir aplicar apostar apoyar apreciar aprender
apretar aprobar aprovechar apuntar arañar archivar arder arrancar arreglar arrepentir arrestar
arriesgar arrodillar arrojar asar ascender asear asegurar asesinar asistir asustar atacar atender
aterrizar atraer atrapar atravesar atrever atropellar aumentar avergonzar averiar averiguar avisar
ayudar bailar bajar bañar barrer batear batir beber besar bloquear borrar bostezar botar brillar
brindar bromear broncear bucear buscar caber caer calcular calentar calificar callar calmar cambiar
caminar cancelar cansar cantar carecer cargar casar castigar causar cazar celebrar cenar cepillar
cerrar charlar chatear chocar cobrar cocer cocinar coger colaborar coleccionar colgar colocar
combinar comentar comenzar comer comparar compartir competir completar componer comportar comprar
comprender comprobar comprometer comunicar concluir condenar conducir conectar confesar confiar
confirmar confundir congelar conjugar conocer conquistar conseguir conservar considerar consistir
consolar construir consultar contagiar contaminar contar contener contestar continuar contradecir
contratar contribuir convencer conversar convertir convivir copiar corregir correr corresponder
cortar cosechar coser costar crear crecer creer criar criticar cruzar cubrir cuidar cultivar
cumplir curar dar debatir deber decepcionar decidir decir declarar decorar dedicar defender dejar
deletrear demostrar denunciar depender derramar derretir derrotar desabrochar desanimar desaparecer
desarrollar desayunar descansar descargar desconectar describir descubrir desear deshacer desmayar
despedir despegar desperdiciar despertar destacar destruir desvestir detener detestar devolver
dibujar dictar dimitir dirigir discriminar disculpar discutir diseñar disfrutar disgustar disminuir
disparar distinguir distraer divertir dividir divorciar doblar doler donar dormir duchar dudar
durar echar educar elegir elevar eliminar embarcar emborrachar emigrar emitir emocionar empatar
empeorar empezar empujar enamorar encantar encargar encender enchufar encontrar enfadar enfermar
enfriar engañar engordar enojar enseñar entender enterar entrar entregar entrenar entretener
entrevistar entusiasmar envejecer enviar envolver equivocar escalar escanear escapar escoger
esconder escribir escuchar esculpir escurrir esforzar esperar esquiar establecer estacionar estafar
estallar estar estirar estornudar estrenar estresar estropear estudiar evitar evolucionar exagerar
exigir existir explicar explorar explotar expresar exprimir extender extinguir extrañar fabricar
facilitar facturar faltar fascinar fastidiar felicitar festejar fijar financiar fingir firmar
florecer formar fotografiar fracasar fregar freír frenar fumar funcionar ganar garantizar gastar
gestionar girar gobernar golpear grabar graduar granizar gritar guardar guiar gustar haber hablar
hacer helar heredar herir hervir hornear hospedar huir hundir identificar imaginar imitar impedir
importar imprimir inclinar incluir indicar influir informar ingresar iniciar inmigrar inscribir
insistir inspirar instalar insultar integrar intentar interesar interpretar interrumpir inundar
invadir inventar invertir investigar invitar ir jubilar jugar juntar jurar justificar juzgar ladrar
lamentar lanzar lastimar lavar leer levantar liberar ligar limitar limpiar llamar llegar llenar
llevar llorar llover lograr luchar madrugar madurar malgastar mandar manejar manifestar mantener
maquillar marcar marchar marear masticar matar matricular maullar medir mejorar memorizar mencionar
mentir merecer merendar meter mezclar mirar modificar mojar molestar montar morder morir mostrar
motivar mover mudar multiplicar nacer nadar navegar necesitar negar negociar nevar nombrar notar
obedecer obligar observar obtener ocultar ocupar ocurrir odiar ofrecer oír oler olvidar operar
opinar oponer ordenar organizar pagar parar parecer parpadear participar partir pasar pasear
patinar pedir pegar peinar pelar pelear pensar perder perdonar permanecer permitir perseguir
pertenecer pesar pescar picar pintar pisar planchar planear planificar plantar platicar poder poner
portar poseer practicar predecir preferir preguntar preocupar preparar presentar prestar prevenir
probar producir programar prohibir prometer promover pronunciar proponer proporcionar proteger
protestar provocar publicar quebrar quedar quejar quemar querer quitar rallar rascar realizar
rebajar recetar rechazar recibir reciclar reclamar recoger recomendar reconocer recordar recorrer
recuperar reducir reemplazar referir reflexionar regalar regar regatear registrar regresar
reiniciar reír relacionar relajar rellenar remover rendir renovar reparar repartir repasar repetir
representar reprochar requerir rescatar reservar resfriar residir resolver respetar respirar
responder restar resultar resumir retirar retrasar reunir reutilizar revisar rezar robar rodear
rogar romper rugir saber saborear sacar salir saltar saludar salvar sangrar sazonar secar
secuestrar seguir seleccionar sembrar sentar sentir señalar separar ser servir significar sobrar
sobrevivir soler solicitar soltar solucionar sonreír soñar soplar soportar sorprender sostener
subir subrayar suceder sudar sufrir sugerir sujetar sumar superar suplicar suponer surgir suscribir
suspender suspirar sustituir susurrar tachar talar tapar tardar teclear tejer temblar temer tender
tener terminar tirar tocar tomar torcer toser tostar trabajar traducir traer tragar traicionar
tranquilizar transcurrir transformar transmitir transportar trasladar trasnochar tratar triturar
trocear tropezar tumbar unir usar utilizar vaciar vacunar valer valorar variar vencer vender venir
ver verter vestir viajar vigilar visitar vivir volar volver vomitar votar
`
  .trim()
  .split(/\s+/);
