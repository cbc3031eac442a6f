import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { prepareResponse } from './cached-response';
import { type Coding, encode } from './encodings';

const TEXT = Array.from({ length: 4000 }, (_, i) => `plant ${(i * 7919) % 4001} `).join('');
const PAGE = {
  headers: () => ({}),
  policy: () => '',
  firstScript: () => '',
  finish: (html: string) => html,
};
const whole = { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(TEXT) };
const prepared = (wanted?: Coding | 'identity') =>
  prepareResponse(whole, { path: '/', page: PAGE, ...(wanted && { wanted }) });

it('makes only the coding that the first caller takes', async () => {
  const br = await prepared('br');
  expect([br.br !== undefined, br.gzip, [...br.missing.keys()]]).toEqual([true, undefined, ['gzip']]);
  const gzip = await prepared('gzip');
  expect([gzip.gzip !== undefined, gzip.br, [...gzip.missing.keys()]]).toEqual([true, undefined, ['br']]);
  const plain = await prepared('identity');
  expect([plain.gzip, plain.br, [...plain.missing.keys()]]).toEqual([undefined, undefined, ['gzip', 'br']]);
});

it('makes both where no caller is known', async () => {
  const { gzip, br, missing } = await prepared();
  expect(missing.size).toBe(0);
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(TEXT);
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(TEXT);
});

it('counts the memory of a coding that comes later', async () => {
  const { bytes } = await prepared();
  for (const wanted of ['gzip', 'br', 'identity'] as const)
    expect((await prepared(wanted)).bytes).toBeGreaterThan(0.8 * bytes);
});

it('waits for no other coding of a short body', async () => {
  const short = await prepareResponse(
    { ...whole, body: Buffer.from('{}') },
    { path: '/', page: PAGE, wanted: 'br' },
  );
  expect([short.br, short.missing.size]).toEqual([undefined, 0]);
});

it('leaves out a coding that saves nothing', async () => {
  const noise = Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * i * 2654435761) >>> 24));
  expect(await encode(noise, 'application/json', ['br'])).toEqual({});
});
