import { status } from '@grpc/grpc-js';
import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { Answer, Call } from '@repaso/proto/gen/rpc/v1/calls';

const tracer = trace.getTracer('repaso');

/** Makes a call a span; `send` gets what the service needs to go on with the trace. */
export function traceSent<T>(
  path: string,
  send: (carrier: Call['trace']) => Promise<T>,
): Promise<T> {
  return inSpan(path, SpanKind.CLIENT, context.active(), async (tell) => {
    const carrier: Call['trace'] = {};
    propagation.inject(context.active(), carrier);
    try {
      const response = await send(carrier);
      tell(status.OK);
      return response;
    } catch (error) {
      tell((error as { code?: status }).code ?? status.UNKNOWN);
      throw error;
    }
  });
}

/** Makes the work on a call a span, in the caller's trace. */
export function traceServed<T extends Pick<Answer, 'status'>>(
  call: Pick<Call, 'path' | 'trace'>,
  work: () => Promise<T>,
): Promise<T> {
  const parent = propagation.extract(ROOT_CONTEXT, call.trace);
  return inSpan(call.path, SpanKind.SERVER, parent, async (tell) => {
    const answer = await work();
    tell(answer.status);
    return answer;
  });
}

/** Named and described as the instrumentation of gRPC does it for calls that have a stream each. */
function inSpan<T>(
  path: string,
  kind: SpanKind,
  parent: Context,
  work: (tell: (code: status) => void) => Promise<T>,
): Promise<T> {
  const [, service = '', method = ''] = path.split('/');
  const attributes = { 'rpc.system': 'grpc', 'rpc.service': service, 'rpc.method': method };
  const span = tracer.startSpan(`grpc.${path.slice(1)}`, { kind, attributes }, parent);
  const tell = (code: status): void => {
    span.setAttribute('rpc.grpc.status_code', code);
    if (code !== status.OK) span.setStatus({ code: SpanStatusCode.ERROR, message: status[code] });
  };
  return context.with(trace.setSpan(parent, span), () => work(tell).finally(() => span.end()));
}
