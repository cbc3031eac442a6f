import * as X from '@e965/xlsx';
import { POST as enquire } from '@/app/api/contact/route';
import { POST as createDeal } from '@/app/api/deals/route';
import { GET } from '@/app/api/export/[what]/route';
import { GET as exportListings } from '@/app/api/property/export/route';
import { recordMissingLeads } from '@/lib/enquiries/lead-sources/jobs';
import { settleBackground } from '@/lib/platform/jobs/background';
import { prepareAgencyTeam } from '@/lib/teams/mutations';
import { NumberRelease } from '@/models/accounts/number-release';
import { Property } from '@/models/listings/property';
import { AuditEntry } from '@/models/platform/audit-entry';
import { Visit } from '@/models/visits/visit';
import { testActor } from '@/test/actors';
import { clientsOf } from '@/test/clients';
import { clearTestDb, useTestDb } from '@/test/db';
import { addContact } from '@/test/imports';
import { fields, listPublicly } from '@/test/listing-form';
import { guest, type Person, signedIn } from '@/test/people';
import { makeTeam } from '@/test/teams';
import { visitsOf } from '@/test/visits';
import { EXPORTS } from './schema';

useTestDb();
beforeEach(clearTestDb);
afterEach(settleBackground);

const table = ({ browser }: Person, what: string, format = 'csv') =>
  browser.call(GET, `/x?format=${format}`, { params: { what } });

const rowsOf = (bytes: Uint8Array, what: string) =>
  X.utils.sheet_to_json<Record<string, string>>(X.read(bytes).Sheets[what]!);

const RISKY = '=HYPERLINK("http://x.example","Asha")';

/** A listing of the person with an enquiry, its lead, a visit, a client and a deal, whose texts a spreadsheet would run. */
async function withRecords(person: Person) {
  const { _id, propertyCode = '' } = await listPublicly(testActor(person.id), { ...fields, title: RISKY });
  const visitor = await guest();
  const enquiry = { name: RISKY, email: 'asha@x.example', phone: '98220 23757', message: RISKY };
  await visitor.browser.call(enquire, '/x', { body: { ...enquiry, propertyId: _id } });
  await visitsOf(visitor.browser).book(String(_id), { name: RISKY });
  await settleBackground();
  await recordMissingLeads();
  const deal = { title: RISKY, property: String(_id), stage: 'enquiry', parties: [], notes: RISKY };
  expect((await person.browser.call(createDeal, '/x', { body: deal })).status).toBe(201);
  return { id: String(_id), code: propertyCode };
}

const KEYS: Record<(typeof EXPORTS)[number], string> = {
  listings: 'Title',
  leads: 'Name',
  clients: 'Full name',
  contacts: 'First name',
  visits: 'Visitor',
  deals: 'Title',
  enquiries: 'Name',
};
const CODES: Partial<Record<string, string>> = {
  listings: 'Code',
  leads: 'Listing code',
  visits: 'Listing code',
  deals: 'Listing code',
  enquiries: 'Listing code',
};

