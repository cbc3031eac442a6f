import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import { POST as act, PUT as map, GET as read } from '@/app/api/property/import/[id]/route';
import { GET as rowsOf } from '@/app/api/property/import/[id]/rows/route';
import { POST as send } from '@/app/api/property/import/route';
import type { ImportDto, RowWindowDto } from '@/lib/imports/dto';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Property } from '@/models/listings/property';
import { UploadedPicture } from '@/models/listings/uploaded-picture';
import { clearTestDb, useTestDb } from '@/test/db';
import { photo } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';

useTestDb();
beforeEach(clearTestDb);

const at = (id: string) => ({ params: { id } });
const zipOf = async (files: Record<string, Buffer>) => {
  const zip = new yazl.ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name);
  zip.end();
  return buffer(zip.outputStream);
};
const picture = async (hue: number) => readFile((await photo(hue)).path);
const HEAD = 'Code,Title,Description,Type,Category,Price,Area,Address,Photos';
const row = (code: string, photos: string) =>
  `${code},Flat ${code},Sunny,For Sale,residential,45 lakh,950,"${code} Road, Dharampeth, Nagpur","${photos}"`;
const sheet = (...rows: string[]) => Buffer.from([HEAD, ...rows].join('\n'));

async function upload(person: Person, files: { file: [Buffer, string]; pictures?: Buffer }) {
  const form = new FormData();
  form.set('kind', 'own-listings');
  form.set('file', new Blob([files.file[0] as BlobPart]), files.file[1]);
  if (files.pictures) form.set('pictures', new Blob([files.pictures as BlobPart]), 'pictures.zip');
  const reply = await person.browser.call(send, '/', { method: 'POST', body: form });
  return { status: reply.status, made: reply.json as unknown as ImportDto, text: reply.text };
}
async function ran(person: Person, made: ImportDto) {
  const body = { mapping: made.mapping, duplicates: 'skip', dateOrder: 'dmy' };
  await person.browser.call(map, '/', { method: 'PUT', body, ...at(made.id) });
  await settleBackground();
  await person.browser.call(act, '/', { body: { action: 'run' }, ...at(made.id) });
  await settleBackground();
  return (await person.browser.call(read, '/', at(made.id))).json as unknown as ImportDto;
}
const imagesOf = async (code: string) =>
  (await Property.findOne({ code: code.toLowerCase() }).select('+code').lean())?.images.length;

test('a ZIP beside the sheet: by file names in a column, and by codes where the column is empty', async () => {
  const person = await signedIn('broker');
  const pictures = await zipOf({
    'a/hall.jpg': await picture(10),
    'a/kitchen.jpg': await picture(60),
    'B-2/1.jpg': await picture(120),
    'notes.txt': Buffer.from('not a picture'),
    'broken.jpg': Buffer.from('nor this'),
  });
  const { status, made } = await upload(person, {
    file: [sheet(row('A-1', 'hall.jpg; kitchen.jpg'), row('B-2', ''), row('C-3', 'none.jpg')), 'list.csv'],
    pictures,
  });
  expect(status).toBe(201);
  expect(made.mapping.at(-1)).toBe('pictures');
  expect(made.notes.join()).toContain('broken.jpg');
  expect((await ran(person, made)).counts).toMatchObject({ created: 3, failed: 0 });
  expect(await Promise.all(['A-1', 'B-2', 'C-3'].map(imagesOf))).toEqual([2, 1, 0]);
  expect(await UploadedPicture.countDocuments()).toBe(0);
});

test('one ZIP of a sheet with its pictures; links are refused in words, and the row is imported', async () => {
  const person = await signedIn('broker');
  const archive = await zipOf({
    'all/listings.csv': sheet(row('A-1', 'pictures/A-1/1.jpg'), row('B-2', 'https://other.example/1.jpg')),
    'all/pictures/A-1/1.jpg': await picture(10),
    '__MACOSX/all/pictures/A-1/._1.jpg': Buffer.from('clutter'),
  });
  const { made } = await upload(person, { file: [archive, 'everything.zip'] });
  const body = { mapping: made.mapping, duplicates: 'skip', dateOrder: 'dmy' };
  await person.browser.call(map, '/', { method: 'PUT', body, ...at(made.id) });
  await settleBackground();
  const reply = await person.browser.call(rowsOf, '/x?view=new&from=0&limit=10', at(made.id));
  const { rows } = reply.json as unknown as RowWindowDto;
  expect(rows[1]?.problems).toEqual([
    expect.objectContaining({
      column: 'Photos',
      message: expect.stringMatching(/not fetched from other sites/),
    }),
  ]);
  expect((await ran(person, made)).counts).toMatchObject({ created: 2 });
  expect(await Promise.all(['A-1', 'B-2'].map(imagesOf))).toEqual([1, 0]);
});

test('a ZIP without a sheet is refused in words', async () => {
  const person = await signedIn('broker');
  const { status, text } = await upload(person, {
    file: [await zipOf({ '1.jpg': await picture(10) }), 'p.zip'],
  });
  expect(status).toBe(400);
  expect(text).toContain('There is no sheet in this ZIP');
});
