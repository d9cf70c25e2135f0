import { status } from '@grpc/grpc-js';
import { expect, it } from 'vitest';
import { DomainError } from '../errors.ts';
import { fromGrpcError, toRefusal, toServiceError } from './errors.ts';

it('gives the error of a service back as it was', () => {
  const { status: code, detail } = toRefusal(new DomainError('TASK_LOCKED', 'Not before Monday.'));
  const error = fromGrpcError(toServiceError(code, detail));
  expect(error).toMatchObject({ code: 'TASK_LOCKED', message: 'Not before Monday.' });
});

it.each([
  [status.UNAVAILABLE, 'No connection established', 'SERVICE_UNAVAILABLE'],
  [status.DEADLINE_EXCEEDED, 'Deadline exceeded', 'SERVICE_UNAVAILABLE'],
  [status.INTERNAL, 'Received RST_STREAM with code 9', 'SERVICE_UNAVAILABLE'],
  [status.INTERNAL, 'Response message parsing error', 'INTERNAL'],
  [status.RESOURCE_EXHAUSTED, '', 'SERVICE_BUSY'],
  [status.UNIMPLEMENTED, '', 'INTERNAL'],
])('says what status %d, %j, of the transport means', (code, details, expected) => {
  expect(fromGrpcError({ ...toServiceError(code), details }).code).toBe(expected);
});
