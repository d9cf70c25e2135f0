import { IdentityServiceService } from '@repaso/proto/gen/identity/v1/identity';
import type { Lesson } from '@repaso/proto/http/lessons';
import type { Task } from '@repaso/proto/http/tasks';
import type { UserSession } from '@repaso/proto/http/user';
import { createLogger } from '@repaso/shared/log';
import { createRpcClient } from '@repaso/shared/rpc/client';
import { createLearner, type Learner } from '../test/learner.ts';
import { type RunningStack, readServiceToken } from '../test/run-stack.ts';
import { uploadWhenTold } from '../test/upload-when-told.ts';

/** Somebody with a session, a lesson and its tasks, who can be told to have lost any of them. */
export interface Actor {
  readonly learner: Learner;
  /** The own id that belongs into this path. */
  idFor(path: string): string;
}

const notes = `En el mercado
la manzana - the apple
el pan - the bread
la leche - the milk
las naranjas - the oranges
el queso - the cheese
Quiero una manzana. - I want an apple.
El pan es barato. - The bread is cheap.`;

export async function createActor(stack: RunningStack, { admin = false } = {}): Promise<Actor> {
  const learner = await createLearner(stack);
  if (admin) await grantAdmin(stack, learner.email);
  const { status, json } = await uploadWhenTold(learner, notes);
  if (status !== 201) throw new Error(`the upload was answered ${status}`);
  const { id: lessonId } = json as Lesson;
  const tasks = (await learner.call('GET', '/api/tasks')).json as Task[];
  const sessions = (await learner.call('GET', '/api/user/sessions')).json as UserSession[];
  return {
    learner,
    idFor(path) {
      if (path.startsWith('/api/tasks/')) return tasks[0]?.id ?? '';
      if (path.startsWith('/api/user/sessions/')) return sessions[0]?.id ?? '';
      return lessonId;
    },
  };
}

/** Whether the actor still has what requests ask about. */
export async function isWhole({ learner, idFor }: Actor): Promise<boolean> {
  const { status } = await learner.call('GET', `/api/lessons/${idFor('/api/lessons/')}`);
  return status === 200;
}

export async function grantAdmin(stack: RunningStack, email: string): Promise<void> {
  const identity = createRpcClient(IdentityServiceService, {
    address: stack.state.addresses.identity,
    serviceToken: readServiceToken(stack.state),
    name: 'identity',
    log: createLogger('fuzz', 'error'),
    idempotent: [],
  });
  try {
    await identity.grantAdmin({ email });
  } finally {
    identity.close();
  }
}