describe.each(['member', 'office'] as const)('lists of the %s', (who) => {
  test('each as CSV and as a workbook, with the codes and words of the screen and nothing that runs', async () => {
    const person = who === 'office' ? await signedIn('admin') : await signedIn('broker');
    if (who === 'office') await prepareAgencyTeam();
    const lister = who === 'office' ? await signedIn('broker') : person;
    const { code } = await withRecords(lister);
    await clientsOf(person.browser).added(RISKY);
    await addContact({ firstName: RISKY });
    const mine = EXPORTS.filter((what) => who === 'office' || what !== 'contacts');
    for (const what of mine) {
      const csv = await table(person, what);
      expect([what, csv.status]).toEqual([what, 200]);
      expect(csv.headers.get('content-type')).toContain('text/csv');
      expect(csv.text).toContain(`"'=HYPERLINK`);
      expect(csv.text).not.toMatch(/(?:^|,)"?=HYPERLINK/m);
      const file = await table(person, what, 'xlsx');
      expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${what}.xlsx"`);
      const [row] = rowsOf(file.bytes, what);
      // text and no formula
      expect([what, row?.[KEYS[what]]]).toEqual([what, RISKY]);
      const column = CODES[what];
      if (column) expect([what, row?.[column]]).toEqual([what, code]);
      // a contact without a mobile and an e-mail has nothing else that an import knows it by
      if (what !== 'contacts') expect(csv.text).not.toMatch(/\b[0-9a-f]{24}\b/);
    }
    const [lead] = rowsOf((await table(person, 'leads', 'xlsx')).bytes, 'leads');
    expect(lead).toMatchObject({ State: 'New' });
    const [enquiry] = rowsOf((await table(person, 'enquiries', 'xlsx')).bytes, 'enquiries');
    expect(enquiry).toMatchObject({ Status: 'New', Phone: '+91 98220 23757' });
  });
});

test('listings have the code of the screen, as CSV and as a workbook that another program reads', async () => {
  const broker = await signedIn('broker', { reraAgentNumber: 'A50500012345' });
  const { propertyCode = '' } = await listPublicly(testActor(broker.id), { ...fields, title: '=1+1' });
  expect(propertyCode).toMatch(/^[A-Z]+-[A-Z]+-\d+$/);
  const same = await broker.browser.call(exportListings, '/x?format=xlsx');
  expect(same.headers.get('content-type')).toContain('spreadsheetml');
  const file = await table(broker, 'listings', 'xlsx');
  expect(rowsOf(file.bytes, 'listings')).toEqual([
    expect.objectContaining({ Code: propertyCode, Title: '=1+1' }),
  ]);
});

test.each(EXPORTS)('%s: a heading, nothing of others, and on record', async (what) => {
  const [broker, other] = [await signedIn('broker'), await signedIn('broker')];
  await clientsOf(other.browser).added('Foreign Client');
  await listPublicly(testActor(other.id), { ...fields, title: 'Foreign flat' });
  await addContact({ firstName: 'Foreign' });
  const { status, text } = await table(broker, what);
  expect(text).not.toContain('Foreign');
  if (what === 'contacts') return expect(status).toBe(403);
  expect(status).toBe(200);
  expect(text.trim().split('\n')).toHaveLength(1);
});

test('a number that was taken back, and what a visitor keeps about a home, do not leave', async () => {
  const broker = await signedIn('broker');
  await withRecords(broker);
  await NumberRelease.updateMany({}, { $set: { withdrawnAt: new Date() } });
  const feedback = { verdict: 'no', note: 'The neighbour shouts', isShared: false, at: new Date() };
  await Visit.updateMany({}, { $set: { feedback } });
  const [enquiries, visits] = [await table(broker, 'enquiries'), await table(broker, 'visits')];
  expect(enquiries.text).not.toMatch(/98220/);
  expect(visits.text).not.toMatch(/98220|neighbour|does not fit/);
  await Visit.updateMany({}, { $set: { 'feedback.isShared': true } });
  const shared = (await table(broker, 'visits')).text;
  expect(shared).toContain('No, it does not fit');
  expect(shared).not.toContain('neighbour');
});

test('assistants of a team take nothing away, agents what is in their name, owners all', async () => {
  const team = await makeTeam();
  await listPublicly(testActor(team.agent.id), { ...fields, title: 'Of the agent' });
  await listPublicly(testActor(team.owner.id), { ...fields, title: 'Of the owner' });
  await Property.updateMany({}, { $set: { team: team.id } });
  expect((await table(team.assistant, 'listings')).status).toBe(403);
  const own = (await table(team.agent, 'listings')).text;
  expect([own.includes('Of the agent'), own.includes('Of the owner')]).toEqual([true, false]);
  const all = (await table(team.owner, 'listings')).text;
  expect([all.includes('Of the agent'), all.includes('Of the owner')]).toEqual([true, true]);
});

test('a file that the browser asks for twice is one entry of the audit log; its other format is another', async () => {
  const seller = await signedIn('seller');
  await Promise.all([1, 2].map(() => table(seller, 'listings')));
  await table(seller, 'listings', 'xlsx');
  const entries = await AuditEntry.find({ action: 'export', actor: seller.id }).sort({ _id: 1 }).lean();
  expect(entries.map(({ details }) => details)).toEqual([
    { what: 'listings', format: 'csv' },
    { what: 'listings', format: 'xlsx' },
  ]);
});

test('a file whose entry could not be written is logged when it is asked for again', async () => {
  const seller = await signedIn('seller');
  await table(seller, 'listings');
  // as after a crash between the mark and the log
  await AuditEntry.collection.deleteMany({ action: 'export' });
  await table(seller, 'listings');
  expect(await AuditEntry.countDocuments({ action: 'export' })).toBe(1);
});

test('an unknown list is not found, clients are for brokers and contacts for the office', async () => {
  const seller = await signedIn('seller');
  expect((await table(seller, 'secrets')).status).toBe(404);
  expect((await table(seller, 'clients')).status).toBe(403);
  expect((await table(seller, 'contacts')).status).toBe(403);
});
