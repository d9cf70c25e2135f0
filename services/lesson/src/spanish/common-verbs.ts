/** Verbs whose forms are matched exactly: those of the lexicon and further frequent ones. */
export const commonVerbs: readonly string[] = `
abrazar abrir acabar aceptar acercar acompañar aconsejar acordar acostar actuar adelgazar
adivinar admitir afeitar agradecer ahogar ahorrar alcanzar alegrar almorzar alquilar amar
amenazar andar apagar aparecer apostar apoyar apreciar aprender aprobar aprovechar arreglar
asistir atender atraer aumentar avisar ayudar añadir bailar bajar barrer bañar beber besar
borrar buscar caer calentar callar cambiar caminar cantar cargar casar causar cazar celebrar
cenar cepillar cerrar charlar chocar cobrar cocinar coger colgar colocar comenzar comer
compartir competir comprar comprender comunicar conducir conectar confiar confundir conocer
conseguir considerar construir contar contener contestar continuar convertir corregir correr
cortar costar crear crecer creer criticar cruzar cubrir cuidar cumplir dar deber decidir
decir dejar depender desaparecer desayunar descansar descubrir desear despedir despertar
destruir detener devolver dibujar dirigir discutir disfrutar disminuir divertir doblar doler
dormir duchar durar echar educar elegir empezar empujar encantar encender encontrar enfermar
engañar enojar enseñar entender enterar entrar enviar envolver equivocar escapar esconder
escribir escuchar esperar esquiar estar estudiar evitar exigir existir explicar explotar
expresar extrañar fabricar faltar felicitar firmar formar fracasar freír fumar funcionar
ganar gastar girar gritar guardar guiar gustar haber hablar hacer hervir huir imaginar
impedir importar incluir indicar influir informar insistir instalar intentar interesar
investigar invitar ir jubilar jugar juntar lanzar lastimar lavar leer levantar limpiar
llamar llegar llenar llevar llorar llover lograr luchar madurar mandar manejar mantener
maquillar matar medir mejorar mentir mezclar mirar molestar montar morder morir mostrar
mover mudar nacer nadar necesitar nevar nombrar notar obedecer obligar observar obtener
ocurrir odiar ofrecer olvidar opinar ordenar organizar oír pagar parar parecer participar
partir pasar pasear pedir pegar peinar pelear pensar perder permitir pertenecer pesar picar
pintar pisar planchar planear poder poner poseer practicar preferir preguntar preocupar
preparar presentar prestar probar producir prohibir prometer proponer proteger provocar
quedar quejar quemar querer quitar rechazar recibir recoger recomendar reconocer recordar
reducir regalar regar regresar relajar reparar repasar repetir reservar resolver respetar
respirar responder retirar reunir rezar reír robar romper saber sacar salir saltar saludar
seguir sentar sentir ser servir señalar significar soler solicitar sonreír soplar sorprender
soñar subir suceder sufrir sugerir sumar suponer temer tener terminar tirar tocar tomar
toser tostar trabajar traducir traer tragar transformar tratar unir usar utilizar valer
vencer vender venir ver vestir viajar visitar vivir volar volver votar
`
  .trim()
  .split(/\s+/);
