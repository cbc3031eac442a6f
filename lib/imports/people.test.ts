import { POST as act, DELETE as discard, PUT as map, GET as read } from '@/app/api/clients/import/[id]/route';
import { GET as rowWindow } from '@/app/api/clients/import/[id]/rows/route';
import { POST } from '@/app/api/clients/import/route';
import { toVCard } from '@/lib/contacts/format';
import { identityKeys } from '@/lib/contacts/rules';
import { settleBackground } from '@/lib/platform/jobs/background';
import { messageWith } from '@/lib/platform/language/message';
import { vCards } from '@/lib/platform/tabular/vcard';
import { CARD_HEADINGS, cardRow } from '@/lib/platform/tabular/vcard-rows';
import { soundOf } from '@/lib/platform/text/search-terms';
import { Client } from '@/models/clients/client';
import { ClientMatch } from '@/models/clients/client-match';
import { Requirement } from '@/models/clients/requirement';
import { Import } from '@/models/imports/import';
import { ImportRow } from '@/models/imports/import-row';
import { testActor } from '@/test/actors';
import type { Browser } from '@/test/browser';
import { clientsOf } from '@/test/clients';
import { clearTestDb, useTestDb } from '@/test/db';
import { check, reasons, run, upload, useImportingBroker } from '@/test/imported-files';
import { fields, listPublicly } from '@/test/listing-form';
import { signedIn } from '@/test/people';
import * as sheets from '@/test/sheets';
import { listing } from '@/test/shortlists';
import { readContactRow } from './contacts/rules';
import type { ImportDto } from './dto';
import { guessMapping } from './headings/rules';

