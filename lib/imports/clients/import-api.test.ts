import { POST } from '@/app/api/clients/import/route';
import { Client } from '@/models/clients/client';
import type { Browser } from '@/test/browser';
import { clientsOf } from '@/test/clients';
import { clearTestDb, useTestDb } from '@/test/db';
import { signedIn } from '@/test/people';

useTestDb();
beforeEach(clearTestDb);

function send(browser: Browser, text: string, fields: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', new Blob([text]), 'clients.csv');
  return browser.call(POST, '/x', { body });
}

const CSV = `Name,Phone,E-mail,Notes
Asha Deshmukh,98220 12345,asha@clients.example,"Garden, please"
Ravi,+91 9822012345,,same phone as Asha
Meera,98220 54321,not-an-address,
Kiran,,,
`;

test('a CSV file of an address book becomes clients; known phones and wrong rows are left out, with why', async () => {
  const { browser } = await signedIn('broker');
  const clients = clientsOf(browser);
  const consent = { consentHow: 'form', consentDay: '2026-10-01' };
  const looked = await send(browser, CSV, { ...consent, check: '1' });
  expect(looked.json).toMatchObject({ created: 2, duplicates: 1, wrong: 1 });
  expect(await Client.countDocuments({})).toBe(0);
  const { json } = await send(browser, CSV, consent);
  expect(json).toMatchObject({
    created: 2,
    leftOut: [
      { row: 3, name: 'Ravi', reason: 'Asha Deshmukh has the same phone, +919822012345' },
      { row: 4, name: 'Meera' },
    ],
  });
  expect(await clients.names()).toEqual(['Asha Deshmukh', 'Kiran']);
  expect(await Client.findOne({ name: 'Asha Deshmukh' }).lean()).toMatchObject({
    phones: ['+919822012345'],
    email: 'asha@clients.example',
    notes: 'Garden, please',
    consent: { how: 'form', day: '2026-10-01' },
  });
  expect((await send(browser, CSV)).json).toMatchObject({ created: 1, duplicates: 2 });
});

test.each(['3.0', '4.0'])('vCard %s becomes clients', async (version) => {
  const { browser } = await signedIn('broker');
  const phone =
    version === '4.0' ? 'TEL;VALUE=uri;TYPE=cell:tel:+91-98220-12345' : 'TEL;TYPE=CELL:9822012345';
  const card = `BEGIN:VCARD\r\nVERSION:${version}\r\nFN:आशा देशमुख\r\nN:देशमुख;आशा;;;\r\n${phone}\r\nEMAIL:asha@clients.example\r\nEND:VCARD\r\n`;
  expect((await send(browser, card)).json).toMatchObject({ created: 1, wrong: 0 });
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
  await send(to.browser, (await clientsOf(from.browser).csv()).text);
  const facts = { name: 1, phones: 1, email: 1, notes: 1, consent: 1, _id: 0 } as const;
  const [item, other] = await Client.find({}, facts).lean();
  expect(other).toEqual(item);
});

test.each([
  ['', 'The file is empty'],
  ['Name,Phone\n', 'The file has no rows'],
  ['7,8\n1,2\n', 'The first row needs a heading'],
  ['BEGIN:VCARD\nFN:Asha\n', 'no END:VCARD'],
  [`Name\n${'Asha\n'.repeat(5001)}`, 'more than 5000 rows'],
])('a file that cannot be read is refused: %#', async (text, message) => {
  const { browser } = await signedIn('broker');
  const reply = await send(browser, text);
  expect([reply.status, String(reply.json.message)]).toEqual([400, expect.stringContaining(message)]);
  expect(await Client.countDocuments({})).toBe(0);
});

test('a consent without its day, no file and another role are refused', async () => {
  const { browser } = await signedIn('broker');
  expect((await send(browser, CSV, { consentHow: 'said' })).status).toBe(400);
  expect((await browser.call(POST, '/x', { body: new FormData() })).status).toBe(400);
  expect((await send((await signedIn('seller')).browser, CSV)).status).toBe(403);
});
