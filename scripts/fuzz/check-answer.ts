import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ApiDocument, Operation, ResponseObject } from './api-document.ts';

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** What is wrong with an answer, in words; empty when nothing is. */
export type CheckAnswer = (
  operation: Operation,
  request: { method: string; target: string },
  answer: RawAnswer,
) => string[];

/** Texts that tell what the inside looks like. */
const INSIDE = /\bat \S+ \(|node_modules|\.ts:\d+|SELECT .* FROM|ECONNREFUSED|127\.0\.0\.1:\d+/;

/** Checks answers against the document: nothing is answered that it does not tell. */
export function createAnswerCheck(document: ApiDocument): CheckAnswer {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');
  const pointer = (...steps: string[]): string =>
    `api#/${steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

  const checkBody = (
    { path, method }: Operation,
    status: string,
    response: ResponseObject,
    { headers, body }: RawAnswer,
  ): string[] => {
    const type = String(headers['content-type'] ?? '').split(';')[0] as string;
    const documented = Object.keys(response.content ?? {});
    if (documented.length === 0)
      return body.length > 0 ? ['has a body that is not documented'] : [];
    if (documented[0] === '*/*') return [];
    if (!documented.includes(type)) return [`is ${type || 'nothing'}, not ${documented}`];
    if (type !== 'application/json') return [];
    const text = body.toString();
    if (INSIDE.test(text)) return [`shows its inside: ${text.slice(0, 300)}`];
    const validate = ajv.getSchema(
      pointer('paths', path, method.toLowerCase(), 'responses', status, 'content', type, 'schema'),
    );
    if (!validate) return ['has no schema'];
    if (validate(JSON.parse(text))) return [];
    return [`does not fit its schema: ${ajv.errorsText(validate.errors)}: ${text.slice(0, 300)}`];
  };

  return (operation, { method, target }, answer) => {
    const { status, headers, body } = answer;
    const complaints: string[] = [];
    if (status >= 500) complaints.push(`answered ${status}: ${body.toString().slice(0, 300)}`);
    if (!headers['x-request-id']) complaints.push('has no X-Request-Id');
    // A path that was bent may lead to the web app, whose answers are not the API's.
    if (!target.startsWith('/api/') || String(headers['content-type']).startsWith('text/html')) {
      return complaints;
    }
    if (!String(headers['cache-control']).includes('no-store')) complaints.push('may be stored');
    const response = method === operation.method ? operation.responses[status] : undefined;
    if (response && body.length + Number(method !== 'HEAD') > 0) {
      complaints.push(...checkBody(operation, String(status), response, answer));
    } else if (!response && method === operation.method && ![404, 405].includes(status)) {
      complaints.push(
        `answered ${status}, which is not documented: ${body.toString().slice(0, 300)}`,
      );
    }
    return complaints;
  };
}