describe('contacts', () => {
  const read = (headings: readonly string[], cells: string[]) => {
    const columns = {
      headings: [...headings],
      mapping: guessMapping('contacts', [...headings]),
      decisions: new Map(),
      source: '',
      dateOrder: 'dmy' as const,
      by: '',
    };
    return readContactRow(cells, columns);
  };

  test('takes phone kinds from the labels of a Google export, and keeps further values', () => {
    const headings = [
      'First Name',
      'Middle Name',
      'Last Name',
      'Phonetic First Name',
      'Organization Name',
      'Organization Title',
      'Birthday',
      'Notes',
      'Labels',
      'E-mail 1 - Label',
      'E-mail 1 - Value',
      'E-mail 2 - Label',
      'E-mail 2 - Value',
      'Phone 1 - Label',
      'Phone 1 - Value',
      'Phone 2 - Label',
      'Phone 2 - Value',
      'Address 1 - Label',
      'Address 1 - City',
      'Address 1 - Region',
    ];
    const cells = [
      'Asha',
      'R',
      'Rao',
      '',
      'Orange Homes',
      'Architect',
      '--02-29',
      'met at site',
      '* myContacts',
      '* Work',
      'asha@work.example ::: a2@work.example',
      'Home',
      'asha@home.example',
      'Work',
      '0712 255 1234',
      'Mobile',
      '98220 12345 ::: 98220 54321',
      'Home',
      'Nagpur',
      'Maharashtra',
    ];
    expect(read(headings, cells)).toMatchObject({
      input: {
        firstName: 'Asha R',
        lastName: 'Rao',
        organization: 'Orange Homes',
        jobTitle: 'Architect',
        emailAddress: 'asha@work.example',
        otherEmails: 'a2@work.example, asha@home.example',
        businessPhone: '0712 255 1234',
        mobilePhone: '98220 12345',
        otherPhones: '98220 54321',
        homeCity: 'Nagpur',
        homeState: 'Maharashtra',
        notes: 'Birthday: 29 Feb\nmet at site',
      },
      keys: [
        'p:+919822012345',
        'p:+919822054321',
        'e:asha@work.example',
        'e:a2@work.example',
        'e:asha@home.example',
      ],
    });
  });

  test('reads an Outlook export, including its empty dates', () => {
    const headings = [
      'First Name',
      'Last Name',
      'Company',
      'Business State',
      'Home City',
      'Mobile Phone',
      'Birthday',
      'Anniversary',
      'E-mail Address',
      'Notes',
    ];
    const cells = [
      'Ravi',
      'Patil',
      'Steel Works',
      'Goa',
      'Nagpur',
      '+91 98220 12345',
      '0/0/00',
      '4/5/1984',
      'RAVI@x.example',
      '=1+1',
    ];
    expect(read(headings, cells)).toMatchObject({
      input: {
        organization: 'Steel Works',
        businessState: 'Goa',
        mobilePhone: '+91 98220 12345',
        anniversary: '1984-05-04',
        notes: '=1+1',
      },
      keys: ['p:+919822012345', 'e:ravi@x.example'],
    });
    expect(read(headings, cells)).not.toHaveProperty('input.birthday');
  });

  test.each([
    [['Name', 'Mobile'], ['A', '9.82E+09'], 'Mobile', /rounded this number/],
    [['Name', 'Mobile'], ['A', 'call me'], 'Mobile', /isn’t a mobile number/],
    [['Name', 'Email'], ['A', 'nobody'], 'Email', /Enter an email/],
    [['Name', 'Notes'], ['A', 'x'.repeat(10_000)], 'Notes', /shorten/],
    [['Name', 'Gender'], ['', 'x'], 'Name', /first name/],
  ])('reports %j %j as an error in %s', (headings, cells, column, message) => {
    const result = read(headings, cells);
    expect(result).toMatchObject({ problems: [{ column, message: expect.stringMatching(message) }] });
    expect(JSON.stringify(result).length).toBeLessThan(400);
  });

  test('identifies a person by a mobile number in any field, but not by a landline', () => {
    expect(identityKeys({ homePhone: '9822012345', businessPhone: '+917122551234' })).toEqual([
      'p:+919822012345',
    ]);
  });

  test.each([
    ['Meera Deshmukh', 'Deshmuk Mira'],
    ['Vivek Joshi', 'Wiwek Joshy'],
  ])('%s sounds like %s', (a, b) => expect(soundOf(a)).toBe(soundOf(b)));

  async function cards(text: string) {
    const rows: Record<string, string>[] = [];
    for await (const card of vCards(
      (async function* () {
        yield* text.match(/[\s\S]{1,7}/g) ?? [];
      })(),
    )) {
      const row = cardRow(card);
      rows.push(
        Object.fromEntries(CARD_HEADINGS.map((heading, i) => [heading, row[i] ?? '']).filter(([, v]) => v)),
      );
    }
    return rows;
  }

  test('reads vCards 2.1, 3.0 and 4.0, several in one file', async () => {
    const text = [
      'BEGIN:VCARD',
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E0=A4=B0=E0=A4=BE=E0=A4=B5;=',
      '=E0=A4=85',
      'TEL;CELL;PREF:98220 12345',
      'TEL;WORK;FAX:1',
      'END:VCARD',
      '',
      'begin:vcard',
      'version:3.0',
      'FN:Asha\\, Dr. Rao',
      'N:Rao;Asha;R;;',
      'item1.TEL;type=WORK;type=VOICE:0712 255',
      '  1234',
      'NOTE:one\\ntwo\\;three',
      'ADR;TYPE="home,pref":;;Street;Nagpur;Maharashtra;440010;India',
      'ORG:Orange\\; Homes;Sales',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Zoë',
      'TEL;VALUE=uri;TYPE="cell,voice":tel:+919822054321',
      'BDAY:19841121',
      'ANNIVERSARY:--1121',
      'GENDER:F',
      'EMAIL:a@x.example',
      'EMAIL:b@x.example',
      'END:VCARD',
    ].join('\n');
    expect(await cards(text)).toEqual([
      { 'First name': 'अ', 'Last name': 'राव', Mobile: '98220 12345' },
      {
        'Full name': 'Asha, Dr. Rao',
        'First name': 'Asha',
        'Middle name': 'R',
        'Last name': 'Rao',
        'Business phone': '0712 255 1234',
        Notes: 'one\ntwo;three',
        'Home city': 'Nagpur',
        'Home state': 'Maharashtra',
        Organization: 'Orange; Homes',
        Department: 'Sales',
      },
      {
        'Full name': 'Zoë',
        Mobile: '+919822054321',
        Birthday: '1984-11-21',
        Anniversary: '--11-21',
        Gender: 'Female',
        Email: 'a@x.example',
        'Other emails': 'b@x.example',
      },
    ]);
  });

  test('reads an exported card back unchanged', async () => {
    const contact = {
      _id: '1',
      __v: 0,
      firstName: 'Asha',
      lastName: 'Rao; "Desh", मीरा',
      mobilePhone: '+91 98220 12345',
      homePhone: '0712 1',
      businessPhone: '0712 2',
      otherPhones: '0712 3, 0712 4',
      emailAddress: 'a@x.example',
      otherEmails: 'b@x.example',
      jobTitle: 'Architect',
      organization: 'A\\B',
      department: 'Sales',
      birthday: '1984-11-21',
      anniversary: '2001-01-02',
      gender: 'Female',
      homeCity: 'Nagpur',
      homeState: 'Maharashtra',
      businessState: 'Goa',
      notes: `long ${'नागपूर '.repeat(30)}\nsecond line, with; signs`,
    };
    const text = toVCard({ ...contact, birthday: '1984-11-21T00:00:00.000Z' });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const [row] = await cards(text.replaceAll('\r\n', '\n'));
    const { _id, __v, ...fields } = contact;
    expect(read(Object.keys(row!), Object.values(row!))).toMatchObject({ input: fields });
  });

  test('recognises headings of Indian sheets in English and Devanagari', () => {
    expect(
      guessMapping('contacts', ['Client Name', 'Mobile No.', 'E-mail ID', 'DOB', 'Remarks', 'WhatsApp No']),
    ).toEqual(['fullName', 'mobilePhone', 'emailAddress', 'birthday', 'notes', 'otherPhones']);
    expect(guessMapping('contacts', ['पूर्ण नाव', 'मोबाईल नंबर', 'ईमेल', 'जन्म तारीख', 'शेरा', 'शहर'])).toEqual([
      'fullName',
      'mobilePhone',
      'emailAddress',
      'birthday',
      'notes',
      'anyCity',
    ]);
  });

  test('warns about a wrong birthday and keeps it in the notes, but rejects a wrong mobile number', () => {
    const headings = ['Name', 'Mobile No', 'DOB'];
    expect(read(headings, ['Asha Rao', '98220 12345', '31/02/1984'])).toMatchObject({
      input: { firstName: 'Asha', mobilePhone: '98220 12345', notes: 'Birthday: 31/02/1984' },
      warnings: [{ column: 'DOB', value: '31/02/1984', message: expect.stringContaining('21/11/1984') }],
    });
    for (const wrong of ['12345', '0712 255 1234', '5822012345'])
      expect(read(headings, ['Asha Rao', wrong, '31/02/1984'])).toMatchObject({
        problems: [
          { column: 'Mobile No', message: expect.stringContaining('isn’t a mobile number') },
          { column: 'DOB' },
        ],
      });
    // a column without a kind keeps the number separately
    expect(read(['Name', 'Phone No'], ['Asha Rao', '0712 255 1234'])).toMatchObject({
      input: { otherPhones: '0712 255 1234' },
    });
  });

  test.each(['Phone No', 'Mobile No', 'Home Phone'])(
    'asks about more numbers in %s than a contact can have',
    (heading) => {
      expect(read(['Name', heading], ['Asha Rao', '98220,'.repeat(200)])).toMatchObject({
        problems: [
          { column: heading, message: messageWith('Please use at most {max} characters', { max: 1000 }) },
        ],
      });
    },
  );
});

