import { Types } from 'mongoose';
import { POST as readLead } from '@/app/api/leads/[id]/read/route';
import { GET as getMe } from '@/app/api/user/me/route';
import { listLeads } from '@/lib/enquiries/lead-inbox/data';
import { leadSearchSchema } from '@/lib/enquiries/lead-inbox/schema';
import { recordMissingLeads } from '@/lib/enquiries/lead-sources/jobs';
import { waitLevel } from '@/lib/enquiries/leads/format';
import { changeLead } from '@/lib/enquiries/leads/mutations';
import { whatsappUrl } from '@/lib/platform/text/phone';
import { indianDay } from '@/lib/platform/time/indian-day';
import { viewsByDay } from '@/lib/visitors/views/data';
import { Enquiry } from '@/models/enquiries/enquiry';
import { ListingDay } from '@/models/visitors/listing-day';
import { testActor } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { signedIn } from '@/test/people';
import { enquiriesByDay } from './data';
import { enquiryMailto, enquiryText, toggleSentence } from './format';
import { judge, MIN_FILL_MS } from './rules';
import { enquirySchema } from './schema';

describe('data', () => {
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
    // the flat was somebody else's before: what was asked then is not the new owner's to read
    await Enquiry.create(asked(flat, other, 'to the owner before'));
  });

  test('looking at a lead does not answer it: the badge, the inbox and its count agree until somebody does', async () => {
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

  test('people who wait are in one list, the newest first, and the longest wait first when that is asked', async () => {
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

  test('enquiries and views are counted per listing and day of India', async () => {
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

  test('every query reads through an index', async () => {
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

describe('enquiry', () => {
  const form = { name: 'Asha', email: 'asha@example.com', phone: '+91 98900 12345', message: 'Is it free?' };

  describe('the enquiry', () => {
    test('takes the four required fields as they are', () => {
      expect(enquirySchema.parse(form)).toEqual(form);
    });

    test.each(['name', 'email', 'phone', 'message'] as const)('needs %s', (key) => {
      for (const value of [undefined, '', '   ']) {
        const result = enquirySchema.safeParse({ ...form, [key]: value });
        expect(result.error?.issues.map((issue) => issue.path[0])).toContain(key);
      }
    });

    test('trims, and refuses what is no address or no number', () => {
      expect(enquirySchema.parse({ ...form, email: ' asha@example.com ' }).email).toBe('asha@example.com');
      expect(enquirySchema.safeParse({ ...form, email: 'asha' }).success).toBe(false);
      expect(enquirySchema.safeParse({ ...form, phone: 'call me' }).success).toBe(false);
      expect(enquirySchema.safeParse({ ...form, message: 'x'.repeat(4001) }).success).toBe(false);
    });

    test('leaves out references that cannot be read instead of losing the message', () => {
      expect(
        enquirySchema.parse({ ...form, propertyId: { $ne: null }, serviceLine: 'magic', fillMs: 'no' }),
      ).toEqual(form);
    });
  });

  describe('the sheet of a listing', () => {
    const sheet = {
      kind: 'listing',
      name: 'Asha',
      phone: '98900 12345',
      message: 'Is it free?',
      propertyId: 'a'.repeat(24),
    };

    test('needs a name and a mobile number, and stores the number as E.164', () => {
      expect(enquirySchema.parse(sheet)).toEqual({ ...sheet, phone: '+919890012345' });
      expect(enquirySchema.parse({ ...sheet, email: ' a@b.in ' }).email).toBe('a@b.in');
      for (const key of ['name', 'phone', 'message', 'propertyId'] as const)
        expect(enquirySchema.safeParse({ ...sheet, [key]: undefined }).error?.issues[0]?.path).toEqual([key]);
    });

    test.each(['12345', '5989001234', '+91 712 234', '+91 22 2345 6789', '0712 223344', 'call me'])(
      'refuses %s as a mobile number',
      (phone) => expect(enquirySchema.safeParse({ ...sheet, phone }).success).toBe(false),
    );

    test.each(['9890012345', '09890012345', '+91 98900-12345', '+44 20 7946 0000'])('takes %s', (phone) =>
      expect(enquirySchema.safeParse({ ...sheet, phone }).success).toBe(true),
    );

    test('an e-mail address is optional there, but one that is typed must be one', () => {
      expect(enquirySchema.safeParse({ ...sheet, email: '' }).success).toBe(true);
      expect(enquirySchema.safeParse({ ...sheet, email: 'asha' }).success).toBe(false);
    });

    test('no other kind escapes the rules of the form', () => {
      expect(enquirySchema.safeParse({ ...sheet, kind: undefined }).success).toBe(false);
      expect(enquirySchema.safeParse({ ...sheet, kind: 'form' }).success).toBe(false);
      expect(enquirySchema.safeParse({ ...sheet, kind: 'other' }).success).toBe(false);
      expect(enquirySchema.safeParse({ ...sheet, propertyId: 'none' }).success).toBe(false);
    });
  });

  describe('programs', () => {
    test('fill the trap field', () => {
      expect(judge({ website: 'http://spam.example' })).toBe('program');
      expect(judge(enquirySchema.parse({ ...form, website: ['x'] }))).toBe('program');
    });
    test('are too quick; people and plain API callers are neither', () => {
      expect(judge({ fillMs: MIN_FILL_MS - 1 })).toBe('too-quick');
      expect(judge({ fillMs: MIN_FILL_MS, website: '' })).toBe('person');
      expect(judge({})).toBe('person');
    });
  });

  describe('the chat', () => {
    test('opens with title, name, phone and message', () => {
      expect(enquiryText({ ...form, propertyTitle: '3 BHK & terrace' })).toBe(
        'Property: 3 BHK & terrace\nName: Asha\nPhone: +91 98900 12345\nMessage: Is it free?',
      );
    });
    test('escapes what would end the text', () => {
      const url = new URL(whatsappUrl('917120000000', 'a&b=c #d'));
      expect(url.searchParams.get('text')).toBe('a&b=c #d');
      expect(url.pathname).toBe('/917120000000');
    });
  });

  describe('the message of the sheet', () => {
    test('takes a sentence and gives it back, whatever was typed around it', () => {
      const visit = 'I would like to visit it.';
      const message = toggleSentence('I am interested.', visit);
      expect(message).toBe('I am interested. I would like to visit it.');
      expect(toggleSentence(`${message} On Sunday.`, visit)).toBe('I am interested. On Sunday.');
      expect(toggleSentence('', visit)).toBe(visit);
    });

    test('the mail beside it has the exact subject', () => {
      const url = new URL(enquiryMailto('a@b.in', { _id: '1', title: 'Flat & terrace?' }, 'Hello'));
      expect([url.pathname, url.searchParams.get('subject'), url.searchParams.get('body')]).toEqual([
        'a@b.in',
        'Enquiry for Flat & terrace?',
        'Hello',
      ]);
    });
  });
});
