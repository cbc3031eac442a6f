import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { MAX_DOCUMENT_BYTES } from '@/lib/accounts/documents/data';
import { UNDO_DAYS } from '@/lib/accounts/email/constants';
import { personFields } from '@/lib/accounts/schema';
import { MIN_PASSWORD_LENGTH } from '@/lib/accounts/users/constants';
import { MAX_DOCUMENTS } from '@/lib/accounts/users/mutations';
import { factorCodeSchema, profileUpdateSchema, registerSchema } from '@/lib/accounts/users/schema';
import { SERIES_DAYS } from '@/lib/brokers/own-listings/constants';
import { DELIVERY_DAYS } from '@/lib/brokers/webhooks/constants';
import { WINDOW_MS } from '@/lib/channels/constants';
import { limitSchema, priceSchema } from '@/lib/channels/costs/schema';
import { clientInputSchema } from '@/lib/clients/schema';
import { CONTACTS_PAGE_SIZE } from '@/lib/contacts/constants';
import { contactInputSchema } from '@/lib/contacts/schema';
import { SMALL_PROJECT } from '@/lib/content/constants';
import { newRateSchema } from '@/lib/costs/rates/schema';
import { billingProfileSchema } from '@/lib/deals/invoices/schema';
import { dealChangeSchema } from '@/lib/deals/schema';
import { newTokenSchema, tokenStepSchema } from '@/lib/deals/tokens/schema';
import { HANDOVER_DAYS } from '@/lib/enquiries/assignment/constants';
import { enquirySearchSchema } from '@/lib/enquiries/inbox/schema';
import { enquiryFormSchema } from '@/lib/enquiries/schema';
import { BIN_DAYS } from '@/lib/listings/bin/constants';
import { closingDay } from '@/lib/listings/closing/schema';
import { parsePropertyCode, propertyCodeIn } from '@/lib/listings/codes/rules';
import { DRAFT_DAYS } from '@/lib/listings/drafts/constants';
import { CATEGORIES, PROPERTIES_PAGE_SIZE } from '@/lib/listings/fields/vocabulary';
import { MAX_IMAGE_BYTES, MAX_IMAGES, MAX_VIDEO_BYTES, MAX_VIDEOS } from '@/lib/listings/media/constants';
import { propertyFormSchema } from '@/lib/listings/schema';
import { MODERATION_PAGE_SIZE, moderationDecisionSchema } from '@/lib/moderation/schema';
import { taskSchema } from '@/lib/office/tasks/schema';
import { placeSchema } from '@/lib/places/gazetteer/schema';
import { CITIES } from '@/lib/places/rules';
import { API_CALL_DAYS, SESSION_LIMITS, STAFF_PASSWORD_LENGTH } from '@/lib/platform/auth/constants';
import { RESET_MINUTES } from '@/lib/platform/auth/one-time-token';
import { REDIRECT_DELAY_MS } from '@/lib/platform/browser/identity';
import { BULK_CHANGE_MAX } from '@/lib/platform/bulk/constants';
import { RATE_LIMITS } from '@/lib/platform/http/rate-limit';
import { DEFAULT_BODY_BYTES } from '@/lib/platform/http/read-body';
import { MAX_PIXELS, MIN_SIDE } from '@/lib/platform/media/prepare-image';
import { MAX_COLUMNS, MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@/lib/platform/tabular/constants';
import { PAGE_WINDOW } from '@/lib/platform/text/list-url';
import { PUBLIC_PAGE_SIZE } from '@/lib/search/lists/data';
import { searchSchema } from '@/lib/search/schema';
import { settingsInputSchema } from '@/lib/settings/schema';
import { teamSchema } from '@/lib/teams/membership/schema';
import { ACTIVE_TODAY_MS } from '@/lib/visitors/activity/constants';
import { GUESTS_PAGE_SIZE } from '@/lib/visitors/tracking/schema';
import { busyTimeSchema } from '@/lib/visits/busy-times/schema';
import { LINK_DAYS, MAX_OPEN_VISITS, QUESTION_HOUR, REMINDER_HOUR } from '@/lib/visits/constants';
import { LOOK_AHEAD_DAYS } from '@/lib/visits/hours/constants';
import { ownHoursSchema } from '@/lib/visits/hours/schema';

/** Checks that every field of every schema that accepts numbers accepts Devanagari digits too. */
describe('typed figures', () => {
  const FIGURES = [
    '7',
    '12',
    '900',
    '2027',
    '6.5',
    '1,00,000',
    '45 lakh',
    '2026-12-01',
    '10:30',
    '440010',
  ].concat(
    ['9822012345', '98220 12345', '123456', '123456789012', 'A50500012345', 'P50500012345', 'ABCDE1234F'],
    ['27AAPFU0939F1ZV', '21.1402', '79.0612', '-3', '2 acres', '30 ft', '2026-12'],
  );
  const WORDS = 'a word of no figure';

  const devanagari = (text: string) =>
    text.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));

  type Def = {
    shape?: Record<string, z.ZodType>;
    in?: z.ZodType;
    out?: z.ZodType;
    innerType?: z.ZodType;
    element?: z.ZodType;
    valueType?: z.ZodType;
    left?: z.ZodType;
    right?: z.ZodType;
    options?: z.ZodType[];
  };

  /** Yields each field of a schema with its path, through wrappers, lists and choices. */
  function* fieldsOf(schema: z.ZodType, path: string, seen: Set<z.ZodType>): Generator<[string, z.ZodType]> {
    if (seen.has(schema)) return;
    seen.add(schema);
    const { shape, in: input, out, innerType, element, valueType, left, right, options } = schema.def as Def;
    for (const [key, field] of Object.entries(shape ?? {})) {
      yield [`${path}.${key}`, field];
      yield* fieldsOf(field, `${path}.${key}`, seen);
    }
    for (const part of [input, out, innerType, element, valueType, left, right, ...(options ?? [])])
      if (part) yield* fieldsOf(part, path, seen);
  }

  const read = (field: z.ZodType, text: string): unknown => {
    try {
      const { success, data } = field.safeParse(text);
      return success ? data : undefined;
    } catch {
      return undefined;
    }
  };

  /** True for a field that reads this figure and is not free text. */
  const takesFigure = (field: z.ZodType, figure: string) =>
    read(field, figure) !== undefined && read(field, WORDS) === undefined;

  /** Fields filled by the page rather than typed: keys, ids, choices, page addresses and device measurements. */
  const NOT_TYPED = new RegExp(
    [
      /^accounts\/(?:passkeys|step-up)/,
      /\.(?:version|state|placeOfSupply|year|project|key|reasonKey|slug|into|from|draft)$/,
      /^(?:deals\/summary|moderation\/(?:reasons|site-checks)|places\/tiles|search\/map|visitors\/guests|visits\/calendar)\//,
      /^places\/gazetteer\/schema\.ts place(?:Update)?Schema\.name|^search\/schema\.ts searchSchema\.(?:within|zoom)$/,
      /^deals\/signing\/schema\.ts newSigningSchema\.days$/,
    ]
      .map(({ source }) => source)
      .join('|'),
  );

  test('reads Devanagari in every field that reads figures', async () => {
    const files = (readdirSync('lib', { recursive: true }) as string[]).filter((path) =>
      path.endsWith('schema.ts'),
    );
    const deaf: string[] = [];
    let asked = 0;
    for (const file of files.sort()) {
      const parts = Object.entries<unknown>(await import(`@/lib/${file}`));
      for (const [name, schema] of parts) {
        if (!(schema instanceof z.ZodType)) continue;
        const place = `${file} ${name}`;
        for (const [path, field] of [
          [place, schema] as [string, z.ZodType],
          ...fieldsOf(schema, place, new Set()),
        ]) {
          const taken = FIGURES.filter((figure) => takesFigure(field, figure));
          if (taken.length) asked++;
          const lost = taken.filter(
            (figure) =>
              JSON.stringify(read(field, devanagari(figure))) !== JSON.stringify(read(field, figure)),
          );
          if (lost.length && !NOT_TYPED.test(path)) deaf.push(`${path}: ${lost.join(', ')}`);
        }
      }
    }
    expect(asked).toBeGreaterThan(150);
    expect(deaf).toEqual([]);
  });
});

