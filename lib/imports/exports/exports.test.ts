import * as X from '@e965/xlsx';
import { GET } from '@/app/api/export/[what]/route';
import { GET as exportListings } from '@/app/api/property/export/route';
import { testActor } from '@/test/actors';
import { clientsOf } from '@/test/clients';
import { clearTestDb, useTestDb } from '@/test/db';
import { fields, listPublicly } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { EXPORTS } from './schema';

useTestDb();
beforeEach(clearTestDb);

const table = ({ browser }: Person, what: string, format = 'csv') =>
  browser.call(GET, `/x?format=${format}`, { params: { what } });

test('listings have the code of the screen, as CSV and as a workbook that another program reads', async () => {
  const broker = await signedIn('broker', { reraAgentNumber: 'A50500012345' });
  const { propertyCode = '' } = await listPublicly(testActor(broker.id), { ...fields, title: '=1+1' });
  expect(propertyCode).toMatch(/^[A-Z]+-[A-Z]+-\d+$/);
  const { text } = await table(broker, 'listings');
  expect(text).toContain(`${propertyCode},`);
  expect(text).toContain("'=1+1");
  const same = await broker.browser.call(exportListings, '/x?format=xlsx');
  expect(same.headers.get('content-type')).toContain('spreadsheetml');
  const file = await table(broker, 'listings', 'xlsx');
  const rows = X.utils.sheet_to_json<Record<string, string>>(X.read(file.bytes).Sheets.listings!);
  expect(rows).toEqual([expect.objectContaining({ Code: propertyCode, Title: '=1+1' })]);
});

test.each(EXPORTS)('%s: a heading, nothing of others, and on record', async (what) => {
  const [broker, other] = [await signedIn('broker'), await signedIn('broker')];
  await clientsOf(other.browser).added('Foreign Client');
  await listPublicly(testActor(other.id), { ...fields, title: 'Foreign flat' });
  const { status, text } = await table(broker, what);
  expect(status).toBe(200);
  expect(text.trim().split('\n')).toHaveLength(1);
  expect(text).not.toContain('Foreign');
});

test('an unknown list is not found, and clients are for brokers', async () => {
  const seller = await signedIn('seller');
  expect((await table(seller, 'secrets')).status).toBe(404);
  expect((await table(seller, 'clients')).status).toBe(403);
});
