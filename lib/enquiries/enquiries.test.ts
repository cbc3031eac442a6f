import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { POST } from '@/app/api/contact/route';
import { POST as readLead } from '@/app/api/leads/[id]/read/route';
import { GET as getMe } from '@/app/api/user/me/route';
import { listLeads } from '@/lib/enquiries/lead-inbox/data';
import { leadSearchSchema } from '@/lib/enquiries/lead-inbox/schema';
import { recordMissingLeads } from '@/lib/enquiries/lead-sources/jobs';
import { waitLevel } from '@/lib/enquiries/leads/format';
import { changeLead } from '@/lib/enquiries/leads/mutations';
import { env } from '@/lib/platform/env';
import { resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { EMAIL_MESSAGE } from '@/lib/platform/text/email';
import { whatsappUrl } from '@/lib/platform/text/whatsapp';
import { indianDay } from '@/lib/platform/time/indian-day';
import { HOUR_MS } from '@/lib/platform/time/time';
import { viewsByDay } from '@/lib/visitors/views/data';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { ListingDay } from '@/models/visitors/listing-day';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { type Person, signedIn } from '@/test/people';
import { answerBandOf, medianAnswerMs } from './answer-time/rules';
import { enquiriesByDay } from './data';
import { enquiryMailto, enquiryText, toggleSentence } from './format';
import { judge, MIN_FILL_MS } from './rules';
import { enquirySchema } from './schema';

describe('reply times', () => {
  const NOW = new Date('2026-11-22T12:00:00Z');
  const asked = (hoursAgo: number, answeredAfter?: number) => ({
    askedAt: new Date(NOW.getTime() - hoursAgo * HOUR_MS),
    ...(answeredAfter !== undefined && {
      firstAnsweredAt: new Date(NOW.getTime() + (answeredAfter - hoursAgo) * HOUR_MS),
    }),
  });
  const answered = (...hours: number[]) => hours.map((after) => asked(200, after));
  const bandOf = (rows: ReturnType<typeof asked>[]) => answerBandOf(medianAnswerMs(rows, NOW));

  test.each([
    [answered(0.2, 0.5, 0.9, 5, 90), 'Usually replies within an hour'],
    [answered(1, 1.5, 1.9, 5, 90), 'Usually replies within 2 hours'],
    [answered(2, 2, 2, 2, 2), 'Usually replies within 2 hours'],
    [answered(2, 3, 5.9, 7, 9), 'Usually replies within 6 hours'],
    [answered(20, 20, 23, 30, 30), 'Usually replies within a day'],
    [answered(60, 60, 70, 80, 90), 'Usually replies within 3 days'],
  ])('takes the median: %#', (rows, band) => expect(bandOf(rows)).toBe(band));

  test('states no time for four answers or for slow ones', () => {
    expect(bandOf(answered(1, 1, 1, 1))).toBeUndefined();
    expect(bandOf([...answered(1, 1, 1, 1), asked(1), asked(2)])).toBeUndefined();
    expect(bandOf(answered(80, 80, 80, 80, 80))).toBeUndefined();
  });

  test('counts a person who is still waiting with the wait so far', () => {
    expect(bandOf([...answered(1, 1, 1, 1, 1), ...Array.from({ length: 6 }, () => asked(20))])).toBe(
      'Usually replies within a day',
    );
  });
});

describe('rules of enquiries', () => {
  const form = { name: 'Asha', email: 'asha@example.com', phone: '+91 98900 12345', message: 'Is it free?' };

  describe('enquiry form', () => {
    test('accepts the four required fields unchanged', () => {
      expect(enquirySchema.parse(form)).toEqual(form);
    });

    test.each(['name', 'email', 'phone', 'message'] as const)('requires %s', (key) => {
      for (const value of [undefined, '', '   ']) {
        const result = enquirySchema.safeParse({ ...form, [key]: value });
        expect(result.error?.issues.map((issue) => issue.path[0])).toContain(key);
      }
    });

    test('trims values, and rejects invalid addresses and numbers', () => {
      expect(enquirySchema.parse({ ...form, email: ' asha@example.com ' }).email).toBe('asha@example.com');
      expect(enquirySchema.safeParse({ ...form, email: 'asha' }).success).toBe(false);
      expect(enquirySchema.safeParse({ ...form, phone: 'call me' }).success).toBe(false);
      expect(enquirySchema.safeParse({ ...form, message: 'x'.repeat(4001) }).success).toBe(false);
    });

    test('drops unreadable references instead of losing the message', () => {
      expect(
        enquirySchema.parse({ ...form, propertyId: { $ne: null }, serviceLine: 'magic', fillMs: 'no' }),
      ).toEqual(form);
    });
  });

  describe('enquiry sheet of a listing', () => {
    const sheet = {
      kind: 'listing',
      name: 'Asha',
      phone: '98900 12345',
      message: 'Is it free?',
      propertyId: 'a'.repeat(24),
    };

    test('requires a name and a mobile number, and stores the number as E.164', () => {
      expect(enquirySchema.parse(sheet)).toEqual({ ...sheet, phone: '+919890012345' });
      expect(enquirySchema.parse({ ...sheet, email: ' a@b.in ' }).email).toBe('a@b.in');
      for (const key of ['name', 'phone', 'message', 'propertyId'] as const)
        expect(enquirySchema.safeParse({ ...sheet, [key]: undefined }).error?.issues[0]?.path).toEqual([key]);
    });

    test.each(['12345', '5989001234', '+91 712 234', '+91 22 2345 6789', '0712 223344', 'call me'])(
      'refuses %s as a mobile number',
      (phone) => expect(enquirySchema.safeParse({ ...sheet, phone }).success).toBe(false),
    );

    test.each(['9890012345', '09890012345', '+91 98900-12345', '+44 20 7946 0000'])('accepts %s', (phone) =>
      expect(enquirySchema.safeParse({ ...sheet, phone }).success).toBe(true),
    );

    test('accepts a missing e-mail address, but not an invalid one', () => {
      expect(enquirySchema.safeParse({ ...sheet, email: '' }).success).toBe(true);
      expect(enquirySchema.safeParse({ ...sheet, email: 'asha' }).success).toBe(false);
    });

    test('applies the rules of the form to every other kind', () => {
      expect(enquirySchema.safeParse({ ...sheet, kind: undefined }).success).toBe(false);
      expect(enquirySchema.safeParse({ ...sheet, kind: 'form' }).success).toBe(false);
      expect(enquirySchema.safeParse({ ...sheet, kind: 'other' }).success).toBe(false);
      expect(enquirySchema.safeParse({ ...sheet, propertyId: 'none' }).success).toBe(false);
    });
  });

  describe('detection of programs', () => {
    test('recognises a program by the trap field', () => {
      expect(judge({ website: 'http://spam.example' })).toBe('program');
      expect(judge(enquirySchema.parse({ ...form, website: ['x'] }))).toBe('program');
    });
    test('recognises a form sent too quickly, and accepts people and plain API callers', () => {
      expect(judge({ fillMs: MIN_FILL_MS - 1 })).toBe('too-quick');
      expect(judge({ fillMs: MIN_FILL_MS, website: '' })).toBe('person');
      expect(judge({})).toBe('person');
    });
  });

  describe('chat link', () => {
    test('opens with title, name, phone and message', () => {
      expect(enquiryText({ ...form, propertyTitle: '3 BHK & terrace' })).toBe(
        'Property: 3 BHK & terrace\nName: Asha\nPhone: +91 98900 12345\nMessage: Is it free?',
      );
    });
    test('escapes characters that would end the text', () => {
      const url = new URL(whatsappUrl('917120000000', 'a&b=c #d'));
      expect(url.searchParams.get('text')).toBe('a&b=c #d');
      expect(url.pathname).toBe('/917120000000');
    });
  });

  describe('message of the sheet', () => {
    test('adds and removes a sentence without changing other text', () => {
      const visit = 'I would like to visit it.';
      const message = toggleSentence('I am interested.', visit);
      expect(message).toBe('I am interested. I would like to visit it.');
      expect(toggleSentence(`${message} On Sunday.`, visit)).toBe('I am interested. On Sunday.');
      expect(toggleSentence('', visit)).toBe(visit);
    });

    test('writes the exact subject in the mail link', () => {
      const url = new URL(enquiryMailto('a@b.in', { _id: '1', title: 'Flat & terrace?' }, 'Hello'));
      expect([url.pathname, url.searchParams.get('subject'), url.searchParams.get('body')]).toEqual([
        'a@b.in',
        'Enquiry for Flat & terrace?',
        'Hello',
      ]);
    });
  });
});

describe('reads', () => {
  useTestDb();

  const id = () => new Types.ObjectId();
  const [owner, other, flat, plot] = [id(), id(), id(), id()];
  const asked = (property: Types.ObjectId, of: Types.ObjectId, message: string) => ({
    name: 'Asha',
    email: 'asha@home.example',
    phone: '98220 00000',
    message,
    property,
    propertyTitle: '2 BHK',
    owner: of,
    notes: [{ kind: 'note', text: 'admins only', by: 'Desk', at: new Date() }],
  });

  beforeAll(async () => {
    await Enquiry.create(asked(flat, owner, 'first'));
    await Enquiry.create(asked(flat, owner, 'second'));
    await Enquiry.create(asked(plot, owner, 'about the plot'));
    // the flat had a previous owner, whose enquiries the new owner must not read
    await Enquiry.create(asked(flat, other, 'to the owner before'));
  });

  test('keeps a lead waiting in badge, inbox and count until it is answered, even after it was opened', async () => {
    const seller = await signedIn('seller');
    const actor = testActor(seller.id);
    const badge = async () => (await seller.browser.call(getMe, '/api/user/me')).json.waiting;
    const leads = async (state: string) => listLeads(actor, leadSearchSchema.parse({ state }));
    const waiting = async () => (await leads('waiting')).rows.map(({ isUnread }) => isUnread);
    const mine = new Types.ObjectId(seller.id);
    await Enquiry.create({ ...asked(flat, mine, 'one'), sender: 'guest:one' });
    await Enquiry.create({ ...asked(flat, mine, 'two'), sender: 'guest:two' });
    await recordMissingLeads();
    expect([await badge(), await waiting()]).toEqual([2, [true, true]]);
    const [lead] = (await leads('waiting')).rows;
    const params = { id: lead!.id };
    expect((await seller.browser.call(readLead, '/x', { method: 'POST', params, body: {} })).json).toEqual({
      read: true,
    });
    expect([await badge(), (await waiting()).sort()]).toEqual([2, [false, true]]);
    await changeLead(actor, lead!.id, { state: 'visiting' });
    expect([await badge(), await waiting()]).toEqual([1, [true]]);
    expect((await leads('all')).counts).toMatchObject({ waiting: 1, new: 1, visiting: 1, open: 2 });
    const other = await signedIn('seller');
    expect((await other.browser.call(readLead, '/x', { method: 'POST', params, body: {} })).status).toBe(404);
  });

  test('lists waiting people newest first, or longest wait first on request', async () => {
    const seller = await signedIn('seller');
    const mine = new Types.ObjectId(seller.id);
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    for (const [sender, minutes] of [
      ['a', 90],
      ['b', 5],
      ['c', 30],
    ] as const)
      await Enquiry.create({ ...asked(flat, mine, sender), sender, name: sender, createdAt: ago(minutes) });
    await recordMissingLeads();
    const names = async (query: object) => {
      const { rows } = await listLeads(testActor(seller.id), leadSearchSchema.parse(query));
      return rows.map(({ name }) => name);
    };
    expect(await names({})).toEqual(['b', 'c', 'a']);
    expect(await names({ sort: 'due' })).toEqual(['a', 'c', 'b']);
    const levels = [5, 15, 59, 60, 9000].map((minutes) => waitLevel(ago(minutes).toISOString(), Date.now()));
    expect(levels).toEqual(['fresh', 'warning', 'warning', 'late', 'late']);
  });

  test('counts enquiries and views per listing and Indian day', async () => {
    const [shop, shed] = [id(), id()];
    const day = (daysAgo: number) => indianDay(new Date(Date.now() - daysAgo * 86_400_000));
    const days = [day(2), day(1), day(0)];
    const at = (indian: string, time: string) => new Date(`${indian}T${time}+05:30`);
    await Enquiry.create([
      { ...asked(shop, owner, 'late in the evening'), createdAt: at(day(1), '23:59:59') },
      { ...asked(shop, owner, 'just after midnight'), createdAt: at(day(0), '00:00:01') },
      { ...asked(shed, owner, 'too long ago'), createdAt: at(day(3), '12:00:00') },
      { ...asked(shed, owner, 'at noon'), createdAt: at(day(2), '12:00:00') },
    ]);
    const ids = [String(shop), String(shed)];
    expect(await enquiriesByDay(ids, days)).toEqual(
      new Map([
        [String(shop), [0, 1, 1]],
        [String(shed), [1, 0, 0]],
      ]),
    );
    await ListingDay.insertMany([
      { day: day(1), property: shop, views: 2 },
      { day: day(2), property: shop, views: 3 },
      { day: day(40), property: shop, views: 7 },
    ]);
    expect(await viewsByDay(ids, days)).toEqual(
      new Map([
        [String(shop), [3, 2, 0]],
        [String(shed), [0, 0, 0]],
      ]),
    );
  });

  test('reads every query through an index', async () => {
    const plans = [
      {
        find: 'leads',
        filter: {
          owner,
          team: null,
          askedAt: { $ne: null },
          isOpen: true,
          waitingSince: { $gt: new Date(0) },
        },
        sort: { waitingSince: -1, _id: -1 },
      },
      { find: 'enquiries', filter: { owner }, sort: { createdAt: -1 } },
      { find: 'enquiries', filter: { owner, property: flat }, sort: { createdAt: -1 } },
      {
        aggregate: 'enquiries',
        pipeline: [{ $match: { property: { $in: [flat, plot] }, owner } }, { $group: { _id: '$property' } }],
        cursor: {},
      },
      {
        aggregate: 'listingdays',
        pipeline: [
          { $match: { property: { $in: [flat, plot] }, day: { $gte: '2026-01-01' } } },
          { $group: { _id: '$property', views: { $sum: '$views' } } },
        ],
        cursor: {},
      },
    ];
    for (const plan of plans) expect((await planOf(plan)).join()).toMatch(/IXSCAN|COUNT_SCAN/);
  });
});

describe('sending an enquiry', () => {
  useTestDb();

  const form = {
    name: 'Asha',
    email: 'asha@home.example',
    phone: '+91 98220 12345',
    message: 'Is it free in May?',
  };
  const folder = () => join(String(process.env.DATA_DIR), 'outbox');
  let owner: Person;
  let propertyId: string;

  beforeAll(async () => {
    owner = await signedIn('seller');
    const row = await Property.create({
      title: '3 BHK in Dharampeth',
      description: 'Corner flat.',
      price: 9_000_000,
      type: 'sale',
      category: 'Residential',
      address: 'Dharampeth, Nagpur',
      area: 1400,
      city: 'Nagpur',
      citySlug: 'nagpur',
      owner: owner.id,
    });
    propertyId = String(row._id);
  });

  beforeEach(async () => {
    resetLimiters();
    // no mail of the previous test may be written while its folder is removed
    await settleBackground();
    await Enquiry.deleteMany({});
    await rm(folder(), { recursive: true, force: true });
  });

  const send = (body: object) => new Browser().call(POST, '/api/contact', { body });

  async function mails(): Promise<string[]> {
    await settleBackground();
    const names = await readdir(folder()).catch(() => []);
    return Promise.all(names.map((name) => readFile(join(folder(), name), 'utf8')));
  }

  const mailsTo = async (address: string) =>
    (await mails()).filter((mail) => mail.split('\r\n').includes(`To: ${address}`));

  test('stores an enquiry with its listing and owner, and mails the owner once', async () => {
    const reply = await send({ ...form, propertyId, propertyTitle: 'A title that the client made up' });
    expect(reply.status).toBe(201);
    const row = await Enquiry.findOne().lean();
    expect(row).toMatchObject({ name: 'Asha', status: 'new', propertyTitle: '3 BHK in Dharampeth' });
    expect([String(row?.property), String(row?.owner)]).toEqual([propertyId, owner.id]);
    const sent = await mailsTo(owner.email);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('Is it free in May?');
  });

  test('directs replies to the mail into the conversation, and sends a receipt without the typed text', async () => {
    await send({ ...form, propertyId });
    expect((await mailsTo(owner.email))[0]).toMatch(/^Reply-To:\s+reply\+[0-9a-f]{24}o\w{25}@localhost\r$/m);
    const [receipt = '', ...more] = (await mailsTo(form.email)).map((mail) => mail.replace(/=\r\n/g, ''));
    expect(more).toEqual([]);
    expect(receipt).toContain('Hello Asha,');
    expect(receipt).toContain('3 BHK in Dharampeth');
    expect(receipt).toContain(`/properties/${propertyId}`);
    expect(receipt).toMatch(/^Reply-To:\s+reply\+[0-9a-f]{24}s\w{25}@localhost\r$/m);
    expect(receipt).not.toContain('Is it free');
    await send({ ...form, email: 'ravi@home.example', name: 'Win at https://evil.example' });
    expect((await mailsTo('ravi@home.example'))[0]).not.toContain('evil');
  });

  test("requires only name and mobile number from a listing's sheet, but all four fields from the form", async () => {
    const { email: _, ...short } = form;
    expect((await send({ ...short, propertyId })).status).toBe(400);
    expect((await send({ ...short, kind: 'listing', propertyId })).status).toBe(201);
    const row = await Enquiry.findOne().select('+matchKeys').lean();
    expect(row).toMatchObject({ phone: '+919822012345', matchKeys: ['p:+919822012345'] });
    expect(row?.email).toBeUndefined();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toContain('Phone: +919822012345');
    expect(mail).not.toContain('Email:');
    const { rows } = await listLeads(testActor(owner.id), leadSearchSchema.parse({}));
    expect(rows[0]).toMatchObject({ phone: '+919822012345' });
    expect(rows[0]).not.toHaveProperty('email');
  });

  test('sends an enquiry without a listing to the admins', async () => {
    expect((await send({ ...form, serviceLine: 'vridi' })).status).toBe(201);
    expect((await Enquiry.findOne().lean())?.serviceLine).toBe('vridi');
    expect(await mailsTo('hello@saptam.example')).toHaveLength(1);
  });

  test('adds no mail header for a line break in a name', async () => {
    await send({ ...form, propertyId, name: 'Asha\r\nBcc: all@evil.example' });
    const sent = await mails();
    expect(sent).toHaveLength(2);
    for (const mail of sent) expect(mail.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  });

  test('stores and mails a form once if it is sent twice', async () => {
    const body = { ...form, idempotencyKey: crypto.randomUUID() };
    const [first, again] = [await send(body), await send(body)];
    expect(again.json.id).toBe(first.json.id);
    expect(await Enquiry.countDocuments()).toBe(1);
    expect(await mailsTo('hello@saptam.example')).toHaveLength(1);
    expect(await mailsTo(form.email)).toHaveLength(1);
  });

  test('rejects a key that is not a UUID, so that no program relies on it', async () => {
    expect(await send({ ...form, idempotencyKey: 'order-17' })).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'idempotencyKey' }] },
    });
    expect(await Enquiry.countDocuments()).toBe(0);
  });

  test('stores another text under the same key as another enquiry', async () => {
    const body = { ...form, idempotencyKey: crypto.randomUUID() };
    const first = await send(body);
    const second = await send({ ...body, message: 'And is there a lift?' });
    expect(second.status).toBe(201);
    expect(second.json.id).not.toBe(first.json.id);
    expect((await Enquiry.find().lean()).map(({ message }) => message)).toEqual([
      'Is it free in May?',
      'And is there a lift?',
    ]);
  });

  test('replies to programs without storing, delays quick forms, and accepts unknown listings', async () => {
    expect((await send({ ...form, website: 'http://spam.example' })).status).toBe(201);
    expect(await Enquiry.countDocuments()).toBe(0);
    const before = performance.now();
    expect((await send({ ...form, fillMs: MIN_FILL_MS - 300 })).status).toBe(201);
    expect(performance.now() - before).toBeGreaterThanOrEqual(290);
    await Enquiry.deleteMany({});
    expect((await send({ ...form, propertyId: 'f'.repeat(24), propertyTitle: 'Gone' })).status).toBe(201);
    expect((await Enquiry.findOne().lean())?.property).toBeUndefined();
  });

  async function withLimits(factor: number, job: () => Promise<void>): Promise<void> {
    const given = env();
    const { RATE_LIMIT_FACTOR } = given;
    given.RATE_LIMIT_FACTOR = factor;
    resetLimiters();
    try {
      await job();
    } finally {
      given.RATE_LIMIT_FACTOR = RATE_LIMIT_FACTOR;
      resetLimiters();
    }
  }

  test('rejects a flood from one address', () =>
    withLimits(0.1, async () => {
      const flooder = new Browser('198.51.100.9');
      const statuses: number[] = [];
      for (let i = 0; i < 3; i++)
        statuses.push((await flooder.call(POST, '/api/contact', { body: form })).status);
      expect(statuses).toEqual([201, 201, 429]);
      expect((await new Browser('198.51.100.10').call(POST, '/api/contact', { body: form })).status).toBe(
        201,
      );
    }));

  test('limits the mails to one mailbox, but stores every enquiry', () =>
    withLimits(1, async () => {
      const browser = new Browser('198.51.100.20');
      const body = { ...form, propertyId, email: 'victim@home.example' };
      for (let i = 0; i < 8; i++)
        expect((await browser.call(POST, '/api/contact', { body })).status).toBe(201);
      expect(await Enquiry.countDocuments()).toBe(8);
      expect(await mailsTo(owner.email)).toHaveLength(8);
      expect(await mailsTo('victim@home.example')).toHaveLength(5);
    }));

  /** A control character, an escape, a mark that reverses letters, halves of characters, and a byte-order mark. */
  test.each(['\0', '\x1b', '\x9f', '\u202e', '\u2066', '\ud800', '\udc00', '\ufeff'])(
    'removes the misleading character %j from name and message',
    async (harm) => {
      for (const more of [{}, { kind: 'listing', propertyId, email: undefined }]) {
        await Enquiry.deleteMany({});
        const reply = await send({ ...form, ...more, name: `As${harm}ha`, message: `Is it${harm} free?` });
        expect([reply.status, reply.text]).toEqual([201, expect.any(String)]);
        expect(await Enquiry.findOne().lean()).toMatchObject({ name: 'Asha', message: 'Is it free?' });
      }
    },
  );

  test('explains the refusal of a name or message of only such characters, or of a form without an address', async () => {
    const said = async (more: object) => {
      const { status, json } = await send({ ...form, ...more });
      return [status, json.message];
    };
    expect(await said({ name: '\u202e\0' })).toEqual([400, 'Name is required']);
    expect(await said({ message: '\ud800\x07' })).toEqual([400, 'Message is required']);
    expect(await said({ email: undefined })).toEqual([400, EMAIL_MESSAGE]);
  });
});
