import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { personFields } from '@/lib/accounts/schema';
import { factorCodeSchema, profileUpdateSchema, registerSchema } from '@/lib/accounts/users/schema';
import { limitSchema, priceSchema } from '@/lib/channels/costs/schema';
import { clientInputSchema } from '@/lib/clients/schema';
import { newRuleSchema } from '@/lib/compliance/rulebook/schema';
import { contactInputSchema } from '@/lib/contacts/schema';
import { newRateSchema } from '@/lib/costs/rates/schema';
import { billingProfileSchema } from '@/lib/deals/invoices/schema';
import { dealChangeSchema } from '@/lib/deals/schema';
import { newTokenSchema, tokenStepSchema } from '@/lib/deals/tokens/schema';
import { enquirySearchSchema } from '@/lib/enquiries/inbox/schema';
import { enquiryFormSchema } from '@/lib/enquiries/schema';
import { closingDay } from '@/lib/listings/closing/schema';
import { parsePropertyCode, propertyCodeIn } from '@/lib/listings/codes/rules';
import { propertyFormSchema } from '@/lib/listings/schema';
import { moderationDecisionSchema } from '@/lib/moderation/schema';
import { taskSchema } from '@/lib/office/tasks/schema';
import { placeSchema } from '@/lib/places/gazetteer/schema';
import { searchSchema } from '@/lib/search/schema';
import { settingsInputSchema } from '@/lib/settings/schema';
import { teamSchema } from '@/lib/teams/membership/schema';
import { busyTimeSchema } from '@/lib/visits/busy-times/schema';
import { ownHoursSchema } from '@/lib/visits/hours/schema';

const devanagari = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));

const listing = {
  title: 'Flat in Besa',
  description: 'Bright',
  price: '45,00,000',
  category: 'Residential',
  type: 'sale',
  address: 'Besa, Nagpur',
  area: '900',
};

/** Each form: what is typed in its fields of figures, and the rest of it. */
const FORMS: Record<string, [schema: z.ZodType, figures: Record<string, string>, rest: object]> = {
  enquiry: [
    enquiryFormSchema,
    { phone: '98220 12345' },
    { name: 'Asha', email: 'a@home.example', message: 'Hi' },
  ],
  'sheet of a listing, visit': [personFields.phone, { phone: '9822012345' }, {}],
  'sign-up': [
    registerSchema,
    { phone: '9822012345' },
    { name: 'Asha', email: 'a@home.example', password: 'mango-orchard' },
  ],
  profile: [
    profileUpdateSchema,
    {
      phone: '9822012345',
      aadhaarNumber: '1234 5678 9012',
      panNumber: 'ABCDE1234F',
      reraAgentNumber: 'A50500012345',
    },
    { name: 'Asha' },
  ],
  listing: [
    propertyFormSchema,
    {
      price: '45,00,000',
      area: '900',
      bedrooms: '3',
      bathrooms: '2',
      floor: '4',
      totalFloors: '7',
      pinCode: '440010',
      ageYears: '5',
      reraNumber: 'P50500012345',
    },
    listing,
  ],
  contact: [
    contactInputSchema,
    {
      mobilePhone: '98220 12345',
      homePhone: '0712 2345678',
      businessPhone: '0712 2345678',
      otherPhones: '9822054321, 9822054322',
      birthday: '1984-11-21',
    },
    { firstName: 'Asha' },
  ],
  client: [
    clientInputSchema,
    { phones: '9822012345', consentDay: '2026-11-01' },
    { name: 'A', consentHow: 'said' },
  ],
  settings: [
    settingsInputSchema,
    {
      phone: '+917122345678',
      whatsapp: '+919822012345',
      foundedYear: '2009',
      saleFeePercent: '2',
      legalCosts: '15000',
      opensAt: '09:30',
      closesAt: '18:00',
      enquiryDays: '400',
      holidays: '2026-12-25',
      publicHolidays: '2027-03-22 Holi',
    },
    { openDays: ['Monday'] },
  ],
  place: [
    placeSchema,
    { pinCode: '440010', points: '21.1402 79.0612', radius: '800' },
    { kind: 'locality', city: 'nagpur', name: 'Newpeth' },
  ],
  rate: [newRateSchema, { percent: '6.5', from: '2026-11-21' }, { key: 'stamp', source: 'IGR' }],
  rule: [newRuleSchema, { figure: '500', from: '2026-11-21' }, { key: 'area', source: 'Act' }],
  'price of a message': [
    priceSchema,
    { rupees: '0.8631', from: '2026-10-01' },
    { category: 'marketing', source: 'Meta' },
  ],
  'limit of a month': [limitSchema, { rupees: '5000' }, { version: 0 }],
  deal: [dealChangeSchema, { value: '45 lakh', closedOn: '2026-11-21' }, { __v: 0 }],
  token: [newTokenSchema, { rupees: '51,000' }, { payer: 'Asha', terms: 'None' }],
  'payment of a token': [
    tokenStepSchema,
    { reference: '123456789012', paidOn: '2026-11-21' },
    { action: 'enter' },
  ],
  invoices: [
    billingProfileSchema,
    { gstin: '27AAPFU0939F1ZV', upi: '9822012345@okbank' },
    { name: 'Saptam', address: 'Nagpur', state: '27', prefix: 'SG' },
  ],
  decision: [
    moderationDecisionSchema,
    { evidenceDate: '2026-11-21' },
    { decision: 'verified', reason: 'Seen' },
  ],
  task: [taskSchema, { day: '2026-12-01', time: '10:30' }, { text: 'Call' }],
  team: [teamSchema, { reraAgentNumber: 'A50500012345' }, { name: 'Kale Realty' }],
  hours: [ownHoursSchema, { from: '10:00', until: '18:00', holidays: '2026-12-25' }, { days: ['Monday'] }],
  'busy time': [busyTimeSchema, { day: '2026-12-01', from: '10:00', until: '11:00' }, {}],
  'filters of the inbox': [enquirySearchSchema, { from: '2026-11-01', to: '2026-11-21', page: '2' }, {}],
  'filters of the list': [
    searchSchema,
    { minPrice: '40 lakh', maxPrice: '60 lakh', minArea: '900', bedrooms: '3', page: '2', minAgeYears: '2' },
    {},
  ],
};

