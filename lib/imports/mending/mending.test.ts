import { POST as sendCorrected, GET as wrongRows } from '@/app/api/property/import/[id]/failed/route';
import { POST as mend, GET as rowWindow } from '@/app/api/property/import/[id]/rows/route';
import { useTestDb } from '@/test/db';
import { at, check, made, run, stateOf, upload, useImportingBroker } from '@/test/imported-files';
import { signedIn } from '@/test/people';

useTestDb();
const broker = useImportingBroker();

const FILE = Buffer.from(
  [
    'Title,Type,Category,Price,Area,Location,City',
    'One,Sale,Flat,45 L,900,Besa,Nagpur',
    'Two,Sale,Flat,much,900,Besa,Nagpur',
    'Three,Sale,Flat,much,,Besa,Nagpur',
  ].join('\n'),
);

const corrected = (text: string) => {
  const body = new FormData();
  body.set('file', new Blob([text]), 'rows-to-correct.csv');
  return body;
};

test('wrong rows come by their kind of fault, are mended in place and checked again', async () => {
  const one = await check(await upload(FILE, 'list.csv'));
  expect(one.faults).toEqual([
    { column: 'Price', rows: 2 },
    { column: 'Area', rows: 1 },
  ]);
  const window = await broker().browser.call(rowWindow, '/x?fault=Area', at(one.id));
  expect(window.json).toMatchObject({ total: 1, rows: [{ row: 4 }] });
  const rows = [
    { row: 3, cells: ['Two', 'Sale', 'Flat', '46 L', '900', 'Besa', 'Nagpur'] },
    { row: 4, cells: ['Three', 'Sale', 'Flat', '47 L', '', 'Besa', 'Nagpur'] },
  ];
  const mended = await broker().browser.call(mend, '/x', { body: { rows }, ...at(one.id) });
  expect(mended.json).toMatchObject({
    counts: { new: 2, wrong: 1 },
    faults: [{ column: 'Area', rows: 1 }],
    rows: [
      { row: 3, verdict: 'new', problems: [] },
      { row: 4, verdict: 'wrong', problems: [{ column: 'Area' }] },
    ],
  });
  await run(await stateOf(one.id));
  expect((await made()).map(({ price }) => price).sort()).toEqual([4_500_000, 4_600_000]);
  const late = await broker().browser.call(mend, '/x', { body: { rows }, ...at(one.id) });
  expect(late.status).toBe(409);
});

test('the file of wrong rows goes back into the same import once it is corrected', async () => {
  const one = await check(await upload(FILE, 'list.csv'));
  const file = (await broker().browser.call(wrongRows, '/x', at(one.id))).text;
  const text = file.replaceAll('much', '48 L').replace('48 L,,', '49 L,700,');
  const sent = await broker().browser.call(sendCorrected, '/x', { body: corrected(text), ...at(one.id) });
  expect(sent.json).toMatchObject({ counts: { new: 3, wrong: 0 }, faults: [] });
  const other = await broker().browser.call(sendCorrected, '/x', {
    body: corrected('a,b\n1,2'),
    ...at(one.id),
  });
  expect(other.status).toBe(400);
});

test('rows of somebody else are neither shown nor mended', async () => {
  const one = await check(await upload(FILE, 'list.csv'));
  const { browser } = await signedIn('broker');
  expect((await browser.call(rowWindow, '/x', at(one.id))).status).toBe(404);
  const rows = [{ row: 3, cells: ['x'] }];
  expect((await browser.call(mend, '/x', { body: { rows }, ...at(one.id) })).status).toBe(404);
});
