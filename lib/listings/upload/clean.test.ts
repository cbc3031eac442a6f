import { readFile } from 'node:fs/promises';
import { PUT } from '@/app/api/property/[id]/route';
import { POST } from '@/app/api/property/route';
import { settleBackground } from '@/lib/platform/jobs/background';
import { clearTestDb, useTestDb } from '@/test/db';
import { fields, photo } from '@/test/listing-form';
import { signedIn } from '@/test/people';

useTestDb();
beforeEach(clearTestDb);
afterEach(settleBackground);

/** Control characters and marks that turn letters around (lib/platform/text/clean.ts). A form cannot carry half a surrogate pair. */
const HARMFUL = { title: '\u202eA\u0000 flat', description: 'Two\u0007 balconies\u2066' };
const CLEAN = { title: 'A flat', description: 'Two balconies' };

function asForm(more: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...more })) form.append(name, value);
  return form;
}

test.each([
  ['JSON', { ...fields, ...HARMFUL, title: `${HARMFUL.title}\ud800` }],
  ['a form', asForm(HARMFUL)],
])('a listing that comes as %s has no harmful characters', async (_, body) => {
  const { browser } = await signedIn('seller');
  const { status, json } = await browser.call(POST, '/api/property', { method: 'POST', body });
  expect([status, json.data]).toEqual([201, expect.objectContaining(CLEAN)]);
});

test('an edited listing is cleaned too', async () => {
  const { browser } = await signedIn('seller');
  const { json } = await browser.call(POST, '/api/property', { method: 'POST', body: fields });
  const { _id, __v } = json.data as { _id: string; __v: number };
  const edited = await browser.call(PUT, `/api/property/${_id}`, {
    method: 'PUT',
    params: { id: _id },
    body: { ...fields, ...HARMFUL, __v },
  });
  expect([edited.status, edited.json.data]).toEqual([200, expect.objectContaining(CLEAN)]);
});

test('the description of a picture, sent as JSON in a field of the form, is cleaned too', async () => {
  const { browser } = await signedIn('seller');
  const body = asForm({ media: JSON.stringify({ images: [{ add: 0, alt: 'The\u0001 \u202ehall' }] }) });
  const { path } = await photo(10);
  body.append('images', new File([await readFile(path)], 'a.jpg', { type: 'image/jpeg' }));
  const { status, json } = await browser.call(POST, '/api/property', { method: 'POST', body });
  expect([status, json.data]).toEqual([
    201,
    expect.objectContaining({ images: [expect.objectContaining({ alt: 'The hall' })] }),
  ]);
});
