import type { ZipReader } from '@/lib/platform/tabular/zip-file';
import { recordsIn, statedTotal } from './data';

/** A ZIP with the same text in each file, in these pieces. */
const zipOf = (pieces: Iterable<string>) =>
  ({
    async *text() {
      yield* pieces;
    },
  }) as unknown as ZipReader;

async function read(pieces: Iterable<string>) {
  const found: (string | undefined)[] = [];
  for await (const record of recordsIn(zipOf(pieces), 'leads')) found.push(record?._id);
  return found;
}

const [one, two] = ['6924a1b2c3d4e5f607182930', '6924a1b2c3d4e5f607182931'];
const line = (id: string) => `${JSON.stringify({ _id: id, name: 'Asha' })}\n`;

/** More than one string can hold, as a small ZIP unpacks to. */
function* endless(before = '', after = '') {
  yield before;
  const part = 'x'.repeat(32_000_000);
  for (let i = 0; i < 20; i++) yield part;
  yield after;
}

test('records are read whole, wherever the pieces of the text end', async () => {
  const text = line(one!) + line(two!).trimEnd();
  expect(await read([...text])).toEqual([one, two]);
  expect(await read([text.slice(0, 30), text.slice(30), ''])).toEqual([one, two]);
  expect(await read(['\n\n', line(one!), '\n'])).toEqual([one]);
});

test('a line that does not end is one that cannot be read, and is never held whole', async () => {
  expect(await read(endless(line(one!), `\n${line(two!)}`))).toEqual([one, undefined, two]);
  expect(await read(endless(line(one!)))).toEqual([one, undefined]);
});

test('the progress goes by what the ZIP says, within what is read', async () => {
  const stating = (counts: object) => statedTotal(zipOf([JSON.stringify({ counts })]));
  expect(await stating({ leads: 3, visits: 4 })).toBe(7);
  expect([await stating({ leads: -3 }), await stating({ leads: '1e999' })]).toEqual([0, 2_200_000]);
  expect(await statedTotal(zipOf(['no JSON']))).toBe(0);
  expect(await statedTotal(zipOf(endless('{')))).toBe(0);
});
