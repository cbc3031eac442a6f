import { z } from 'zod';
import { readMessage } from '@/lib/platform/language/message';
import { textsIn } from '@/lib/platform/language/messages';
import { INPUT } from './input-messages';

const schema = z.strictObject({
  title: z.string(),
  name: z.string().min(1).max(3),
  code: z.string().min(2),
  price: z.number().min(10).max(20),
  count: z.int(),
  open: z.boolean(),
  tags: z.array(z.string()).min(1).max(2),
  kind: z.enum(['sale', 'rent']),
  email: z.email(),
  link: z.url(),
  day: z.iso.date(),
  pattern: z.string().regex(/^a/),
  place: z.object({ lat: z.number() }),
  either: z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]),
  own: z.string('In words of its own'),
});

const good = {
  title: '',
  name: 'a',
  code: 'ab',
  price: 15,
  count: 1,
  open: true,
  tags: ['a'],
  kind: 'sale',
  email: 'a@example.com',
  link: 'https://example.com',
  day: '2026-01-31',
  pattern: 'a',
  place: { lat: 1 },
  either: { a: '' },
  own: '',
};

const cases: [string, object, string][] = [
  ['a missing field', { title: undefined }, 'title is required'],
  ['null', { title: null }, 'title is required'],
  ['an empty text', { name: '' }, 'name is required'],
  ['a number for a text', { title: 5 }, 'title must be text'],
  ['a text for a number', { price: 'x' }, 'price must be a number'],
  ['a fraction', { count: 1.5 }, 'count must be a whole number'],
  ['a text for a switch', { open: 'yes' }, 'open must be true or false'],
  ['a text for a list', { tags: 'a' }, 'tags must be a list'],
  ['a wrong entry of a list', { tags: [1] }, 'tags.0 must be text'],
  ['an empty list', { tags: [] }, 'tags must have at least 1 entries'],
  ['a long list', { tags: ['a', 'b', 'c'] }, 'tags must have at most 2 entries'],
  ['an unknown word', { kind: 'gift' }, 'kind must be one of: sale, rent'],
  ['a short text', { code: 'a' }, 'code must have at least 2 characters'],
  ['a long text', { name: 'aaaa' }, 'name must have at most 3 characters'],
  ['a low number', { price: 1 }, 'price must be at least 10'],
  ['a high number', { price: 99 }, 'price must be at most 20'],
  ['no address', { email: 'x' }, 'email must be an e-mail address, such as name@example.com'],
  ['no link', { link: 'x' }, 'link must be a web address, such as https://example.com'],
  ['no date', { day: 'x' }, 'day must be a date, such as 2026-01-31'],
  ['another form', { pattern: 'b' }, 'pattern is not valid'],
  ['a list for an object', { place: [] }, 'place must be an object with named fields'],
  ['a field within', { place: {} }, 'place.lat is required'],
  ['neither of two', { either: {} }, 'either is not valid'],
  ['a field too many', { extra: 1 }, 'extra is not known here'],
  ['a schema with words of its own', { own: 1 }, 'In words of its own'],
];

test.each(cases)('%s', (_, changed, message) => {
  const { error } = schema.safeParse({ ...good, ...changed });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test.each([[null], [[]], ['text'], [5]])('the whole body is %j', (body) => {
  expect(schema.safeParse(body).error?.issues[0]?.message).toBe('The body must be a JSON object');
});

test.each(['mr', 'hi'] as const)('a call gets its reply in its language: %s', (language) => {
  const { reply } = textsIn(language);
  for (const [, changed] of cases.slice(0, -1)) {
    const [issue] = schema.safeParse({ ...good, ...changed }, INPUT).error?.issues ?? [];
    const { key, values } = readMessage(issue?.message ?? '');
    expect([key, values]).toEqual([expect.stringContaining('{field}'), expect.any(Object)]);
    expect(reply(issue?.message ?? '')).toMatch(/[\u0900-\u097f]/);
  }
});
