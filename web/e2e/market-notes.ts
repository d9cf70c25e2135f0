/** Notes of a lesson with all that practice needs: words, sentences, corrections. */
export const marketNotes = `En el mercado
la manzana - the apple
el pan - the bread
la leche - the milk
el queso - the cheese
comprar - to buy
vender - to sell
¿Cuánto cuesta el queso? - How much does the cheese cost?
Quiero comprar dos manzanas. - I want to buy two apples.
No tengo pan en casa. - I have no bread at home.
Corrections:
la problema → el problema
yo sabo → yo sé`;
