import { AdminServiceService } from '@repaso/proto/gen/admin/v1/admin';
import { FeedbackServiceService } from '@repaso/proto/gen/feedback/v1/feedback';
import { IdentityServiceService } from '@repaso/proto/gen/identity/v1/identity';
import { LessonServiceService } from '@repaso/proto/gen/lesson/v1/lesson';
import { practiceService } from '@repaso/proto/practice/practice-service';
import type { Logger } from '@repaso/shared/log';
import { createRpcClient, type RpcClient } from '@repaso/shared/rpc/client';
import { rpcTls } from '@repaso/shared/rpc/tls';
import type { BffConfig } from './config.ts';

/** The services behind /api. */
export interface Services {
  identity: RpcClient<typeof IdentityServiceService>;
  lesson: RpcClient<typeof LessonServiceService>;
  practice: RpcClient<typeof practiceService>;
  feedback: RpcClient<typeof FeedbackServiceService>;
  admin: RpcClient<typeof AdminServiceService>;
}

type RpcConfig = Pick<
  BffConfig,
  | 'SERVICE_TOKEN'
  | 'RPC_TLS_CA'
  | 'RPC_TLS_CERT'
  | 'RPC_TLS_KEY'
  | 'IDENTITY_ADDRESS'
  | 'LESSON_ADDRESS'
  | 'PRACTICE_ADDRESS'
  | 'FEEDBACK_ADDRESS'
  | 'ADMIN_ADDRESS'
>;

export function createServices(config: RpcConfig, log: Logger): Services {
  const shared = { serviceToken: config.SERVICE_TOKEN, tls: rpcTls(config), log };
  return {
    identity: createRpcClient(IdentityServiceService, {
      ...shared,
      name: 'identity',
      address: config.IDENTITY_ADDRESS,
      idempotent: [
        'getSession',
        'getUser',
        'verifyEmail',
        'logOut',
        'setEmailReminders',
        'unsubscribe',
        'dismissHomeScreenPrompt',
        'skipHomeScreenPrompt',
        'listSessions',
        'endSession',
        'deleteAccount',
        'exportAccount',
        'requireAdmin',
      ],
    }),
    lesson: createRpcClient(LessonServiceService, {
      ...shared,
      name: 'lesson',
      address: config.LESSON_ADDRESS,
      idempotent: [
        'getLesson',
        'listLessons',
        'getRecap',
        'countLessons',
        'renameLesson',
        'getNoteText',
      ],
    }),
    practice: createRpcClient(practiceService, {
      ...shared,
      name: 'practice',
      address: config.PRACTICE_ADDRESS,
      // Completing is, since every call carries an idempotency key (routes/tasks.ts).
      idempotent: ['listTasks', 'completeTask', 'countCompletedTasks'],
    }),
    feedback: createRpcClient(FeedbackServiceService, {
      ...shared,
      name: 'feedback',
      address: config.FEEDBACK_ADDRESS,
      idempotent: [],
    }),
    admin: createRpcClient(AdminServiceService, {
      ...shared,
      name: 'admin',
      address: config.ADMIN_ADDRESS,
      idempotent: ['listUsers', 'getStats', 'listAudit', 'exportAudit'],
    }),
  };
}
