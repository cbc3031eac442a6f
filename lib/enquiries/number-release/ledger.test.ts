import { GET as exportInbox } from '@/app/api/admin/enquiries/route';
import { POST as contact } from '@/app/api/contact/route';
import { DELETE as takeBackByLink } from '@/app/api/enquiry/link/[token]/numbers/[id]/route';
import { GET as readLink, POST as writeLink } from '@/app/api/enquiry/link/[token]/route';
import { GET as readOwn } from '@/app/api/enquiry/route';
import { GET as listLeads } from '@/app/api/leads/route';
import { DELETE as withdraw } from '@/app/api/number-release/[id]/route';
import { POST as tap } from '@/app/api/property/[id]/tap/route';
import type { OwnEnquiriesDto } from '@/lib/enquiries/conversation/dto';
import { settleBackground } from '@/lib/platform/jobs/background';
import { collectPersonalData } from '@/lib/registries/personal-data/data';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { catchMails } from '@/test/caught-mails';
import { clearTestDb, useTestDb } from '@/test/db';
import { listPublicly } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { firstTime, visitsOf } from '@/test/visits';

useTestDb();
const mails = catchMails();

const DIGITS = /98220\s?12345/;
let owner: Person;
let home: string;
beforeEach(async () => {
  await clearTestDb();
  mails.length = 0;
  owner = await signedIn('seller', { phone: '+919800000000' });
  home = await listed();
});
afterEach(settleBackground);

async function listed(): Promise<string> {
  const fields = { title: 'Flat in Besa', description: 'Bright', price: '45 lakh', category: 'Residential' };
  const where = { type: 'sale', address: 'Besa, Nagpur', area: '900' };
  return (await listPublicly(testActor(owner.id), { ...fields, ...where }))._id;
}

async function enquire(browser: Browser, propertyId = home): Promise<void> {
  const person = { name: 'Asha', phone: '9822012345', email: 'asha@people.example' };
  const body = { kind: 'listing', propertyId, ...person, message: 'Is it free?' };
  expect((await browser.call(contact, '/x', { body })).status).toBeLessThan(300);
  await settleBackground();
}
const ledger = async (browser: Browser) =>
  ((await browser.call(readOwn, '/x')).json as unknown as OwnEnquiriesDto).releases;
const takeBack = (browser: Browser, id: string) =>
  browser.call(withdraw, '/x', { method: 'DELETE', params: { id } });

/** Everything in which the seller may read a number: own page, visits, leads, and the export of the account. */
async function whatTheSellerSees(): Promise<string> {
  return JSON.stringify([
    await visitsOf(owner.browser).own(),
    (await owner.browser.call(listLeads, '/api/leads?state=all')).json,
    await collectPersonalData(owner.id),
  ]);
}

