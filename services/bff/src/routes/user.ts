import { userStatsSchema } from '@repaso/proto/http/user';
import { ok, type Route, route } from '../route.ts';
import type { Services } from '../services.ts';

export function userRoutes({ lesson, practice }: Pick<Services, 'lesson' | 'practice'>): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/user/stats',
        summary: 'How much the learner has done',
        tag: 'Account',
        session: 'required',
        answers: { 200: { description: 'The counts.', schema: userStatsSchema } },
      },
      async ({ session: { userId } }) => {
        const [lessons, completed] = await Promise.all([
          lesson.countLessons({ userId }),
          practice.countCompletedTasks({ userId }),
        ]);
        return ok({ totalLessons: lessons.total, completedTasks: completed.total });
      },
    ),
  ];
}
