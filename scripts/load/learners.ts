/** Who the load comes from. Imports nothing: k6 and Node both run it. */

/** What every address of a learner made for load ends with; reserved for examples (RFC 2606). */
export const LOAD_DOMAIN = '@load.example.org';

export interface LoadLearner {
  email: string;
  firstName: string;
  password: string;
}

/** The learner with this number, from 0: always the same one. */
export function loadLearner(number: number): LoadLearner {
  const name = `learner-${String(number).padStart(6, '0')}`;
  return { email: `${name}${LOAD_DOMAIN}`, firstName: 'Ana', password: `${name} en Sevilla` };
}

/** Notes as a learner types them after a lesson. */
export const TYPED_NOTES = `En el restaurante
la cuenta - the bill
el camarero - the waiter
la mesa - the table
la propina - the tip
pedir - to order
traer - to bring
el postre - the dessert
Quiero pedir la cuenta. - I want to ask for the bill.
La mesa está libre. - The table is free.
¿Me trae la carta, por favor? - Could you bring me the menu, please?
El camarero trae el postre. - The waiter brings the dessert.
Corrections:
Yo quiero un mesa -> Yo quiero una mesa
La cuenta es mucho cara -> La cuenta es muy cara`;
