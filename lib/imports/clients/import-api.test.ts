import { POST as act, DELETE as discard, PUT as map, GET as read } from '@/app/api/clients/import/[id]/route';
import { GET as rowWindow } from '@/app/api/clients/import/[id]/rows/route';
import { POST } from '@/app/api/clients/import/route';
import type { ImportDto } from '@/lib/imports/dto';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Client } from '@/models/clients/client';
import { ClientMatch } from '@/models/clients/client-match';
import { Import } from '@/models/imports/import';
import type { Browser } from '@/test/browser';
import { clientsOf } from '@/test/clients';
import { clearTestDb, useTestDb } from '@/test/db';
import { signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';

useTestDb();
beforeEach(clearTestDb);

const at = (id: string) => ({ params: { id } });

function send(browser: Browser, text: string) {
  const body = new FormData();
  body.append('kind', 'clients');
  body.append('file', new Blob([text]), 'clients.csv');
  return browser.call(POST, '/x', { body });
}

/** Uploads, takes the columns as they were guessed, checks, and imports. */
async function imported(browser: Browser, text: string, more: object = {}): Promise<ImportDto> {
  const { id, mapping } = (await send(browser, text)).json as unknown as ImportDto;
  const body = { mapping, duplicates: 'skip', dateOrder: 'dmy', ...more };
  await browser.call(map, '/', { method: 'PUT', body, ...at(id) });
  await settleBackground();
  await browser.call(act, '/', { body: { action: 'run' }, ...at(id) });
  await settleBackground();
  return (await browser.call(read, '/', at(id))).json as unknown as ImportDto;
}

const CSV = `Name,Phone,E-mail,Notes
Asha Deshmukh,98220 12345,asha@clients.example,"Garden, please"
Ravi,+91 9822012345,,same phone as Asha
Meera,98220 54321,not-an-address,
Kiran,,,
`;

test('an address book becomes clients; known phones and wrong rows are left out, with why', async () => {
  const { browser } = await signedIn('broker');
  const consent = { consentHow: 'form', consentDay: '2026-10-01' };
  const done = await imported(browser, CSV, { consent });
  expect(done).toMatchObject({
    counts: { created: 2, skipped: 1, failed: 1 },
    faults: [{ column: 'E-mail', rows: 1 }],
  });
  expect(await clientsOf(browser).names()).toEqual(['Asha Deshmukh', 'Kiran']);
  expect(await Client.findOne({ name: 'Asha Deshmukh' }).lean()).toMatchObject({
    phones: ['+919822012345'],
    email: 'asha@clients.example',
    notes: 'Garden, please',
    consent: { how: 'form', day: '2026-10-01' },
  });
  const failed = await browser.call(rowWindow, '/x?view=failed', at(done.id));
  expect(failed.json).toMatchObject({ total: 1, rows: [{ row: 4, problems: [{ column: 'E-mail' }] }] });
  expect(await imported(browser, CSV)).toMatchObject({ counts: { created: 1, skipped: 2 } });
});

test.each(['3.0', '4.0'])('vCard %s becomes clients', async (version) => {
  const { browser } = await signedIn('broker');
  const phone =
    version === '4.0' ? 'TEL;VALUE=uri;TYPE=cell:tel:+91-98220-12345' : 'TEL;TYPE=CELL:9822012345';
  const card = `BEGIN:VCARD\r\nVERSION:${version}\r\nFN:आशा देशमुख\r\nN:देशमुख;आशा;;;\r\n${phone}\r\nEMAIL:asha@clients.example\r\nEND:VCARD\r\n`;
  expect(await imported(browser, card)).toMatchObject({ counts: { created: 1, failed: 0 } });
  expect(await Client.findOne({}).lean()).toMatchObject({
    name: 'आशा देशमुख',
    phones: ['+919822012345'],
    email: 'asha@clients.example',
    consent: null,
  });
});

test('what was exported comes back as it was, consent included', async () => {
  const [from, to] = [await signedIn('broker'), await signedIn('broker')];
  const client = { phones: '9822012345, 9822054321', email: 'a@clients.example', notes: 'Two\nlines' };
  await clientsOf(from.browser).added('Asha D', {
    ...client,
    consentHow: 'written',
    consentDay: '2026-09-09',
    consentNote: 'Folder 3',
  });
  await imported(to.browser, (await clientsOf(from.browser).csv()).text);
  const facts = { name: 1, phones: 1, email: 1, notes: 1, consent: 1, _id: 0 } as const;
  const [item, other] = await Client.find({}, facts).lean();
  expect(other).toEqual(item);
});

test('the end says for how many clients there is a home that fits', async () => {
  const broker = await signedIn('broker');
  await listing({ locality: 'Dharampeth', localitySlug: 'dharampeth', bedrooms: 2, price: 5_800_000 });
  const file = [
    'Name,Mobile,Requirement,Budget (Lakh)',
    'Asha,9822012345,2BHK Dharampeth,55-60',
    'Ravi,9822054321,9 bhk Dharampeth,55-60',
  ].join('\n');
  const done = await imported(broker.browser, file);
  expect(done).toMatchObject({ counts: { created: 2 }, matched: 1 });
  expect(await ClientMatch.distinct('client', {})).toHaveLength(1);
});

test.each([
  ['', 'The file is empty'],
  ['Name,Phone\n', 'no rows'],
  ['BEGIN:VCARD\nFN:Asha\n', 'no END:VCARD'],
])('a file that cannot be read is refused: %#', async (text, message) => {
  const { browser } = await signedIn('broker');
  const reply = await send(browser, text);
  expect([reply.status, String(reply.json.message)]).toEqual([400, expect.stringContaining(message)]);
  expect(await Import.countDocuments({})).toBe(0);
});

test('a consent without its day, no file, another role and another person are refused', async () => {
  const { browser } = await signedIn('broker');
  const { id, mapping } = (await send(browser, CSV)).json as unknown as ImportDto;
  const body = { mapping, duplicates: 'skip', consent: { consentHow: 'said' } };
  expect((await browser.call(map, '/', { method: 'PUT', body, ...at(id) })).status).toBe(400);
  const form = new FormData();
  form.append('kind', 'clients');
  expect((await browser.call(POST, '/x', { body: form })).status).toBe(400);
  expect((await send((await signedIn('seller')).browser, CSV)).status).toBe(403);
  const other = (await signedIn('broker')).browser;
  expect((await other.call(read, '/', at(id))).status).toBe(404);
  expect((await other.call(discard, '/', { method: 'DELETE', ...at(id) })).status).toBe(404);
});
