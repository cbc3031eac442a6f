import fc from 'fast-check';
import document from '@/docs/openapi.json';
import type { NextHandler } from '@/lib/http/route';
import type { Browser, Reply } from '@/lib/testing/browser';
import { useTestDb } from '@/lib/testing/db';
import { guest, signedIn } from '@/lib/testing/people';
import { METHODS, type Method, paramsFor, routeFiles } from '@/lib/testing/routes';
import { User } from '@/models/user';
import { errorSchema } from './openapi';

useTestDb();

type Operation = { responses: Record<string, unknown> };
const PATHS = document.paths as unknown as Record<string, Record<string, Operation>>;
const OPERATIONS = Object.values(PATHS).reduce((sum, calls) => sum + Object.keys(calls).length, 0);
const CALLERS = 3;

/** Requests a handler gets from each kind of caller; `npm run fuzz` sends 50 000 over all of them. */
const RUNS = Math.ceil(Number(process.env.FUZZ_REQUESTS ?? 4000) / OPERATIONS / CALLERS);

/** What the document says that a call may reply; addresses that it does not have reply 404. */
function documented(path: string, method: Method): Set<number> {
  const calls = PATHS[path.replace(/\[+(?:\.\.\.)?([^\]]+)\]+/g, '{$1}')];
  const statuses = Object.keys(calls?.[method.toLowerCase()]?.responses ?? { 404: {} }).map(Number);
  return new Set(statuses.filter((status) => status < 500));
}

/** What only this person and admins may read; the last one nobody. */
const SECRETS = ['victim@hidden.example', '+919811122233', 'Hidden Person', 'hidden-hash'];

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

async function send(
  browser: Browser,
  handler: NextHandler,
  method: Method,
  path: string,
  given: FuzzRequest,
): Promise<Reply> {
  const { body: payload, type } = method === 'GET' ? {} : content(given.body);
  return browser.call(handler, `/fuzz?${given.query}`, {
    method,
    params: paramsFor(path, given.id),
    headers: { ...given.headers, ...(type && { 'content-type': type }) },
    ...(payload !== undefined && { body: payload }),
  });
}

/** What is wrong with a reply: a status or an error outside the document, or something of another person. */
function problemOf(
  { status, text, json }: Reply,
  allowed: Set<number>,
  mayRead: boolean,
): string | undefined {
  if (!allowed.has(status)) return `replied ${status}, which the document does not name`;
  if (status >= 400 && !errorSchema.safeParse(json).success) return `replied ${text.slice(0, 200)}`;
  const secrets = mayRead ? SECRETS.slice(-1) : SECRETS;
  const leaked = secrets.find((secret) => text.includes(secret));
  return leaked && `replied with ${leaked}`;
}

/** Somebody whose records lie beside those of the callers. */
async function makeVictim(): Promise<void> {
  const [email, phone, name, passwordHash] = SECRETS;
  await User.create({ email, emailKey: email, phone, name, passwordHash, role: 'seller' });
}

async function callers(): Promise<{ browser: Browser; isAdmin: boolean }[]> {
  const [seller, admin, visitor] = [await signedIn('seller'), await signedIn('admin'), await guest()];
  return [visitor, seller, admin].map(({ browser }) => ({ browser, isAdmin: browser === admin.browser }));
}

const files = routeFiles().filter(({ path }) => path.startsWith('/api/'));

beforeAll(makeVictim);

test.each(files)('$path', async ({ file, path }) => {
  const module = (await import(file)) as Partial<Record<Method, NextHandler>>;
  for (const method of METHODS) {
    const handler = module[method];
    if (!handler) continue;
    const allowed = documented(path, method);
    for (const { browser, isAdmin } of await callers()) {
      await fc.assert(
        fc.asyncProperty(request, async (given) => {
          const reply = await send(browser, handler, method, path, given as FuzzRequest);
          const problem = problemOf(reply, allowed, isAdmin);
          if (problem) throw new Error(`${method} ${path}: ${problem}`);
        }),
        { numRuns: RUNS },
      );
    }
  }
});
