/** Verbs whose forms are matched exactly: those of the lexicon and further frequent ones. */
export const commonVerbs: readonly string[] = `
abordar abrazar abrir abrochar aburrir acabar acampar acariciar acelerar aceptar acercar acompañar
aconsejar acordar acostar actuar adelantar adelgazar adivinar admitir adoptar adorar afeitar
agradecer aguantar ahogar ahorrar alcanzar alegrar alimentar almorzar alojar alquilar amanecer
amar amenazar amueblar andar animar anochecer añadir apagar aparcar aparecer apetecer apostar
apoyar apreciar aprender aprobar aprovechar arañar arder arrancar arreglar arrepentir arrodillar
asar asistir asustar atender aterrizar atraer atravesar atrever atropellar aumentar avergonzar
averiar avisar ayudar bailar bajar bañar barrer batir beber besar borrar bostezar brillar brindar
bromear broncear buscar caer calcular calentar callar calmar cambiar caminar cancelar cantar
cargar casar causar cazar celebrar cenar cepillar cerrar charlar chocar cobrar cocer cocinar coger
colgar colocar comenzar comer compartir competir comportar comprar comprender comunicar conducir
conectar confiar confirmar confundir congelar conocer conseguir conservar considerar consolar
construir contaminar contar contener contestar continuar convertir corregir correr cortar cosechar
coser costar crear crecer creer criar criticar cruzar cubrir cuidar cultivar cumplir curar dar
deber decepcionar decidir decir decorar dejar depender derretir desanimar desaparecer desayunar
descansar descubrir desear deshacer desmayar despedir despegar despertar destruir desvestir
detener detestar devolver dibujar dirigir discutir disfrutar disgustar disminuir divertir
divorciar doblar doler dormir duchar durar echar educar elegir embarcar emborrachar emocionar
empeorar empezar empujar enamorar encantar encender enchufar encontrar enfadar enfermar enfriar
engañar engordar enojar enseñar entender enterar entrar entusiasmar envejecer enviar envolver
equivocar escalar escapar escoger esconder escribir escuchar esperar esquiar estacionar estar
estirar estornudar estrenar estudiar evitar exigir existir explicar explorar explotar expresar
extrañar fabricar facturar faltar fascinar fastidiar felicitar financiar firmar florecer formar
fracasar fregar freír frenar fumar funcionar ganar gastar girar granizar gritar guardar guiar
gustar haber hablar hacer helar heredar hervir hornear hospedar huir imaginar impedir
importar incluir indicar influir informar ingresar insistir instalar intentar interesar inundar
invertir investigar invitar ir jubilar jugar juntar ladrar lanzar lastimar lavar leer levantar
ligar limpiar llamar llegar llenar llevar llorar llover lograr luchar madurar mandar
manejar mantener maquillar marear masticar matar maullar medir mejorar mentir merecer mezclar
mirar mojar molestar montar morder morir mostrar mover mudar nacer nadar navegar necesitar nevar
nombrar notar obedecer obligar observar obtener ocurrir odiar ofrecer oír oler olvidar operar
opinar ordenar organizar pagar parar parecer parpadear participar partir pasar pasear pedir pegar
peinar pelar pelear pensar perder perdonar permitir pertenecer pesar pescar picar pintar pisar
planchar planear plantar poder poner portar poseer practicar preferir preguntar preocupar preparar
presentar prestar probar producir prohibir prometer proponer proteger provocar quedar quejar
quemar querer quitar rallar recetar rechazar recibir reciclar reclamar recoger recomendar
reconocer recordar recorrer recuperar reducir regalar regar regatear regresar reír relajar
rellenar remover reparar repasar repetir reservar resfriar resolver respetar respirar responder
retirar retrasar reunir rezar robar romper rugir saber sacar salir saltar saludar salvar sangrar
secar seguir sentar sentir señalar separar ser servir significar soler solicitar sonreír soñar
soplar soportar sorprender subir suceder sudar sufrir sugerir sumar suponer suspirar talar tapar
temblar temer tender tener terminar tirar tocar tomar torcer toser tostar trabajar traducir traer
tragar traicionar tranquilizar transformar transportar tratar triturar unir usar utilizar vaciar
vacunar valer vencer vender venir ver vestir viajar visitar vivir volar volver vomitar votar
`
  .trim()
  .split(/\s+/);
