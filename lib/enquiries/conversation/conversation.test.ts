import { POST as contact, POST as enquire } from '@/app/api/contact/route';
import { POST as write } from '@/app/api/enquiry/[id]/messages/route';
import { GET as readOwn } from '@/app/api/enquiry/route';
import { DELETE as withdraw } from '@/app/api/number-release/[id]/route';
import { POST as release } from '@/app/api/number-release/route';
import { POST as login } from '@/app/api/user/login/route';
import { listLeads } from '@/lib/enquiries/lead-inbox/data';
import { leadSearchSchema } from '@/lib/enquiries/lead-inbox/schema';
import { getLead } from '@/lib/enquiries/leads/data';
import { env } from '@/lib/platform/env';
import { resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { collectPersonalData } from '@/lib/registries/personal-data/data';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { NumberRelease } from '@/models/accounts/number-release';
import { Enquiry } from '@/models/enquiries/enquiry';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { catchMails } from '@/test/caught-mails';
import { clearTestDb, useTestDb } from '@/test/db';
import { listPublicly } from '@/test/listing-form';
import { mailsTo } from '@/test/outbox';
import { PASSWORD, type Person, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import type { OwnEnquiriesDto } from './dto';

describe('enquiries api', () => {
  useTestDb();
  const mails = catchMails();
  let owner: Person;
  let listing: string;
  beforeEach(async () => {
    await clearTestDb();
    mails.length = 0;
    owner = await signedIn('seller');
    const fields = {
      title: 'Flat in Besa',
      description: 'Bright',
      price: '45 lakh',
      category: 'Residential',
      type: 'sale',
      address: 'Besa, Nagpur',
      area: '900',
    };
    listing = (await listPublicly(testActor(owner.id), fields))._id;
  });
  afterEach(settleBackground);

  const own = async (browser: Browser) =>
    (await browser.call(readOwn, '/api/enquiry')).json as unknown as OwnEnquiriesDto;
  async function enquire(browser: Browser): Promise<string> {
    const body = {
      kind: 'listing',
      propertyId: listing,
      name: 'Asha',
      phone: '9822012345',
      email: 'asha@people.example',
      message: 'Is it free?',
    };
    const { json } = await browser.call(contact, '/api/contact', { body });
    await settleBackground();
    return String(json.id);
  }
  const say = (browser: Browser, id: string, text: string) =>
    browser.call(write, `/api/enquiry/${id}/messages`, { body: { text }, params: { id } });
  const show = (browser: Browser, enquiry: string) =>
    browser.call(release, '/api/number-release', { body: { enquiry } });
  const takeBack = (browser: Browser, id: string) =>
    browser.call(withdraw, `/api/number-release/${id}`, { method: 'DELETE', params: { id } });
  async function asOwnerSees() {
    const actor = testActor(owner.id);
    const { rows } = await listLeads(actor, leadSearchSchema.parse({ state: 'all' }));
    const { enquiries, phone, email } = (await getLead(actor, rows[0]!.id))!;
    return { ...(phone && { phone }), ...(email && { email }), ...enquiries[0]! };
  }

  test('an enquiry without an account stays with its browser, with its state, the answers and a mail for each', async () => {
    const browser = new Browser();
    const id = await enquire(browser);
    expect((await own(browser)).enquiries).toMatchObject([
      { id, propertyTitle: 'Flat in Besa', status: 'new', messages: [], message: 'Is it free?' },
    ]);
    expect((await own(new Browser())).enquiries).toEqual([]);
    mails.length = 0;
    expect((await say(owner.browser, id, 'Yes. Come and see it.')).status).toBe(200);
    expect((await say(browser, id, 'On Sunday?')).status).toBe(200);
    await settleBackground();
    expect((await own(browser)).enquiries[0]).toMatchObject({
      status: 'contacted',
      messages: [
        { from: 'owner', text: 'Yes. Come and see it.' },
        { from: 'sender', text: 'On Sunday?' },
      ],
    });
    expect((await asOwnerSees()).messages).toHaveLength(2);
    expect(mails.map(({ to }) => to).sort()).toEqual(['asha@people.example', owner.email].sort());
    for (const { text } of mails) expect(text).not.toMatch(/9822012345|9800000000/);
    expect(mails.find(({ to }) => to === 'asha@people.example')?.text).toContain('/enquiries');
  });

  test('nobody else reads or writes a conversation; foreign and unknown ids answer alike', async () => {
    const id = await enquire(new Browser());
    const stranger = (await signedIn('seller')).browser;
    const [foreign, unknown] = [
      await say(stranger, id, 'Hello'),
      await say(stranger, 'e'.repeat(24), 'Hello'),
    ];
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(foreign.json.message).toBe(unknown.json.message);
    expect((await show(stranger, id)).status).toBe(404);
    expect((await say(new Browser(), id, 'Hello')).status).toBe(404);
    expect((await say(owner.browser, id, ' ')).status).toBe(400);
  });

  test('sending an enquiry lends one’s number; taken back, the owner no longer sees it', async () => {
    const browser = new Browser();
    const id = await enquire(browser);
    expect((await asOwnerSees()).phone).toBe('+919822012345');
    const [entry] = (await own(browser)).releases;
    expect(entry).toMatchObject({
      to: expect.stringMatching(/^seller number/),
      propertyTitle: 'Flat in Besa',
      reason: 'enquiry',
    });
    expect((await takeBack(new Browser(), entry!.id)).status).toBe(404);
    expect((await takeBack(owner.browser, entry!.id)).status).toBe(404);
    expect((await takeBack(browser, entry!.id)).status).toBe(200);
    expect((await asOwnerSees()).phone).toBeUndefined();
    await show(browser, id);
    expect((await asOwnerSees()).phone).toBe('+919822012345');
    const { releases } = await own(browser);
    expect(releases.map(({ reason, withdrawnAt }) => [reason, withdrawnAt !== undefined])).toEqual([
      ['tap', false],
      ['enquiry', true],
    ]);
  });

  test('the owner’s number is shown after a tap, for that enquiry alone, until it is taken back', async () => {
    const [browser, two] = [new Browser(), new Browser()];
    const id = await enquire(browser);
    await enquire(two);
    expect((await own(browser)).enquiries[0]).not.toHaveProperty('phone');
    expect((await show(owner.browser, id)).status).toBe(200);
    await show(owner.browser, id);
    expect((await own(browser)).enquiries[0]?.phone).toBe('+919800000000');
    expect((await own(two)).enquiries[0]).not.toHaveProperty('phone');
    const { releases } = await own(owner.browser);
    expect(releases).toMatchObject([{ to: 'Asha', reason: 'tap' }]);
    expect(releases).toHaveLength(1);
    await takeBack(owner.browser, releases[0]!.id);
    expect((await own(browser)).enquiries[0]).not.toHaveProperty('phone');
  });

  test('signing in takes enquiries and releases over; the export has both directions, the erasure leaves none', async () => {
    const person = await signedIn('buyer');
    const browser = new Browser();
    const id = await enquire(browser);
    await show(owner.browser, id);
    await browser.call(login, '/api/user/login', { body: { email: person.email, password: PASSWORD } });
    expect((await own(person.browser)).enquiries).toMatchObject([{ id, phone: '+919800000000' }]);
    const data = (await collectPersonalData(person.id))!;
    expect(data).toMatchObject({
      conversations: [{ id, message: 'Is it free?' }],
      numberReleases: {
        given: [{ reason: 'enquiry', propertyTitle: 'Flat in Besa' }],
        received: [{ reason: 'tap' }],
      },
    });
    await erasePerson({ id: person.id, email: person.email, verified: true });
    expect(await NumberRelease.countDocuments({})).toBe(0);
    expect(await Enquiry.countDocuments({})).toBe(0);
  });
});

describe('mail limit', () => {
  useTestDb();
  afterEach(async () => {
    await settleBackground();
    jest.restoreAllMocks();
    resetLimiters();
  });

  const FOLLOW_UPS = 20;

  test('messages of a conversation send twenty mails an hour to each side; all of them are on the page', async () => {
    jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 1);
    resetLimiters();
    const seller = await signedIn('seller');
    const [visitor, email] = [new Browser('198.51.100.1'), 'typed@home.example'];
    const home = { kind: 'listing', propertyId: await listing({ owner: seller.id }) };
    const form = { name: 'Asha', phone: '9822012345', fillMs: 9000, email, message: 'Is it there?' };
    await visitor.call(enquire, '/x', { body: { ...form, ...home } });
    const id = String((await Enquiry.findOne().lean())?._id);
    const before = [await mailsTo(email), await mailsTo(seller.email)].map(({ length }) => length);
    for (let i = 0; i < FOLLOW_UPS + 4; i++)
      for (const browser of [seller.browser, visitor]) {
        // from many addresses: each may write twenty an hour
        const call = {
          params: { id },
          body: { text: `${i}` },
          headers: { 'x-forwarded-for': `198.51.100.${i}` },
        };
        expect((await browser.call(write, '/x', call)).status).toBe(200);
      }
    const after = [await mailsTo(email), await mailsTo(seller.email)].map(({ length }) => length);
    expect(after).toEqual(before.map((count) => count + FOLLOW_UPS));
    expect((await Enquiry.findById(id).lean())?.messages).toHaveLength(2 * (FOLLOW_UPS + 4));
  });
});
