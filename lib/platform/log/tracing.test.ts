import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { trace } from '@opentelemetry/api';
import { connectDb } from '@/lib/platform/db/connect';
import { User } from '@/models/platform/user';
import { useTestDb } from '@/test/db';
import { traced, tracedMethods } from './traced';
import { startTracing, traceCommands } from './tracing';

useTestDb();

type OtlpSpan = {
  name: string;
  spanId: string;
  parentSpanId?: string;
  status?: { code?: number };
  attributes: object[];
};
type Sent = { resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[] };

const sent: OtlpSpan[] = [];
const paths: (string | undefined)[] = [];
let collector: Server;
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    paths.push(request.url);
    const { resourceSpans } = JSON.parse(Buffer.concat(await request.toArray()).toString()) as Sent;
    sent.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  trace.disable();
  collector.close();
});

describe('traces', () => {
  test('are off without a collector: nothing is loaded, and what is traced runs as it is', async () => {
    expect(await startTracing()).toBeUndefined();
    expect(traced('x', {}, () => 3)).toBe(3);
    const store = tracedMethods('storage', { name: 'disk', get: async (key: string) => `${key}!` });
    expect([store.name, await store.get('a')]).toEqual(['disk', 'a!']);
    await expect(traced('x', {}, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(() =>
      traced('x', {}, () => {
        throw new Error('at once');
      }),
    ).toThrow('at once');
  });

  test('reach the collector: the commands of the database below what asked for them, without what they carry', async () => {
    const { port } = collector.address() as AddressInfo;
    const { env } = await import('@/lib/platform/env');
    const settings = env();
    settings.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}/`;
    try {
      stop = await startTracing();
      traceCommands((await connectDb()).connection.getClient());
      await traced('search.find', { 'search.kind': 'list' }, () =>
        User.findOne({ email: 'secret@example.com' }).lean(),
      );
      // as Next names a request that it found no route for
      const target = `/reset-password?token=${'s3cret'.repeat(8)}&email=asha@example.com`;
      const link = `/visits/${'T0ken-'.repeat(6)}`;
      await traced(`GET ${target}`, { 'http.target': target }, async () => undefined);
      await traced(`GET ${link}`, { 'http.target': link }, async () => undefined);
      await traced('mail.send', {}, () => Promise.reject(new Error('secret'))).catch(() => undefined);
      await stop?.();
    } finally {
      delete settings.OTEL_EXPORTER_OTLP_ENDPOINT;
    }
    const outer = sent.find(({ name }) => name === 'search.find');
    const command = sent.find(
      ({ name, parentSpanId }) => name === 'db.find' && parentSpanId === outer?.spanId,
    );
    expect(outer).toBeDefined();
    expect(JSON.stringify(command?.attributes)).toContain('"users"');
    expect(sent.find(({ name }) => name === 'mail.send')?.status?.code).toBe(2);
    expect(JSON.stringify(sent)).not.toMatch(/secret|s3cret|T0ken-|asha@/);
    expect(sent.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['GET /reset-password?[cut]', 'GET /visits/[token]']),
    );
    expect(new Set(paths)).toEqual(new Set(['/v1/traces']));
  });
});
