import fc from 'fast-check';
import { z } from 'zod';
import { route } from '@/lib/platform/http/route';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { cleanInput, cleanText } from './clean';

useTestDb();

test.each([
  ['\u0000Flat\u0001 in\u007f Nagpur\u0085', 'Flat in Nagpur'],
  ['\u202egnp.exe\u202c \u2066x\u2069', 'gnp.exe x'],
  ['\ud800 half \udc00', ' half '],
  ['\ufeffTitle', 'Title'],
  ['a\u061cb\u200ec\u200fd\u206ae', 'abcde'],
  ['hidden \u{e0041}\u{e007f}words\uffff\u{1ffff}\ufdd0 \ufff9here\ufffb', 'hidden words here'],
  // the flag of Scotland
  [
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  ],
  // blanks of no width, fillers, soft hyphens, marks of variants, the mark between a value and its ending
  ['a\u200bb\u2060c\u00add\u034fe\u3164f\uffa0g\u115fh\u180ei\ufe00j\u{e0100}k\ufffcl', 'abcdefghijkl'],
  ['Asha\u200d \u200cRao\ufe0f\u200d', 'Asha Rao'],
  ['\u2800\u200d\u3164', ' '],
  ['आशा\u200d\u200c राव', 'आशा राव'],
  [
    'र्\u200d क्\u200c ❤\ufe0f 1\ufe0f\u20e3 👁\ufe0f\u200d🗨\ufe0f',
    'र्\u200d क्\u200c ❤\ufe0f 1\ufe0f\u20e3 👁\ufe0f\u200d🗨\ufe0f',
  ],
  ['one\u2028two\u2029three\rfour\r\n', 'one\ntwo\nthree\nfour\r\n'],
  ['two\nlines\tand\r\na tab', 'two\nlines\tand\r\na tab'],
  ['क्\u200dष, र्\u200cय 😀 👨\u200d👩\u200d👧', 'क्\u200dष, र्\u200cय 😀 👨\u200d👩\u200d👧'],
])('%j becomes %j', (text, clean) => expect(cleanText(text)).toBe(clean));

test('a long text of invisible letters is cleaned at once', () => {
  const started = process.cpuUsage();
  expect(cleanText('\u{e0041}'.repeat(200_000))).toBe('');
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(1);
});

test('what is left is a text that every system can store, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = cleanText(text);
      expect(cleanText(clean)).toBe(clean);
      expect(new TextDecoder().decode(new TextEncoder().encode(clean))).toBe(clean);
    }),
  );
});

test('cleaning invisible letters in any order again changes nothing', () => {
  const letters = fc.constantFrom(
    'a',
    ' ',
    'र',
    '\u094d',
    '\u200c',
    '\u200d',
    '\ufe0f',
    '\u2060',
    '😀',
    '\u2800',
    '\r',
  );
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 12 }), (parts) => {
      const clean = cleanText(parts.join(''));
      expect(cleanText(clean)).toBe(clean);
    }),
  );
});

test('every text of an input is cleaned, at any depth; a password stays as it was typed', () => {
  const input = { title: 'a\u202eb', list: [{ note: '\u0000' }], n: 1, newPassword: 'p\u0001', none: null };
  expect(cleanInput(input)).toEqual({
    title: 'ab',
    list: [{ note: '' }],
    n: 1,
    newPassword: 'p\u0001',
    none: null,
  });
});

test('a handler never sees them, in a body or a query', async () => {
  const schema = z.object({ name: z.string() });
  const echo = route({ auth: 'public', body: schema, query: schema }, ({ body, query }) => ({ body, query }));
  const reply = await new Browser().call(echo, '/x?name=%E2%80%AEq%00', {
    method: 'POST',
    body: { name: '\u202eb\u0000' },
  });
  expect(reply.json).toEqual({ body: { name: 'b' }, query: { name: 'q' } });
});
