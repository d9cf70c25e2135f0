import type { Lesson } from '@repaso/proto/http/lessons';
import type { Task } from '@repaso/proto/http/tasks';
import { connectIdentity } from '@repaso/scripts/stack/identity-client';
import { createLearner, type Learner } from '@repaso/scripts/test/learner';
import { expectStatus, photoForm } from '@repaso/scripts/test/learner-past';
import { type RunningStack, startStack } from '@repaso/scripts/test/run-stack';
import { marketNotes } from './market-notes.ts';

/** The product with people in it who have something to show. */
export interface Stage {
  stack: RunningStack;
  /** Ana, with three lessons: one of today, one whose week is over, and one from a photo. */
  learner: Learner;
  lessons: { today: Lesson; weekOld: Lesson; photo: Lesson };
  /** The tasks of the lesson whose week is over: all can be opened, some are done. */
  tasks: Task[];
  /** Learners, one for each spec that needs one, whose only lesson is a week old and untouched. */
  latecomers: Record<Latecomer, Learner>;
  /** Somebody who has just signed up and logged in. */
  newcomer: Learner;
  /** The administrator. */
  boss: Learner;
  /** The address of somebody who never opened the mail. */
  unverified: string;
}

export type Latecomer = 'clickable' | 'dropped-network' | 'keyboard';

export const PASSWORD = 'a quiet evening in Sevilla';

/** Far enough back for a whole week of practice to be unlocked by now. */
const A_WEEK_AGO = '-170h';

export const weddingNotes = `Ayer, con mi familia
la abuela - the grandmother
el primo - the cousin
la boda - the wedding
casarse - to get married
ayer - yesterday
Ayer fui a la boda de mi primo. - Yesterday I went to my cousin's wedding.
Mi abuela no pudo venir. - My grandmother could not come.
Corrections:
yo fue a la boda → yo fui a la boda`;

const longTitle =
  'Vocabulario de la cocina, verbos reflexivos y todo lo que dijimos sobre el fin de semana';

const others = [
  { firstName: 'María del Carmen', lastName: 'Fernández de Córdoba y Álvarez de Toledo' },
  { firstName: 'Li' },
  { firstName: 'Oluwaseun', lastName: 'Adébáyò' },
];

/** Starts the product twice on the same data: a week ago, to fill it, and now. */
export async function raiseStage(): Promise<Stage> {
  const past = await startStack({ env: { CLOCK_OFFSET: A_WEEK_AGO } });
  const boss = await createLearner(past, { email: 'admin@example.org', firstName: 'Beatriz' });
  await grantAdmin(past, boss.email);
  const newcomer = await createLearner(past, { email: 'nuria@example.org', firstName: 'Nuria' });
  for (const [index, person] of others.entries()) {
    await createLearner(past, { email: `somebody-${index}@example.org`, ...person });
  }
  const unverified = 'zoe.with.a.rather.long.address@mail.example.org';
  for (const [email, firstName] of [
    [unverified, 'Zoe'],
    ['priya@example.org', 'Priya'],
  ]) {
    const body = { email, firstName, password: PASSWORD };
    await expectStatus(201, newcomer.call('POST', '/api/auth/signup', { body }));
  }
  const learner = await createLearner(past, { email: 'ana@example.org', password: PASSWORD });
  const upload = learner.call('POST', '/api/lessons', { body: photoForm() });
  const { id } = (await expectStatus(201, upload)) as Lesson;
  const rename = learner.call('PATCH', `/api/lessons/${id}`, { body: { title: longTitle } });
  const photo = (await expectStatus(200, rename)) as Lesson;
  const weekOld = (await expectStatus(201, learner.upload(marketNotes))) as Lesson;
  const latecomers = {
    clickable: await createLatecomer(past),
    'dropped-network': await createLatecomer(past),
    keyboard: await createLatecomer(past),
  };

  const stack = await past.restart({ HUMAN_CHECK: 'altcha' });
  const today = (await expectStatus(201, learner.upload(weddingNotes))) as Lesson;
  const tasksOf = async ({ id }: Lesson) =>
    (await expectStatus(200, learner.call('GET', `/api/tasks?lessonId=${id}`))) as Task[];
  const tasks = await tasksOf(weekOld);
  await score(learner, tasks[0], 100);
  await score(learner, tasks[1], 67);
  await score(learner, tasks[3], 40);
  await score(learner, (await tasksOf(today))[0], 80);

  return {
    stack,
    learner,
    lessons: { today, weekOld, photo },
    tasks: await tasksOf(weekOld),
    latecomers,
    newcomer,
    boss,
    unverified,
  };
}

async function createLatecomer(stack: RunningStack): Promise<Learner> {
  const learner = await createLearner(stack);
  await expectStatus(201, learner.upload(marketNotes));
  return learner;
}

async function grantAdmin({ state }: RunningStack, email: string): Promise<void> {
  const identity = connectIdentity(state);
  await identity.grantAdmin({ email });
  identity.close();
}

async function score(learner: Learner, task: Task | undefined, percent: number): Promise<void> {
  if (!task) throw new Error('The lesson has fewer tasks than expected.');
  const body = { score: percent };
  await expectStatus(200, learner.call('POST', `/api/tasks/${task.id}/complete`, { body }));
}