describe('import api', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const at = (id: string) => ({ params: { id } });

  function send(browser: Browser, text: string) {
    const body = new FormData();
    body.append('kind', 'clients');
    body.append('file', new Blob([text]), 'clients.csv');
    return browser.call(POST, '/x', { body });
  }

  /** Uploads a file, accepts the guessed columns, checks and imports it. */
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

  test('imports an address book as clients, and explains skipped and failed rows', async () => {
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

  test.each([
    ['11/21/1984', 'mdy'],
    ['21/11/1984', 'dmy'],
    ['05/11/1984', 'dmy'],
    ['11-21-1984,21-11-1984', 'dmy'],
    ['3/45/2013', 'dmy'],
    ['45/3/2013', 'dmy'],
  ])('detects the date order of a file with the dates %s', async (days, dateOrder) => {
    const { browser } = await signedIn('broker');
    const rows = days.split(',').map((day, i) => `Asha ${i},9822012${i}45,${day}`);
    const { json } = await send(browser, ['Name,Phone,Birthday', 'Ravi,,4/5/1984', ...rows].join('\n'));
    expect(json).toMatchObject({ dateOrder });
  });

  test.each(['3.0', '4.0'])('imports vCard %s as clients', async (version) => {
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

  test('restores an export unchanged, including consents', async () => {
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

  test('reports how many clients have a matching home', async () => {
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
    ['Name,Phone\n', 'only a heading'],
    ['BEGIN:VCARD\nFN:Asha\n', 'no END:VCARD'],
  ])('rejects an unreadable file: %#', async (text, message) => {
    const { browser } = await signedIn('broker');
    const reply = await send(browser, text);
    expect([reply.status, String(reply.json.message)]).toEqual([400, expect.stringContaining(message)]);
    expect(await Import.countDocuments({})).toBe(0);
  });

  test('rejects a consent without a date, a missing file, other roles and other people', async () => {
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
});

describe('matched', () => {
  useTestDb();
  const broker = useImportingBroker();

  const PLACES = ['Manish Nagar', 'Besa', 'Dharampeth', 'Pratap Nagar', 'Khamla'];
  /** Buyers in one broker's shorthand: rooms, a place and a budget. */
  const buyers = (count: number) =>
    Buffer.from(
      [
        'Party,Mob No,Reqmt,Locality,Budget,Remark',
        ...Array.from({ length: count }, (_, i) => {
          const budget = i % 3 ? `${40 + (i % 40)}-${50 + (i % 40)} L` : `upto ${60 + (i % 30)} lakh`;
          return `Buyer ${i},98${String(22000000 + i)},${1 + (i % 4)}BHK,${PLACES[i % 5]},${budget},call after six`;
        }),
      ].join('\n'),
    );

  test('matches fifty imported buyers, and reports how many have a home', async () => {
    const home = { ...fields, type: 'sale', category: 'Residential', bedrooms: '2', price: '45 lakh' };
    await listPublicly(testActor(broker().id), {
      ...home,
      address: '4, Ring Road, Besa, Nagpur',
      locality: 'Besa',
      city: 'Nagpur',
    });
    const checked = await check(await upload(buyers(50), 'buyers.csv', 'clients'), {}, 'clients');
    expect(checked.counts).toMatchObject({ new: 50, wrong: 0 });
    const done = await run(checked, 'clients');
    expect(done.counts.created).toBe(50);
    expect([await Client.countDocuments({}), await Requirement.countDocuments({})]).toEqual([50, 50]);
    const matched = await ClientMatch.distinct('client', { endedAt: null });
    expect(done.matched).toBe(matched.length);
    expect(matched.length).toBeGreaterThan(0);
    const wishes = await Requirement.find({ client: matched[0] as never }).lean();
    expect(wishes[0]?.query).toMatch(/bedrooms=2/);
  });
});

describe('real files', () => {
  useTestDb();
  useImportingBroker();

  test.each(['referred by Joshi', 'Ref: Mr Joshi', 'reference Joshi'])(
    'takes no referrer for a place: %s',
    async (words) => {
      const sheet = Buffer.from(
        `Naam,Mobile,Remarks\nAsha Rao,98220 12345,"2 BHK Besa, budget 25-30 lakh, ${words}"\n`,
      );
      const one = await upload(sheet, 'buyers.csv', 'clients');
      expect(one.mapping).toEqual(['fullName', 'mobilePhone', 'notes']);
      const checked = await check(one, {}, 'clients');
      expect([checked.counts.new, checked.readings.filter(({ state }) => state !== 'known')]).toEqual([
        1,
        [],
      ]);
      const row = await ImportRow.findOne({ import: one.id }).lean();
      expect(row?.summary).toMatch(/Besa/);
      expect(row?.summary).not.toMatch(/Joshi/);
    },
  );

  test('imports a list of buyers as clients, and shows their requirements first', async () => {
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
    expect(await run(checked, 'clients')).toMatchObject({
      status: 'done',
      counts: { created: 4 },
      matched: 0,
    });
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
    expect(await run(checked, 'clients', 'undo')).toMatchObject({
      status: 'undone',
      counts: { undone: 4 },
    });
    expect([await Client.countDocuments({}), await Requirement.countDocuments({})]).toEqual([0, 0]);
  });

  test.each([
    ['a phone’s cards', sheets.phoneContacts, 'contacts.vcf', 3],
    ['a Google export', sheets.googleContacts, 'google.csv', 1],
    ['numbers pasted without headings', sheets.pastedNumbers, 'pasted.txt', 2],
  ] as const)('imports %s as clients', async (_, make, name, count) => {
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
});
