/** Verbs whose forms are matched exactly: those of the lexicon and further frequent ones. */
export const commonVerbs: readonly string[] = `
abordar abrazar abrir abrochar aburrir acabar acampar acariciar acelerar aceptar acercar acompañar
aconsejar acordar acostar actualizar actuar adelantar adelgazar adivinar adjuntar admitir adoptar
adorar afeitar agradecer aguantar ahogar ahorrar alcanzar alegrar alimentar almorzar alojar
alquilar amanecer amar amenazar amueblar analizar andar animar anochecer anunciar añadir apagar
aparcar aparecer apetecer aplaudir aplicar apostar apoyar apreciar aprender aprobar aprovechar
apuntar arañar archivar arder arrancar arreglar arrepentir arrodillar asar ascender asistir
asustar atender aterrizar atraer atrapar atravesar atrever atropellar aumentar avergonzar averiar
avisar ayudar bailar bajar bañar barrer batear batir beber besar bloquear borrar bostezar botar
brillar brindar bromear broncear bucear buscar caer calcular calentar calificar callar calmar
cambiar caminar cancelar cantar cargar casar causar cazar celebrar cenar cepillar cerrar charlar
chatear chocar cobrar cocer cocinar coger colaborar coleccionar colgar colocar comenzar comer
compartir competir completar componer comportar comprar comprender comunicar conducir conectar
confiar confirmar confundir congelar conjugar conocer conseguir conservar considerar consolar
construir consultar contaminar contar contener contestar continuar contratar convertir copiar
corregir correr cortar cosechar coser costar crear crecer creer criar criticar cruzar cubrir
cuidar cultivar cumplir curar dar deber decepcionar decidir decir decorar dedicar dejar deletrear
depender derretir derrotar desanimar desaparecer desarrollar desayunar descansar descargar
desconectar describir descubrir desear deshacer desmayar despedir despegar despertar destruir
desvestir detener detestar devolver dibujar dictar dimitir dirigir discutir diseñar disfrutar
disgustar disminuir divertir dividir divorciar doblar doler dormir duchar durar echar educar
elegir embarcar emborrachar emitir emocionar empatar empeorar empezar empujar enamorar encantar
encargar encender enchufar encontrar enfadar enfermar enfriar engañar engordar enojar enseñar
entender enterar entrar entrenar entretener entrevistar entusiasmar envejecer enviar envolver
equivocar escalar escanear escapar escoger esconder escribir escuchar esculpir esforzar esperar
esquiar estacionar estar estirar estornudar estrenar estudiar evitar exigir existir explicar
explorar explotar expresar extrañar fabricar facturar faltar fascinar fastidiar felicitar festejar
financiar firmar florecer formar fotografiar fracasar fregar freír frenar fumar funcionar ganar
gastar gestionar girar golpear grabar graduar granizar gritar guardar guiar gustar haber hablar
hacer helar heredar hervir hornear hospedar huir imaginar impedir importar imprimir incluir
indicar influir informar ingresar insistir inspirar instalar intentar interesar interpretar
inundar inventar invertir investigar invitar ir jubilar jugar juntar ladrar lanzar lastimar lavar
leer levantar ligar limpiar llamar llegar llenar llevar llorar llover lograr luchar madurar mandar
manejar mantener maquillar marcar marear masticar matar matricular maullar medir mejorar memorizar
mentir merecer mezclar mirar mojar molestar montar morder morir mostrar mover mudar multiplicar
nacer nadar navegar necesitar negociar nevar nombrar notar obedecer obligar observar obtener
ocurrir odiar ofrecer oír oler olvidar operar opinar ordenar organizar pagar parar parecer
parpadear participar partir pasar pasear patinar pedir pegar peinar pelar pelear pensar perder
perdonar permitir pertenecer pesar pescar picar pintar pisar planchar planear planificar plantar
poder poner portar poseer practicar preferir preguntar preocupar preparar presentar prestar probar
producir programar prohibir prometer pronunciar proponer proteger provocar publicar quedar quejar
quemar querer quitar rallar recetar rechazar recibir reciclar reclamar recoger recomendar
reconocer recordar recorrer recuperar reducir reflexionar regalar regar regatear regresar
reiniciar reír relajar rellenar remover rendir reparar repartir repasar repetir representar
reservar resfriar resolver respetar respirar responder restar resumir retirar retrasar reunir
rezar robar romper rugir saber sacar salir saltar saludar salvar sangrar secar seguir sentar
sentir señalar separar ser servir significar soler solicitar sonreír soñar soplar soportar
sorprender subir subrayar suceder sudar sufrir sugerir sumar suponer suscribir suspender suspirar
tachar talar tapar teclear tejer temblar temer tender tener terminar tirar tocar tomar torcer
toser tostar trabajar traducir traer tragar traicionar tranquilizar transformar transmitir
transportar trasladar tratar triturar unir usar utilizar vaciar vacunar valer vencer vender venir
ver vestir viajar vigilar visitar vivir volar volver vomitar votar
`
  .trim()
  .split(/\s+/);
