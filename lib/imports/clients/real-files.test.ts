import { Client } from '@/models/clients/client';
import { Requirement } from '@/models/clients/requirement';
import { ImportRow } from '@/models/imports/import-row';
import { useTestDb } from '@/test/db';
import { check, reasons, run, upload, useImportingBroker } from '@/test/imported-files';
import * as sheets from '@/test/sheets';

useTestDb();
useImportingBroker();

test('a list of buyers becomes clients with requirements that are shown before they are made', async () => {
  const one = await upload(sheets.buyers(), 'buyers.xlsx', 'clients');
  expect(one.mapping).toEqual([
    'fullName',
    'mobilePhone',
    'wishRequirement',
    'wishArea',
    'wishBudget',
    'notes',
  ]);
  const checked = await check(one, {}, 'clients');
  expect(await reasons(one.id)).toEqual([]);
  const rows = await ImportRow.find({ import: one.id }).sort({ row: 1 }).lean();
  expect(rows.map(({ summary }) => summary ?? '')).toEqual([
    expect.stringMatching(/Besa.*2 BHK.*45.*50/),
    expect.stringMatching(/Besa.*3 BHK.*80/),
    expect.stringMatching(/Besa.*2 BHK.*60/),
    '',
  ]);
  expect(await Client.countDocuments({})).toBe(0);
  expect(await run(checked, 'clients')).toMatchObject({ status: 'done', counts: { created: 4 }, matched: 0 });
  const asha = await Client.findOne({ name: 'Asha Deshmukh' }).lean();
  expect(asha).toMatchObject({ phones: ['+919823023757', '+919823031676'] });
  const wish = await Requirement.findOne({ client: asha?._id ?? null }).lean();
  const query = new URLSearchParams(wish?.query);
  expect(Object.fromEntries(query)).toMatchObject({
    bedrooms: '2',
    minPrice: '4500000',
    maxPrice: '5000000',
  });
  expect(query.get('locality')).toMatch(/besa/);
  expect(await Requirement.countDocuments({})).toBe(3);
  expect(await run(checked, 'clients', 'undo')).toMatchObject({ status: 'undone', counts: { undone: 4 } });
  expect([await Client.countDocuments({}), await Requirement.countDocuments({})]).toEqual([0, 0]);
});

test.each([
  ['a phone’s cards', sheets.phoneContacts, 'contacts.vcf', 3],
  ['a Google export', sheets.googleContacts, 'google.csv', 1],
  ['numbers pasted without headings', sheets.pastedNumbers, 'pasted.txt', 2],
] as const)('%s becomes clients', async (_, make, name, count) => {
  const one = await upload(make(), name, 'clients');
  const checked = await check(
    one,
    { consent: { consentHow: 'form', consentDay: '2026-10-01', consentNote: '' } },
    'clients',
  );
  expect(await reasons(one.id)).toEqual([]);
  expect(checked.counts.new).toBe(count);
  await run(checked, 'clients');
  const clients = await Client.find({}).lean();
  expect(clients).toHaveLength(count);
  expect(clients.every(({ phones, consent }) => phones.length > 0 && consent?.how === 'form')).toBe(true);
});
