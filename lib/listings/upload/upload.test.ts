import { readFile } from 'node:fs/promises';
import { PUT } from '@/app/api/property/[id]/route';
import { POST } from '@/app/api/property/route';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Property } from '@/models/listings/property';
import { clearTestDb, useTestDb } from '@/test/db';
import { fields, photo } from '@/test/listing-form';
import { signedIn } from '@/test/people';

describe('clean', () => {
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
});

describe('idempotency', () => {
  useTestDb();

  const KEY = 'key-of-one-form';

  async function body(more: Record<string, string> = {}, hues: number[] = [10]): Promise<FormData> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...more })) form.append(name, value);
    for (const hue of hues) {
      const { path } = await photo(hue);
      form.append('images', new File([await readFile(path)], `${hue}.jpg`, { type: 'image/jpeg' }));
    }
    return form;
  }

  async function sender() {
    const { browser } = await signedIn('seller');
    return async (content: FormData) => {
      const reply = await browser.call(POST, '/api/property', {
        body: content,
        headers: { 'idempotency-key': KEY },
      });
      return { ...reply, data: reply.json.data as { _id: string; title: string } | undefined };
    };
  }

  test('the same form under the same key is the same listing, sent in any order and under any file name', async () => {
    const send = await sender();
    const first = await send(await body());
    const again = await body();
    const reordered = new FormData();
    for (const [name, value] of [...again].reverse())
      reordered.append(name, value instanceof File ? new File([value], 'other-name.jpg') : value);
    const second = await send(reordered);
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.data?._id).toBe(first.data?._id);
  });

  test.each([
    ['a corrected price', () => body({ price: '46 lakh' })],
    ['another listing', () => body({ title: 'A shop in Sitabuldi', category: 'Commercial' })],
    ['another photograph', () => body({}, [200])],
    ['one photograph more', () => body({}, [10, 200])],
  ])('%s under the same key is a conflict that shows the stored listing', async (_what, changed) => {
    const send = await sender();
    const first = await send(await body());
    const second = await send(await changed());
    expect(second.status).toBe(409);
    expect(second.json).toMatchObject({
      code: 'conflict',
      details: { current: { _id: first.data?._id, title: fields.title, __v: 0 } },
    });
    const { owner } = (await Property.findById(first.data?._id).lean()) ?? {};
    expect(await Property.countDocuments({ owner })).toBe(1);
  });

  test('two different forms under one key at the same moment: one is stored, the other gets an error', async () => {
    const send = await sender();
    const replies = await Promise.all([send(await body()), send(await body({ price: '46 lakh' }))]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});
