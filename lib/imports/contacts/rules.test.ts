import { toVCard } from '@/lib/contacts/format';
import { identityKeys } from '@/lib/contacts/rules';
import { guessMapping } from '@/lib/imports/headings/rules';
import { vCards } from '@/lib/platform/tabular/vcard';
import { CARD_HEADINGS, cardRow } from '@/lib/platform/tabular/vcard-rows';
import { soundOf } from '@/lib/platform/text/search-terms';
import { readContactRow } from './rules';

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

test('a Google export: kinds of phones from their labels, further values kept', () => {
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

test('an Outlook export, with its way of writing no date', () => {
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
  [['Name', 'Mobile'], ['A', 'call me'], 'Mobile', /no mobile number/],
  [['Name', 'Email'], ['A', 'nobody'], 'Email', /Enter an e-mail/],
  [['Name', 'Notes'], ['A', 'x'.repeat(10_000)], 'Notes', /shorten/],
  [['Name', 'Gender'], ['', 'x'], 'Name', /first name/],
])('%j %j is wrong in %s', (headings, cells, column, message) => {
  const result = read(headings, cells);
  expect(result).toMatchObject({ problems: [{ column, message: expect.stringMatching(message) }] });
  expect(JSON.stringify(result).length).toBeLessThan(400);
});

test('a mobile under any name is the person; a landline is a household or an office', () => {
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

test('vCard 2.1 with quoted-printable over two lines, 3.0 with folds and groups, 4.0 with uris; several in one file', async () => {
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

test('an exported card comes back as it was', async () => {
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

test('headings of Indian sheets, in English and in Devanagari', () => {
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

test('a wrong birthday alone is a warning and stays in the notes; a mobile that is not one is refused', () => {
  const headings = ['Name', 'Mobile No', 'DOB'];
  expect(read(headings, ['Asha Rao', '98220 12345', '31/02/1984'])).toMatchObject({
    input: { firstName: 'Asha', mobilePhone: '98220 12345', notes: 'Birthday: 31/02/1984' },
    warnings: [{ column: 'DOB', value: '31/02/1984', message: expect.stringContaining('21/11/1984') }],
  });
  for (const wrong of ['12345', '0712 255 1234', '5822012345'])
    expect(read(headings, ['Asha Rao', wrong, '31/02/1984'])).toMatchObject({
      problems: [
        { column: 'Mobile No', message: expect.stringContaining('no mobile number') },
        { column: 'DOB' },
      ],
    });
  // a column that does not say which kind keeps it beside
  expect(read(['Name', 'Phone No'], ['Asha Rao', '0712 255 1234'])).toMatchObject({
    input: { otherPhones: '0712 255 1234' },
  });
});
