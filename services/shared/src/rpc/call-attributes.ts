import { status } from '@grpc/grpc-js';
import type { Attributes } from '@opentelemetry/api';

/**
 * What metrics tell of a call, as OpenTelemetry names it.
 * `path` is gRPC's own: `/lesson.v1.LessonService/GetLesson`.
 */
export function callAttributes(path: string, outcome: status | undefined): Attributes {
  return {
    'rpc.system.name': 'grpc',
    'rpc.method': path.slice(1),
    'rpc.response.status_code': status[outcome ?? status.UNKNOWN],
  };
}
