/** Verbs whose forms are matched exactly: those of the lexicon and further frequent ones. */
export const commonVerbs: readonly string[] = `
abandonar abordar abrazar abrir abrochar aburrir acabar acampar acariciar acelerar aceptar acercar
acertar aclarar acompañar aconsejar acordar acostar acostumbrar actualizar actuar acudir acusar
adaptar adelantar adelgazar adivinar adjuntar admirar admitir adoptar adorar adornar advertir
afectar afeitar afirmar agachar agarrar agitar agotar agradecer aguantar ahogar ahorrar ajustar
alargar alcanzar alegrar alejar alimentar aliñar aliviar almorzar alojar alquilar amanecer amar
amasar amenazar amontonar ampliar amueblar analizar andar animar anochecer anotar anular anunciar
añadir apagar aparcar aparecer apartar apetecer aplastar aplaudir aplicar apostar apoyar apreciar
aprender apresurar apretar aprobar aprovechar aproximar apuntar apurar arañar archivar arder
arrancar arrastrar arreglar arrepentir arrestar arriesgar arrodillar arrojar arruinar asar ascender
asear asegurar asesinar asistir asombrar asumir asustar atacar atar atender aterrizar atraer
atrapar atravesar atrever atropellar aumentar avanzar avergonzar averiar averiguar avisar ayudar
bailar bajar bañar barrer batear batir beber beneficiar besar bloquear borrar bostezar botar
brillar brindar bromear broncear bucear burlar buscar caber caer calcular calentar calificar callar
calmar cambiar caminar cancelar cansar cantar capturar carecer cargar casar castigar causar cavar
cazar celebrar cenar cepillar cerrar charlar chatear chillar chocar citar clavar cobrar cocer
cocinar coger coincidir colaborar coleccionar colgar colocar combatir combinar comentar comenzar
comer comparar compartir compensar competir completar complicar componer comportar comprar
comprender comprobar comprometer comunicar concentrar concluir condenar conducir conectar confesar
confiar confirmar confundir congelar conjugar conocer conquistar conseguir conservar considerar
consistir consolar construir consultar contagiar contaminar contar contener contestar continuar
contradecir contratar contribuir controlar convencer conversar convertir convivir copiar corregir
correr corresponder cortar cosechar coser costar crear crecer creer criar criticar cruzar cubrir
cuidar cultivar cumplir curar dañar dar debatir deber decepcionar decidir decir declarar decorar
dedicar defender definir dejar deletrear demostrar denunciar depender deprimir derramar derretir
derrotar desabrochar desanimar desaparecer desarrollar desatar desayunar descansar descargar
desconectar desconfiar desconocer describir descubrir descuidar desear desesperar deshacer deslizar
desmayar desnudar desobedecer despedir despegar desperdiciar despertar destacar destruir desvestir
detener determinar detestar devolver dibujar dictar diferenciar dimitir dirigir discriminar
disculpar discutir diseñar disfrazar disfrutar disgustar disminuir disparar disponer distinguir
distraer divertir dividir divorciar doblar doler dominar donar dormir duchar dudar durar echar
educar elegir elevar eliminar embarcar emborrachar emigrar emitir emocionar empatar empeorar
empezar empujar enamorar encajar encantar encargar encender encerrar enchufar encontrar enfadar
enfermar enfrentar enfriar engañar engordar enojar enriquecer enseñar entender enterar enterrar
entrar entregar entrenar entretener entrevistar entusiasmar envejecer enviar envolver equivocar
escalar escanear escapar escoger esconder escribir escuchar esculpir escupir escurrir esforzar
especializar esperar espiar esquiar establecer estacionar estafar estallar estar estirar estornudar
estrenar estresar estropear estudiar evitar evolucionar exagerar exclamar exigir existir explicar
explorar explotar exponer expresar exprimir extender extinguir extrañar fabricar facilitar facturar
fallar faltar fascinar fastidiar favorecer felicitar festejar fijar financiar fingir firmar
florecer flotar formar fotografiar fracasar fregar freír frenar frotar fumar funcionar ganar
garantizar gastar generar gestionar girar gobernar golpear gozar grabar graduar granizar gritar
guardar guiar gustar haber habitar hablar hacer hallar helar heredar herir hervir hornear hospedar
huir hundir identificar ignorar iluminar imaginar imitar impedir implicar imponer importar imprimir
inclinar incluir indicar influir informar ingresar iniciar inmigrar inscribir insistir inspirar
instalar insultar integrar intentar interesar interpretar interrumpir introducir inundar invadir
inventar invertir investigar invitar ir jubilar jugar juntar jurar justificar juzgar ladrar
lamentar lamer lanzar lastimar latir lavar leer levantar liberar ligar limitar limpiar llamar
llegar llenar llevar llorar llover lograr luchar madrugar madurar malgastar mandar manejar
manifestar mantener maquillar marcar marchar marear masticar matar matricular maullar medir mejorar
memorizar mencionar mentir merecer merendar meter mezclar mirar modificar mojar molestar montar
morder morir mostrar motivar mover mudar multiplicar nacer nadar navegar necesitar negar negociar
nevar nombrar notar obedecer obligar observar obtener ocultar ocupar ocurrir odiar ofender ofrecer
oír oler olvidar operar opinar oponer optar ordenar organizar pagar parar parecer parpadear
participar partir pasar pasear patear patinar pedalear pedir pegar peinar pelar pelear pensar
percibir perder perdonar perjudicar permanecer permitir perseguir pertenecer pesar pescar picar
pinchar pintar pisar planchar planear planificar plantar plantear platicar poder poner portar
poseer practicar predecir preferir preguntar preocupar preparar presentar prestar pretender
prevenir probar proceder producir programar prohibir prometer promover pronunciar proponer
proporcionar proteger protestar provocar publicar quebrar quedar quejar quemar querer quitar rallar
rascar razonar reaccionar realizar rebajar recargar recetar rechazar recibir reciclar reclamar
recoger recomendar reconocer recordar recorrer recortar recuperar reducir reemplazar referir
reflexionar reforzar regalar regañar regar regatear registrar regresar reiniciar reír relacionar
relajar rellenar remar remover rendir renovar rentar reñir reparar repartir repasar repetir
representar reprochar requerir resbalar rescatar reservar resfriar residir resistir resolver
respetar respirar responder restar resultar resumir retirar retrasar reunir reutilizar revelar
revisar rezar robar rodar rodear rogar romper roncar rugir saber saborear sacar salir saltar
saludar salvar sangrar sazonar secar secuestrar seguir seleccionar sembrar sentar sentir señalar
separar ser servir significar silbar sobrar sobrevivir soler solicitar soltar solucionar sonar
sonreír soñar soplar soportar sorprender sospechar sostener subir subrayar suceder sudar sufrir
sugerir sujetar sumar superar suplicar suponer surgir suscribir suspender suspirar sustituir
susurrar tachar talar tapar tardar teclear tejer temblar temer tender tener terminar tirar tocar
tomar torcer toser tostar trabajar traducir traer tragar traicionar tranquilizar transcurrir
transformar transmitir transportar trasladar trasnochar tratar trepar triturar triunfar trocear
tropezar tumbar unir usar utilizar vaciar vacunar valer valorar variar vencer vender venir ver
verter vestir viajar vigilar visitar vivir volar voltear volver vomitar votar
`
  .trim()
  .split(/\s+/);