describe('the ledger of who has a number', () => {
  test('a visit alone is an entry, with the home and the day', async () => {
    const browser = new Browser();
    expect((await visitsOf(browser).book(home)).status).toBe(201);
    expect(await ledger(browser)).toMatchObject([
      { reason: 'visit', propertyTitle: 'Flat in Besa', propertyId: home },
    ]);
    expect(await whatTheSellerSees()).toMatch(DIGITS);
  });

  test('taken back once, the number is gone from enquiries, visits, leads and exports alike', async () => {
    const browser = new Browser();
    await enquire(browser);
    await visitsOf(browser).book(home);
    const [visit] = (await visitsOf(owner.browser).own()).hosted;
    await visitsOf(owner.browser).answer(visit!.id, { action: 'confirm', start: firstTime(visit!) });
    const entries = await ledger(browser);
    expect(entries.map(({ reason }) => reason).sort()).toEqual(['enquiry', 'visit']);
    expect(entries.find(({ reason }) => reason === 'visit')?.visitStart).toBe(firstTime(visit!));
    await settleBackground();
    mails.length = 0;

    expect((await takeBack(browser, entries.find(({ reason }) => reason === 'enquiry')!.id)).status).toBe(
      200,
    );
    expect(await whatTheSellerSees()).not.toMatch(DIGITS);
    expect((await visitsOf(owner.browser).own()).hosted[0]).toMatchObject({ isNumberTaken: true });
    expect((await ledger(browser)).every(({ withdrawnAt }) => withdrawnAt)).toBe(true);

    await visitsOf(browser).change(visit!.id, { action: 'cancel', word: 'Another time' });
    await settleBackground();
    expect(mails.map(({ to }) => to)).toContain(owner.email);
    for (const { text, html } of mails) expect(`${text}${html ?? ''}`).not.toMatch(DIGITS);
  });

  test('it is taken back from one person for all their homes, and another person keeps what was given to them', async () => {
    const browser = new Browser();
    const second = await listed();
    await enquire(browser);
    await enquire(browser, second);
    owner = await signedIn('seller');
    const other = await listed();
    await enquire(browser, other);
    const entry = (await ledger(browser)).find(({ propertyId }) => propertyId === home)!;
    await takeBack(browser, entry.id);
    const open = (await ledger(browser)).filter(({ withdrawnAt }) => !withdrawnAt);
    expect(open.map(({ propertyId }) => propertyId)).toEqual([other]);
  });

  test('the office beside the lister has an entry of its own, and loses the number in list and export when it is taken back', async () => {
    const browser = new Browser();
    await Property.updateOne({ _id: home }, { contactRoute: 'both' });
    await enquire(browser);
    const admin = await signedIn('admin');
    const inbox = async () => {
      const list = await admin.browser.call(exportInbox, '/api/admin/enquiries?format=csv');
      return `${JSON.stringify(list.json)}${list.text ?? ''}`;
    };
    const entries = await ledger(browser);
    expect(entries).toHaveLength(2);
    expect(await inbox()).toMatch(DIGITS);
    const agency = entries.find(({ to }) => !/^seller/.test(to))!;
    await takeBack(browser, agency.id);
    expect(await inbox()).not.toMatch(DIGITS);
    expect(await whatTheSellerSees()).toMatch(DIGITS);
  });

  test('a tap on a number that is on a listing is in the ledger of its lister, who is shown where to end it', async () => {
    await Property.updateOne({ _id: home }, { contactRoute: 'lister' });
    const caller = new Browser();
    for (const way of ['call', 'call', 'whatsapp'])
      await caller.call(tap, '/x', { body: { way }, params: { id: home } });
    const entries = await ledger(owner.browser);
    expect(entries).toMatchObject([{ reason: 'call', to: 'A caller', propertyId: home }]);
    expect((await takeBack(owner.browser, entries[0]!.id)).status).toBe(409);
  });
});

describe('the link of a mail to the sender', () => {
  const linked = async () => {
    const browser = new Browser();
    await enquire(browser);
    await visitsOf(browser).book(home);
    const mail = mails.find(({ to }) => to === 'asha@people.example');
    return /\/enquiries\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };

  test('opens the conversation and the whole ledger on another device, and takes the number back there', async () => {
    const token = await linked();
    const other = new Browser();
    const read = async () =>
      (await other.call(readLink, '/x', { params: { token } })).json as unknown as OwnEnquiriesDto;
    const { enquiries, releases } = await read();
    expect(enquiries).toMatchObject([{ message: 'Is it free?', to: expect.stringMatching(/^seller/) }]);
    expect(releases.map(({ reason }) => reason).sort()).toEqual(['enquiry', 'visit']);
    const params = { token, id: releases[0]!.id };
    expect((await other.call(takeBackByLink, '/x', { method: 'DELETE', params })).status).toBe(200);
    expect(await whatTheSellerSees()).not.toMatch(DIGITS);
    const said = await other.call(writeLink, '/x', { params: { token }, body: { text: 'On Sunday?' } });
    expect(said.status).toBe(200);
    expect((await read()).enquiries[0]?.messages).toMatchObject([{ from: 'sender', text: 'On Sunday?' }]);
  });

  test('a link with another secret opens nothing', async () => {
    const token = await linked();
    const guess = token.slice(0, 24) + 'a'.repeat(token.length - 24);
    expect((await new Browser().call(readLink, '/x', { params: { token: guess } })).status).toBe(404);
  });
});
