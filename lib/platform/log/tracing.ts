import 'server-only';
import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';
import { env } from '@/lib/platform/env';
import { withoutPersonalText } from './log-privacy';

/** Loaded only if traces are wanted. */
type Monitored = {
  on(event: 'commandStarted', listener: (event: CommandStarted) => void): unknown;
  on(event: 'commandSucceeded' | 'commandFailed', listener: (event: CommandEnded) => void): unknown;
};
type CommandStarted = { requestId: number; commandName: string; command: Record<string, unknown> };
type CommandEnded = { requestId: number; failure?: Error };

export const isTracing = (): boolean => env().OTEL_EXPORTER_OTLP_ENDPOINT !== undefined;

/** Next's own spans contain full addresses, including typed text and link tokens: they are exported as the log would print them. */
function withoutPeople(exporter: SpanExporter): SpanExporter {
  const clean = (span: ReadableSpan): ReadableSpan =>
    Object.create(span, {
      name: { value: withoutPersonalText(span.name) },
      attributes: {
        value: Object.fromEntries(
          Object.entries(span.attributes).map(([key, value]) => [
            key,
            typeof value === 'string' ? withoutPersonalText(value) : value,
          ]),
        ),
      },
      // error messages quote typed text
      events: { value: [] },
    });
  return {
    export: (spans, done) => exporter.export(spans.map(clean), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

/**
 * Sends spans to the collector in `OTEL_EXPORTER_OTLP_ENDPOINT` (OTLP over HTTP, JSON): those of Next for requests, renders and
 * fetches, and ours. Returns a function that sends the last ones at a stop; undefined if nothing is traced.
 */
export async function startTracing(): Promise<(() => Promise<void>) | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: name } = env();
  if (!endpoint) return undefined;
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': name }),
    spanProcessors: [new BatchSpanProcessor(withoutPeople(exporter))],
  });
  provider.register();
  return () => provider.shutdown();
}

/** Each database command as a span: name and collection, and no content. */
export function traceCommands(client: Monitored): void {
  const spans = new Map<number, Span>();
  client.on('commandStarted', ({ requestId, commandName, command }) => {
    const collection = command[commandName];
    const attributes = {
      'db.system.name': 'mongodb',
      'db.operation.name': commandName,
      ...(typeof collection === 'string' && { 'db.collection.name': collection }),
    };
    const options = { kind: SpanKind.CLIENT, attributes };
    spans.set(requestId, trace.getTracer('saptam').startSpan(`db.${commandName}`, options));
  });
  const ended = ({ requestId, failure }: CommandEnded) => {
    const span = spans.get(requestId);
    if (failure) span?.setStatus({ code: SpanStatusCode.ERROR, message: failure.name });
    span?.end();
    spans.delete(requestId);
  };
  client.on('commandSucceeded', ended);
  client.on('commandFailed', ended);
}
