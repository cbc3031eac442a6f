import 'server-only';
import { type Attributes, type Span, SpanStatusCode, trace } from '@opentelemetry/api';

/** Practically free until `startTracing` was called: the API then returns a tracer that records nothing. */
const tracer = () => trace.getTracer('saptam');

function end(span: Span, error?: unknown): void {
  if (error !== undefined) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'failed' });
  }
  span.end();
}

/** By shape: a promise of another realm is not an instance of our Promise. */
const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

/** Runs `work` as a span of its request. Attributes name kinds and counts, never people. */
export function traced<T>(name: string, attributes: Attributes, work: () => T): T {
  return tracer().startActiveSpan(name, { attributes }, (span) => {
    try {
      const result = work();
      if (!isPromise(result)) {
        end(span);
        return result;
      }
      return result.then(
        (value) => {
          end(span);
          return value;
        },
        (error: unknown) => {
          end(span, error);
          throw error;
        },
      ) as T;
    } catch (error) {
      end(span, error);
      throw error;
    }
  });
}

/** The same object, with each method call as a span `prefix.method`. */
export function tracedMethods<T extends object>(prefix: string, object: T): T {
  return new Proxy(object, {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver);
      if (typeof value !== 'function' || typeof key !== 'string') return value;
      return (...args: unknown[]) =>
        traced(`${prefix}.${key}`, {}, () => value.apply(target, args) as unknown);
    },
  });
}
