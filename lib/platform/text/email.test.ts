import { z } from 'zod';
import { emailAddress, isEmail } from './email';

test.each([
  'asha@example.com',
  'asha.rao+flat@mail.example.co.in',
  "o'brien@example.com",
  'asha@उदाहरण.भारत',
  'आशा@जीमेल.भारत',
  'asha@xn--p1b6ci4b4b3a.xn--h2brj9c',
])('%s is an address', (typed) =>
  expect([isEmail(typed), emailAddress().safeParse(typed).success]).toEqual([true, true]),
);

test.each([
  '',
  'asha',
  'asha@',
  '@example.com',
  'asha@example',
  'a..b@example.com',
  '.a@example.com',
  'a b@example.com',
  'a@b..in',
  'a@-b.in',
  'a@b.in, c@d.in',
  'a@b.1',
])('%j is not an address', (typed) => expect(isEmail(typed)).toBe(false));

test('an address in Latin letters meets the rule of the schema library', () => {
  for (const typed of ['a@b.co', 'a.b@c-d.com', 'a-@b.in', "a'@b.in", 'a@b_c.in', 'a@b.c', 'a"b@c.in'])
    expect([typed, isEmail(typed)]).toEqual([typed, z.email().safeParse(typed).success]);
});

test('a long text is judged in no time', () => {
  const began = performance.now();
  expect(isEmail(`${'a.'.repeat(120)}@${'b-'.repeat(5000)}`)).toBe(false);
  expect(performance.now() - began).toBeLessThan(500);
});
