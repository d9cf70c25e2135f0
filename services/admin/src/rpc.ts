import type { AdminServiceService } from '@repaso/proto/gen/admin/v1/admin';
import type { Handlers } from '@repaso/shared/rpc/server';
import { act } from './act.ts';
import type { Admin } from './admin.ts';
import { exportAudit } from './export-audit.ts';
import { getStats } from './get-stats.ts';
import { listAudit } from './list-audit.ts';
import { listUsers } from './list-users.ts';

export function createHandlers(admin: Admin): Handlers<typeof AdminServiceService> {
  return {
    listUsers: (request) => listUsers(admin, request),
    async getStats(request) {
      return { statsJson: json(await getStats(admin, request)) };
    },
    act: (request) => act(admin, request),
    async listAudit(request) {
      const { entries, nextCursor } = await listAudit(admin, request);
      return { entriesJson: json(entries), nextCursor };
    },
    async exportAudit(request) {
      return { auditJson: json(await exportAudit(admin, request)) };
    },
  };
}

function json(document: unknown): Buffer {
  return Buffer.from(JSON.stringify(document));
}
