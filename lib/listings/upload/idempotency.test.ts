import { readFile } from 'node:fs/promises';
import { POST } from '@/app/api/property/route';
import { Property } from '@/models/listings/property';
import { useTestDb } from '@/test/db';
import { fields, photo } from '@/test/listing-form';
import { signedIn } from '@/test/people';

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
