import fc from 'fast-check';
import { ERROR_STATUS } from '@/lib/errors';
import type { NextHandler } from '@/lib/http/route';
import type { Browser } from '@/lib/testing/browser';
import { useTestDb } from '@/lib/testing/db';
import { guest, signedIn } from '@/lib/testing/people';
import { METHODS, type Method, paramsFor, routeFiles } from '@/lib/testing/routes';

useTestDb();

/** Requests a handler gets from each kind of caller; FUZZ_RUNS raises it for a long run. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 12);

/** What the API may answer (docs/security.md); 500 and 503 are never among it. */
const ALLOWED = new Set<number>([
  ...Object.values(ERROR_STATUS).filter((status) => status < 500),
  200,
  201,
  202,
  204,
  206,
  303,
  304,
  307,
  308,
]);

const KEYS = [
  ...['email', 'password', 'name', 'phone', 'role', 'token', 'guestID', 'userid', 'action', 'metadata'],
  ...[
    'message',
    'propertyId',
    'propertyTitle',
    'visitedPages',
    'title',
    'price',
    'type',
    'category',
    'status',
  ],
  ...[
    'page',
    'search',
    'sort',
    'q',
    'ask',
    'field',
    'aadhaarNumber',
    'panNumber',
    'recordActivity',
    '__v',
    'media',
  ],
  ...['__proto__', 'constructor', '$where', '$gt', 'location.address', 'currentPassword'],
];

const nasty = fc.constantFrom<unknown>(
  ...['', '\0', '../../etc/passwd', '%00', '<script>', "' OR 1=1", '💥'.repeat(50), '\ud800', 'f'.repeat(24)],
  ...[Number.MAX_SAFE_INTEGER, -1, 1e308, null, true, [], {}, { $gt: '' }, { $where: 'sleep(1)' }, [[[[]]]]],
  ...['a@b.example', 'page_view', 'buyer', 'admin', '2026-11-21', 'NaN', 'x'.repeat(5000)],
);
const value = fc.oneof(nasty, fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: 'binary' }));
const object = fc.dictionary(fc.constantFrom(...KEYS), value, { maxKeys: 12 });
const text = fc.oneof(fc.constantFrom('', '{', 'null', '[]', '"x"', '1', '{"a":', '\u0000'), fc.string());

type Body =
  | { kind: 'json'; value: unknown }
  | { kind: 'text'; value: string; type: string }
  | { kind: 'form'; value: [string, string][]; file: boolean }
  | { kind: 'none' };

const body: fc.Arbitrary<Body> = fc.oneof(
  fc.record({ kind: fc.constant('json' as const), value: fc.oneof(object, value) }),
  fc.record({
    kind: fc.constant('text' as const),
    value: text,
    type: fc.constantFrom(
      'application/json',
      'text/plain',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'nonsense',
    ),
  }),
  fc.record({
    kind: fc.constant('form' as const),
    value: fc.array(fc.tuple(fc.constantFrom(...KEYS), fc.string()), { maxLength: 8 }),
    file: fc.boolean(),
  }),
  fc.constant({ kind: 'none' as const }),
);

const query = fc
  .array(
    fc.tuple(
      fc.constantFrom(...KEYS, 'page', 'page'),
      fc.oneof(fc.string(), fc.constantFrom('1', '-1', '1e99', 'a,b')),
    ),
    {
      maxLength: 6,
    },
  )
  .map((pairs) => new URLSearchParams(pairs).toString());

const id = fc.oneof(
  fc.constantFrom('f'.repeat(24), '123456789012', '..', '%2e%2e', '\0', 'images', '__proto__', ''),
  fc.string(),
);

const headers = fc.record(
  {
    authorization: fc.constantFrom('Bearer x', 'Bearer a.b.c', 'Basic eDp5', ''),
    'x-forwarded-for': fc.constantFrom('x', '1.2.3.4, 5.6.7.8', '::1', '::ffff:1.2.3.4, '),
    'content-length': fc.constantFrom('0', '99999999999', '-1', 'x'),
    'idempotency-key': fc.constantFrom('', 'short', 'k'.repeat(500)),
    'user-agent': fc.constantFrom('', 'x'.repeat(5000)),
    range: fc.constantFrom('bytes=0-1', 'bytes=9-', 'bytes=-', 'x'),
    'if-none-match': fc.constantFrom('*', '"x"'),
  },
  { requiredKeys: [] },
);

const request = fc.record({ body, query, id, headers });
type FuzzRequest = { body: Body; query: string; id: string; headers: Record<string, string> };

function content(given: Body): { body?: unknown; type?: string } {
  if (given.kind === 'none') return {};
  if (given.kind === 'json') return { body: JSON.stringify(given.value) ?? 'null', type: 'application/json' };
  if (given.kind === 'text') return { body: given.value, type: given.type };
  const form = new FormData();
  for (const [name, text] of given.value) form.append(name, text);
  if (given.file) form.append('file', new File([new Uint8Array([1, 2, 3])], '../x.png'));
  return { body: form };
}

async function status(
  browser: Browser,
  handler: NextHandler,
  method: Method,
  path: string,
  given: FuzzRequest,
): Promise<number> {
  const { body: payload, type } = method === 'GET' ? {} : content(given.body);
  const reply = await browser.call(handler, `/fuzz?${given.query}`, {
    method,
    params: paramsFor(path, given.id),
    headers: { ...given.headers, ...(type && { 'content-type': type }) },
    ...(payload !== undefined && { body: payload }),
  });
  return reply.status;
}

async function callers(): Promise<Browser[]> {
  const people = await Promise.all([signedIn('seller'), signedIn('admin')]);
  const visitor = await guest();
  return [visitor.browser, ...people.map(({ browser }) => browser)];
}

const files = routeFiles().filter(({ path }) => path.startsWith('/api/'));

test.each(files)('$path', async ({ file, path }) => {
  const module = (await import(file)) as Partial<Record<Method, NextHandler>>;
  for (const method of METHODS) {
    const handler = module[method];
    if (!handler) continue;
    for (const browser of await callers()) {
      await fc.assert(
        fc.asyncProperty(request, async (given) => {
          const answered = await status(browser, handler, method, path, given as FuzzRequest);
          if (!ALLOWED.has(answered)) throw new Error(`${method} ${path} answered ${answered}`);
        }),
        { numRuns: RUNS },
      );
    }
  }
});
