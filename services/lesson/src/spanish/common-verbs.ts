/** Verbs whose forms are matched exactly: those of the lexicon and further frequent ones. */
export const commonVerbs: readonly string[] = `
abrazar abrir abrochar acabar aceptar acercar acompañar aconsejar acordar acostar actuar adelgazar
adivinar admitir adoptar afeitar agradecer ahogar ahorrar alcanzar alegrar almorzar alquilar amar
amenazar amueblar andar añadir apagar aparecer apostar apoyar apreciar aprender aprobar aprovechar
arreglar asar asistir atender atraer aumentar avisar ayudar bailar bajar bañar barrer batir beber
besar borrar brindar buscar caer calentar callar cambiar caminar cantar cargar casar causar cazar
celebrar cenar cepillar cerrar charlar chocar cobrar cocer cocinar coger colgar colocar comenzar
comer compartir competir comprar comprender comunicar conducir conectar confiar confundir congelar
conocer conseguir considerar construir contar contener contestar continuar convertir corregir
correr cortar coser costar crear crecer creer criar criticar cruzar cubrir cuidar cumplir dar
deber decidir decir decorar dejar depender derretir desaparecer desayunar descansar descubrir
desear despedir despertar destruir desvestir detener devolver dibujar dirigir discutir disfrutar
disminuir divertir divorciar doblar doler dormir duchar durar echar educar elegir empezar empujar
enamorar encantar encender enchufar encontrar enfermar enfriar engañar enojar enseñar entender
enterar entrar envejecer enviar envolver equivocar escapar esconder escribir escuchar esperar
esquiar estar estrenar estudiar evitar exigir existir explicar explotar expresar extrañar fabricar
faltar felicitar firmar formar fracasar fregar freír fumar funcionar ganar gastar girar gritar
guardar guiar gustar haber hablar hacer heredar hervir hornear huir imaginar impedir importar
incluir indicar influir informar insistir instalar intentar interesar investigar invitar ir
jubilar jugar juntar lanzar lastimar lavar leer levantar ligar limpiar llamar llegar llenar llevar
llorar llover lograr luchar madurar mandar manejar mantener maquillar matar medir mejorar mentir
mezclar mirar molestar montar morder morir mostrar mover mudar nacer nadar necesitar nevar nombrar
notar obedecer obligar observar obtener ocurrir odiar ofrecer oír olvidar opinar ordenar organizar
pagar parar parecer participar partir pasar pasear pedir pegar peinar pelar pelear pensar perder
perdonar permitir pertenecer pesar picar pintar pisar planchar planear poder poner poseer
practicar preferir preguntar preocupar preparar presentar prestar probar producir prohibir
prometer proponer proteger provocar quedar quejar quemar querer quitar rallar rechazar recibir
recoger recomendar reconocer recordar reducir regalar regar regresar reír relajar rellenar remover
reparar repasar repetir reservar resolver respetar respirar responder retirar reunir rezar robar
romper saber sacar salir saltar saludar secar seguir sentar sentir señalar separar ser servir
significar soler solicitar sonreír soñar soplar sorprender subir suceder sufrir sugerir sumar
suponer tapar temer tender tener terminar tirar tocar tomar toser tostar trabajar traducir traer
tragar transformar tratar triturar unir usar utilizar vaciar valer vencer vender venir ver vestir
viajar visitar vivir volar volver votar
`
  .trim()
  .split(/\s+/);