const isSingle = (schema: z.ZodType) => !('shape' in schema) && schema === personFields.phone;

test.each(Object.entries(FORMS))(
  '%s reads Devanagari figures as Latin ones',
  (_name, [schema, figures, rest]) => {
    const typed = (read: (text: string) => string) =>
      isSingle(schema)
        ? read(Object.values(figures)[0] ?? '')
        : { ...rest, ...Object.fromEntries(Object.entries(figures).map(([key, text]) => [key, read(text)])) };
    const latin = schema.safeParse(typed((text) => text));
    expect(latin.error?.issues ?? []).toEqual([]);
    const other = schema.safeParse(typed(devanagari));
    expect(other.error?.issues ?? []).toEqual([]);
    expect(other.data).toEqual(latin.data);
  },
);

test('codes are read in both', () => {
  expect(factorCodeSchema.parse('१२३ ४५६')).toBe('123456');
  expect(closingDay.parse('२०२६-११-२१')).toBe('2026-11-21');
  expect(parsePropertyCode('SG-NAG-४८२१')).toBe('SG-NAG-4821');
  expect(propertyCodeIn('SG-NAG-४८२१ अजून आहे का?')).toBe('SG-NAG-4821');
});

/** Their figures are chosen or written by the page itself, never typed. */
const NOT_TYPED = [
  'lib/deals/summary/schema.ts',
  'lib/enquiries/lead-inbox/schema.ts',
  'lib/imports/schema.ts',
  'lib/moderation/site-checks/schema.ts',
  'lib/places/tiles/schema.ts',
  'lib/search/lists/schema.ts',
  'lib/visits/schema.ts',
];

test('every schema that reads figures reads them in both scripts', async () => {
  const files = (readdirSync('lib', { recursive: true }) as string[])
    .filter((path) => path.endsWith('schema.ts'))
    .map((path) => `lib/${path}`);
  expect(files.length).toBeGreaterThan(50);
  const deaf: string[] = [];
  for (const path of files) {
    const source = await readFile(path, 'utf8');
    if (/z\.coerce\.number|\\d/.test(source) && !/atinDigits|firstFigure/.test(source)) deaf.push(path);
  }
  expect(deaf.sort()).toEqual(NOT_TYPED);
});