/** Limits quoted in texts must match those in the code, so a changed limit fails here until its sentences change. */
describe('figures in texts', () => {
  const SECONDS_A_DAY = 86_400;
  const userDays = SESSION_LIMITS.user.absolute / SECONDS_A_DAY;
  const guestDays = SESSION_LIMITS.guest.absolute / SECONDS_A_DAY;
  const HOURS: Readonly<Record<number, string>> = { 30: 'half an hour', 60: 'an hour' };
  const IN_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

  /** The English texts; language.test.ts checks that the others have the same figures. */
  test.each<[file: string, sentence: string]>([
    ['lib/content/help/texts/help.ts', `at most ${MAX_IMAGES} photographs`],
    ['lib/content/help/texts/help.ts', `stays in the bin for ${BIN_DAYS} days`],
    ['lib/content/policies/texts/privacy.ts', `(${BIN_DAYS} days in a bin)`],
    ['lib/content/policies/texts/privacy.ts', `is not finished, ${DRAFT_DAYS} days after its last change`],
    ['lib/content/policies/texts/privacy.ts', `at most ${userDays} days; of a guest ${guestDays} days`],
    ['messages/content/policies.ts', `at most ${userDays} days; of a guest ${guestDays} days`],
    ['messages/brokers/own-listings.ts', `You can restore it for ${BIN_DAYS} days.`],
    ['messages/brokers/own-listings.ts', `in ${SERIES_DAYS} days: {title}`],
    ['messages/brokers/own-listings.ts', `'${SERIES_DAYS} days'`],
    ['messages/brokers/api.ts', `No calls in the last ${API_CALL_DAYS} days.`],
    ['messages/brokers/api.ts', `Nothing sent in the last ${DELIVERY_DAYS} days.`],
    ['messages/channels.ts', `More than ${WINDOW_MS / 3_600_000} hours since the person wrote`],
    ['messages/office/calendar.ts', `in the next ${LOOK_AHEAD_DAYS} days.`],
    ['messages/clients/replies.ts', `within the next ${LOOK_AHEAD_DAYS} days`],
    ['messages/enquiries/assignment.ts', `Handed over in ${HANDOVER_DAYS} days`],
    ['messages/common.ts', `At least ${MIN_PASSWORD_LENGTH} characters`],
    ['messages/accounts/sign-in.ts', `At least ${MIN_PASSWORD_LENGTH} characters.`],
    [
      'messages/accounts/security.ts',
      `At least ${STAFF_PASSWORD_LENGTH} characters, or ${MIN_PASSWORD_LENGTH}`,
    ],
    ['messages/accounts/security.ts', `a password of at least ${STAFF_PASSWORD_LENGTH} characters`],
    ['lib/content/help/texts/help.ts', `for ${HOURS[RESET_MINUTES]}`],
    ['messages/accounts/sign-in.ts', `for ${HOURS[RESET_MINUTES]}.`],
    ['messages/accounts/security.ts', `can reverse it for ${IN_WORDS[UNDO_DAYS]} days`],
    [
      'messages/listings/fields.ts',
      `Land up to ${SMALL_PROJECT.landSqM} sq m, or up to ${SMALL_PROJECT.units} units`,
    ],
  ])('%s says: %s', (file, sentence) => {
    expect(readFileSync(file, 'utf8')).toContain(sentence);
  });
});

