/** Verbs whose forms are matched exactly: those of the lexicon and further frequent ones. */
export const commonVerbs: readonly string[] = `
abrazar abrir abrochar aburrir acabar aceptar acercar acompañar aconsejar acordar acostar actuar
adelgazar adivinar admitir adoptar adorar afeitar agradecer aguantar ahogar ahorrar alcanzar
alegrar alimentar almorzar alquilar amar amenazar amueblar andar animar añadir apagar aparecer
apetecer apostar apoyar apreciar aprender aprobar aprovechar arreglar arrepentir arrodillar asar
asistir asustar atender atraer atrever aumentar avergonzar avisar ayudar bailar bajar bañar barrer
batir beber besar borrar bostezar brindar bromear buscar caer calentar callar calmar cambiar
caminar cantar cargar casar causar cazar celebrar cenar cepillar cerrar charlar chocar cobrar
cocer cocinar coger colgar colocar comenzar comer compartir competir comportar comprar comprender
comunicar conducir conectar confiar confundir congelar conocer conseguir considerar consolar
construir contar contener contestar continuar convertir corregir correr cortar coser costar crear
crecer creer criar criticar cruzar cubrir cuidar cumplir curar dar deber decepcionar decidir decir
decorar dejar depender derretir desanimar desaparecer desayunar descansar descubrir desear
desmayar despedir despertar destruir desvestir detener detestar devolver dibujar dirigir discutir
disfrutar disgustar disminuir divertir divorciar doblar doler dormir duchar durar echar educar
elegir emborrachar emocionar empeorar empezar empujar enamorar encantar encender enchufar
encontrar enfadar enfermar enfriar engañar engordar enojar enseñar entender enterar entrar
entusiasmar envejecer enviar envolver equivocar escapar esconder escribir escuchar esperar esquiar
estar estirar estornudar estrenar estudiar evitar exigir existir explicar explotar expresar
extrañar fabricar faltar fascinar fastidiar felicitar firmar formar fracasar fregar freír fumar
funcionar ganar gastar girar gritar guardar guiar gustar haber hablar hacer heredar hervir hornear
huir imaginar impedir importar incluir indicar influir informar insistir instalar intentar
interesar investigar invitar ir jubilar jugar juntar lanzar lastimar lavar leer levantar ligar
limpiar llamar llegar llenar llevar llorar llover lograr luchar madurar mandar manejar mantener
maquillar marear masticar matar medir mejorar mentir merecer mezclar mirar mojar molestar montar
morder morir mostrar mover mudar nacer nadar necesitar nevar nombrar notar obedecer obligar
observar obtener ocurrir odiar ofrecer oír oler olvidar operar opinar ordenar organizar pagar
parar parecer parpadear participar partir pasar pasear pedir pegar peinar pelar pelear pensar
perder perdonar permitir pertenecer pesar picar pintar pisar planchar planear poder poner portar
poseer practicar preferir preguntar preocupar preparar presentar prestar probar producir prohibir
prometer proponer proteger provocar quedar quejar quemar querer quitar rallar recetar rechazar
recibir recoger recomendar reconocer recordar recuperar reducir regalar regar regresar reír
relajar rellenar remover reparar repasar repetir reservar resfriar resolver respetar respirar
responder retirar reunir rezar robar romper saber sacar salir saltar saludar sangrar secar seguir
sentar sentir señalar separar ser servir significar soler solicitar sonreír soñar soplar soportar
sorprender subir suceder sudar sufrir sugerir sumar suponer suspirar tapar temblar temer tender
tener terminar tirar tocar tomar torcer toser tostar trabajar traducir traer tragar traicionar
tranquilizar transformar tratar triturar unir usar utilizar vaciar vacunar valer vencer vender
venir ver vestir viajar visitar vivir volar volver vomitar votar
`
  .trim()
  .split(/\s+/);
