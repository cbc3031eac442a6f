import fc, { type Arbitrary } from 'fast-check';
import { apiFiles } from '@/scripts/lib/api-routes.mjs';
import { operationOf } from './api-document';
import type { FoundHandler } from './handlers';
import { arbitraryOf, codePoint, type JsonSchema, nasty, type Pool } from './schema-arbitrary';

type Parameter = { name: string; in: string; schema: JsonSchema };
type Operation = {
  parameters: Parameter[];
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
};

export const OPERATIONS = apiFiles().reduce((sum, { methods }) => sum + methods.length, 0);

type Body =
  | { kind: 'json'; value: unknown }
  | { kind: 'text'; value: string; type: string }
  | { kind: 'form'; value: [string, string][]; file: boolean }
  | { kind: 'none' };
export type FuzzRequest = {
  body: Body;
  query: string;
  params: Record<string, string | string[]>;
  headers: Record<string, string>;
};

const KEYS = [
  ...[
    'email',
    'password',
    'name',
    'phone',
    'role',
    'token',
    'guestID',
    'userid',
    'action',
    'metadata',
    'message',
  ],
  ...[
    'propertyId',
    'title',
    'price',
    'type',
    'category',
    'status',
    'page',
    'search',
    'sort',
    'q',
    'ask',
    'field',
  ],
  ...[
    'aadhaarNumber',
    'panNumber',
    'recordActivity',
    '__v',
    'media',
    'settings',
    'ids',
    'kind',
    'data',
    'format',
  ],
  ...[
    '__proto__',
    'constructor',
    '$where',
    '$gt',
    'location.address',
    'currentPassword',
    'who',
    'team',
    'owner',
  ],
];

const value = fc.oneof(nasty, fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: codePoint }));
const object = fc.dictionary(fc.constantFrom(...KEYS), value, { maxKeys: 12 });
const text = fc.oneof(fc.constantFrom('', '{', 'null', '[]', '"x"', '1', '{"a":', '\u0000'), fc.string());

const types = [
  ...['application/json', 'text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x'],
  ...['application/json; charset=utf-16', 'nonsense'],
];
const nonsense: Arbitrary<Body> = fc.oneof(
  fc.record({ kind: fc.constant('json' as const), value: fc.oneof(object, value) }),
  fc.record({ kind: fc.constant('text' as const), value: text, type: fc.constantFrom(...types) }),
  fc.constant({ kind: 'none' as const }),
);
const form: Arbitrary<Body> = fc.record({
  kind: fc.constant('form' as const),
  value: fc.array(fc.tuple(fc.constantFrom(...KEYS), fc.string()), { maxLength: 8 }),
  file: fc.boolean(),
});

/** A body that fits the document, one with a wrong field, or nonsense. */
function bodyOf({ requestBody }: Operation, pool: Pool): Arbitrary<Body> {
  const schema = requestBody?.content['application/json'].schema;
  if (!schema) return fc.oneof(form, nonsense);
  const json = (arbitrary: Arbitrary<unknown>) =>
    arbitrary.map((item): Body => ({ kind: 'json', value: item }));
  const right = arbitraryOf(schema, pool);
  const keys = Object.keys(schema.properties ?? {});
  const wrong = fc
    .tuple(right, fc.constantFrom(...keys, '__proto__', 'role', 'team'), nasty)
    .map(([given, key, bad]) => ({ ...(given as object), [key]: bad }));
  return fc.oneof(
    { weight: 6, arbitrary: json(right) },
    { weight: 3, arbitrary: json(wrong) },
    { weight: 1, arbitrary: fc.oneof(form, nonsense) },
  );
}

function queryOf({ parameters }: Operation, pool: Pool): Arbitrary<string> {
  const fields = parameters.filter((parameter) => parameter.in === 'query');
  const right = fc
    .record(Object.fromEntries(fields.map(({ name, schema }) => [name, arbitraryOf(schema, pool)])), {
      requiredKeys: [],
    })
    .map((given) =>
      new URLSearchParams(Object.entries(given).map(([key, item]) => [key, String(item)])).toString(),
    );
  const odd = fc.oneof(fc.string(), fc.constantFrom('1', '-1', '1e99', 'a,b', ...pool.ids));
  const names = fc.constantFrom(...KEYS, ...fields.map(({ name }) => name));
  const wrong = fc
    .array(fc.tuple(names, odd), { maxLength: 6 })
    .map((pairs) => new URLSearchParams(pairs).toString());
  return fc.oneof({ weight: 3, arbitrary: right }, { weight: 1, arbitrary: wrong });
}

function paramsOf(path: string, { parameters }: Operation, pool: Pool): Arbitrary<FuzzRequest['params']> {
  const strange = fc.oneof(
    fc.constantFrom(
      'f'.repeat(24),
      '123456789012',
      '..',
      '%2e%2e',
      '\0',
      'images',
      '__proto__',
      '',
      'x'.repeat(32),
    ),
    fc.string(),
  );
  const fields = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => {
      const isList = path.includes(`[...${name}]`);
      const fits = fc.oneof(arbitraryOf(schema, pool), fc.constantFrom(...pool.ids)).map(String);
      const arbitrary = fc.oneof({ weight: 4, arbitrary: fits }, { weight: 1, arbitrary: strange });
      return [name, isList ? arbitrary.map((given) => ['images', given]) : arbitrary] as const;
    });
  return fc.record(Object.fromEntries(fields)) as Arbitrary<FuzzRequest['params']>;
}

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

/** Requests to one call, most of which pass its checks. */
export function requestsTo(found: FoundHandler, pool: Pool): Arbitrary<FuzzRequest> {
  const { path, method } = found;
  const operation = operationOf(found) as unknown as Operation;
  return fc.record({
    body: method === 'GET' ? fc.constant<Body>({ kind: 'none' }) : bodyOf(operation, pool),
    query: queryOf(operation, pool),
    params: paramsOf(path, operation, pool),
    headers: fc.oneof(
      { weight: 4, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: headers as Arbitrary<Record<string, string>> },
    ),
  });
}

/** A body in the form that the test browser accepts. */
export function sentBody(given: Body): { body?: unknown; type?: string } {
  if (given.kind === 'none') return {};
  if (given.kind === 'json') return { body: JSON.stringify(given.value) ?? 'null', type: 'application/json' };
  if (given.kind === 'text') return { body: given.value, type: given.type };
  const form = new FormData();
  for (const [name, value] of given.value) form.append(name, value);
  if (given.file) form.append('file', new File([new Uint8Array([1, 2, 3])], '../x.png'));
  return { body: form };
}