describe('Devanagari figures', () => {
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

  /** Each form with the values typed into its number fields, and its other fields. */
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
    rate: [newRateSchema, { figure: '6.5', from: '2026-11-21' }, { key: 'stamp', source: 'IGR' }],
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
      {
        minPrice: '40 lakh',
        maxPrice: '60 lakh',
        minArea: '900',
        bedrooms: '3',
        page: '2',
        minAgeYears: '2',
      },
      {},
    ],
  };

  const isSingle = (schema: z.ZodType) => !('shape' in schema) && schema === personFields.phone;

  test.each(Object.entries(FORMS))('are read by %s like Latin ones', (_name, [schema, figures, rest]) => {
    const typed = (read: (text: string) => string) =>
      isSingle(schema)
        ? read(Object.values(figures)[0] ?? '')
        : {
            ...rest,
            ...Object.fromEntries(Object.entries(figures).map(([key, text]) => [key, read(text)])),
          };
    const latin = schema.safeParse(typed((text) => text));
    expect(latin.error?.issues ?? []).toEqual([]);
    const other = schema.safeParse(typed(devanagari));
    expect(other.error?.issues ?? []).toEqual([]);
    expect(other.data).toEqual(latin.data);
  });

  test('are read in codes like Latin ones', () => {
    expect(factorCodeSchema.parse('१२३ ४५६')).toBe('123456');
    expect(closingDay.parse('२०२६-११-२१')).toBe('2026-11-21');
    expect(parsePropertyCode('SG-NAG-४८२१')).toBe('SG-NAG-4821');
    expect(propertyCodeIn('SG-NAG-४८२१ अजून आहे का?')).toBe('SG-NAG-4821');
  });

  /** Schemas whose figures the page itself chooses or writes, so they are never typed. */
  const NOT_TYPED = [
    'lib/deals/summary/schema.ts',
    'lib/enquiries/lead-inbox/schema.ts',
    'lib/imports/schema.ts',
    'lib/moderation/site-checks/schema.ts',
    'lib/places/tiles/schema.ts',
    'lib/search/lists/schema.ts',
    'lib/visits/schema.ts',
  ];

  test('are read in every schema that reads figures', async () => {
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
});

describe('specification figures', () => {
  const FOLDER = join(process.cwd(), 'docs/spec');
  const LINES = readdirSync(FOLDER).flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').split('\n'));
  const SPEC = LINES.map((line) => line.trim()).join(' ');

  /** The cells beside `label` in a table of the specification. */
  function row(label: string): string {
    const line = LINES.find((part) => part.startsWith(`| ${label} |`));
    return line?.slice(label.length + 5, -2) ?? `no row "${label}"`;
  }

  /** 86400000 → "86 400 000" */
  const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ' ');
  const megabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`;

  const UNITS = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
  ] as const;

  /** Formats 900 as "15 minutes", in the unit of the specification. */
  function duration(seconds: number, unit = UNITS.find(([size]) => seconds >= size)?.[1]): string {
    const count = seconds / (UNITS.find(([, name]) => name === unit)?.[0] ?? 1);
    return `${count} ${unit}${count === 1 ? '' : 's'}`;
  }

  test.each([
    ['reading', 'read'],
    ['search', 'search'],
    ['recorded activity', 'activity'],
    ['writing', 'write'],
    ['uploads', 'upload'],
    ['single pictures', 'picture'],
    ['enquiries, visits, reports, visit records', 'enquiry'],
    ['sign-up', 'register'],
    ['guest login', 'guest'],
    ['sign-in', 'login'],
    ['export of own data', 'export'],
  ] as const)('matches the limit of %s', (label, name) => {
    const { points, duration: seconds } = RATE_LIMITS[name];
    expect(row(label)).toBe(`${points} | ${duration(seconds)}`);
  });

  test('matches the limits that are counted twice', () => {
    const { loginPair, loginAddress, loginAccount, confirmPassword, mail, mailAddress } = RATE_LIMITS;
    expect(row('wrong passwords')).toBe(
      `${loginPair.points} for account and address, ${loginAddress.points} for the address, ${loginAccount.points} for the account | ${duration(loginPair.duration)}`,
    );
    expect(row('asking for the password again')).toBe(
      `${confirmPassword.points} for the account | ${duration(confirmPassword.duration)}`,
    );
    expect(row('mails on request')).toBe(
      `${mail.points} for the receiver, ${mailAddress.points} for the address | ${duration(mail.duration)}`,
    );
  });

  test.each([
    ['admin', SESSION_LIMITS.admin, 'hour'],
    ['other user', SESSION_LIMITS.user, 'day'],
    ['guest', SESSION_LIMITS.guest, 'day'],
  ] as const)('matches the sessions of %s', (label, { absolute, idle }, unit) => {
    expect(SPEC).toContain(`| ${label} | ${duration(absolute)} | ${duration(idle, unit)} |`);
  });

  test.each([
    ['categories', CATEGORIES.map((category) => `\`${category}\``).join(', ')],
    [
      'cities',
      CITIES.map(({ name }) => name)
        .join(', ')
        .replace(', ', ', then '),
    ],
    [
      'listings a page',
      `${PROPERTIES_PAGE_SIZE} for members, ${PUBLIC_PAGE_SIZE} in public lists, ${MODERATION_PAGE_SIZE} for admins`,
    ],
    ['guests a page, contacts a page', `${GUESTS_PAGE_SIZE}, ${CONTACTS_PAGE_SIZE}`],
    ['page numbers of the directory', `up to ${PAGE_WINDOW}`],
    ['pictures, videos of a listing', `${MAX_IMAGES}, ${MAX_VIDEOS}`],
    ['delay of redirects after sign-in, sign-up and a saved profile', `${grouped(REDIRECT_DELAY_MS)} ms`],
    ['"active today"', `${grouped(ACTIVE_TODAY_MS)} ms`],
    ['password length', `${MIN_PASSWORD_LENGTH} or more`],
    [
      'picture, video, document, import file',
      [MAX_IMAGE_BYTES, MAX_VIDEO_BYTES, MAX_DOCUMENT_BYTES, MAX_IMPORT_BYTES].map(megabytes).join(', '),
    ],
    ['picture', `${MAX_PIXELS / 1_000_000} megapixels; at least ${MIN_SIDE} pixels each way`],
  ])('matches the value of %s', (label, value) => expect(row(label)).toBe(value));

  test('matches the limits stated in sentences', () => {
    expect(row('JSON body')).toContain(`${DEFAULT_BODY_BYTES / 1024} KB;`);
    expect(SPEC).toContain(`Up to ${MAX_DOCUMENTS} for each person, ${megabytes(MAX_DOCUMENT_BYTES)} each`);
    expect(SPEC).toContain(`Up to ${BULK_CHANGE_MAX} listings in one bulk decision`);
    expect(SPEC).toContain(`At most ${MAX_OPEN_VISITS} open visits`);
    expect(SPEC).toContain(`until ${LINK_DAYS} days after the visit`);
    expect(SPEC).toContain(`at ${REMINDER_HOUR}:00 on the evening before`);
    expect(SPEC).toContain(`at ${QUESTION_HOUR}:00 on the day after`);
    expect(SPEC).toContain(
      `at most ${megabytes(MAX_IMPORT_BYTES)}, ${grouped(MAX_IMPORT_ROWS)} rows and ${MAX_COLUMNS} columns`,
    );
  });
});
