import { POST as answer } from '@/app/api/admin/grievances/[id]/answer/route';
import { POST as addRate } from '@/app/api/admin/rates/route';
import { POST as lodge, GET as own } from '@/app/api/grievances/route';
import { GET as exportData } from '@/app/api/user/export/route';
import { GET as read, DELETE as remove, PUT as save } from '@/app/api/user/nominee/route';
import { listRates } from '@/lib/costs/rates/data';
import { env } from '@/lib/platform/env';
import { resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { Grievance } from '@/models/compliance/grievance';
import { Nominee } from '@/models/compliance/nominee';
import { AuditEntry } from '@/models/platform/audit-entry';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { mailsTo } from '@/test/outbox';
import { type Person, signedIn } from '@/test/people';
import { listGrievances } from './grievances/data';
import { remindOfGrievances } from './grievances/jobs';
import { reminderOf } from './grievances/rules';

describe('grievances', () => {
  useTestDb();
  beforeEach(async () => {
    resetLimiters();
    await clearTestDb();
  });
  afterEach(async () => {
    await settleBackground();
    jest.restoreAllMocks();
  });

  const COMPLAINT = {
    about: 'data',
    name: 'Asha',
    email: 'asha@home.example',
    text: 'You still have my old number.',
    fillMs: 9000,
  };
  const send = (browser: Browser, change: Record<string, unknown> = {}, language = 'en') =>
    browser.call(lodge, '/api/grievances', {
      body: { ...COMPLAINT, ...change },
      headers: { referer: `http://localhost:3000/${language === 'en' ? '' : `${language}/`}grievance` },
    });
  /** DPDP Rules 2025, rule 14(3): 90 days from 13 May 2027; before that, as for other subjects */
  const isRuleInForce = () => inDays(0) >= '2027-05-13';
  const inDays = (days: number) => indianDay(Date.now() + days * DAY_MS);
  const ownOf = async (browser: Browser) => (await browser.call(own, '/api/grievances')).json.grievances;

  test('gives a complaint a number, a deadline by its kind, and a mail', async () => {
    const browser = new Browser();
    const [data, content] = [await send(browser), await send(browser, { about: 'content' })];
    const year = new Date().getUTCFullYear();
    expect([data.status, data.json]).toEqual([
      201,
      { message: 'Grievance received', number: `G-${year}-0001`, dueOn: inDays(isRuleInForce() ? 90 : 15) },
    ]);
    expect(content.json).toMatchObject({ number: `G-${year}-0002`, dueOn: inDays(15) });
    const subjects = (await mailsTo(COMPLAINT.email)).map(({ subject }) => subject);
    expect(subjects[0]).toContain(`Your grievance G-${year}-0001 has reached us`);
    expect(await ownOf(browser)).toMatchObject([
      { dueOn: inDays(15) },
      { text: COMPLAINT.text, answer: null },
    ]);
    expect(await ownOf(new Browser('203.0.113.9'))).toEqual([]);
  });

  test('sends a mailbox five uninvited mails an hour from any number of addresses, and stores all complaints', async () => {
    jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 1);
    const email = 'victim@home.example';
    for (let n = 1; n <= 7; n++)
      expect((await send(new Browser(`203.0.113.${n}`), { email })).status).toBe(201);
    expect(await mailsTo(email)).toHaveLength(5);
    expect(await Grievance.countDocuments()).toBe(7);
  });

  test('moves later deadlines when the office changes a rule', async () => {
    const { browser } = await signedIn('admin');
    await listRates('India');
    const rule = { key: 'dpdp-grievance-days', figure: 30, from: inDays(-1), source: 'A newer rule' };
    expect((await browser.call(addRate, '/api/admin/rates', { body: rule })).status).toBeLessThan(300);
    expect((await send(new Browser())).json.dueOn).toBe(inDays(30));
  });

  test.each([
    { about: 'weather' },
    { name: ' ' },
    { email: 'nobody' },
    { text: '' },
    { text: 'x'.repeat(5001) },
  ])('refuses a complaint with %j', async (change) => {
    expect((await send(new Browser(), change)).status).toBe(400);
    expect(await Grievance.countDocuments()).toBe(0);
  });

  test('stores nothing when a program fills in the trap field', async () => {
    expect((await send(new Browser(), { website: 'https://spam.example' })).status).toBe(201);
    expect(await Grievance.countDocuments()).toBe(0);
  });

  test('lets the office answer once, shows the person the answer and mails it', async () => {
    const [{ browser: admin }, person] = [await signedIn('admin'), new Browser()];
    await send(person);
    const id = String((await Grievance.findOne().lean())?._id);
    const reply = (who: Browser, text: string) => who.call(answer, '/x', { params: { id }, body: { text } });
    expect((await reply((await signedIn('broker')).browser, 'No')).status).toBe(403);
    expect((await reply(admin, ' ')).status).toBe(400);
    expect((await reply(admin, 'The number has been removed.')).status).toBe(200);
    expect((await reply(admin, 'Another answer')).status).toBe(409);
    expect(await ownOf(person)).toMatchObject([{ answer: 'The number has been removed.' }]);
    const mails = await mailsTo(COMPLAINT.email);
    expect(mails.at(-1)?.text).toContain('The number has been removed.');
    expect(mails.at(-1)?.text).toContain('Data Protection Board');
    expect(await AuditEntry.countDocuments({ action: 'grievance.answer', targetId: id })).toBe(1);
  });

  test('lets the office enter a letter without becoming its sender', async () => {
    const { browser } = await signedIn('admin');
    await send(browser);
    expect(await ownOf(browser)).toEqual([]);
    expect(await listGrievances()).toMatchObject([{ name: 'Asha', daysLeft: isRuleInForce() ? 90 : 15 }]);
  });

  test('reminds the office once 15, 7 and 1 days before the deadline and after it', async () => {
    const admin = await signedIn('admin');
    await send(new Browser(), { about: 'content' });
    const at = (days: number) => new Date(Date.now() + days * DAY_MS);
    const sent: number[] = [];
    for (const days of [0, 1, 8, 9, 14, 15, 16, 17]) sent.push(await remindOfGrievances(at(days)));
    expect(sent).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
    const subjects = (await mailsTo(admin.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('needs a reply by'))).toHaveLength(3);
    expect(subjects.filter((subject) => subject.includes('overdue'))).toHaveLength(1);
    expect(reminderOf(inDays(16), inDays(0))).toBeUndefined();
  });

  test('sends no reminder of an answered one, and keeps number and days of an erased person', async () => {
    const [admin, person] = [await signedIn('admin'), await signedIn('buyer')];
    await send(person.browser, { about: 'service' });
    const id = String((await Grievance.findOne().lean())?._id);
    await admin.browser.call(answer, '/x', { params: { id }, body: { text: 'Done' } });
    expect(await remindOfGrievances(new Date(Date.now() + 20 * DAY_MS))).toBe(0);
    await erasePerson({ id: person.id, email: person.email, verified: true });
    const [row] = await listGrievances();
    expect(row).toMatchObject({
      name: '',
      email: '',
      text: '',
      answer: null,
      answeredAt: expect.any(String),
    });
    expect(JSON.stringify(await Grievance.findOne().lean())).not.toContain(person.id);
  });
});

describe('nominees', () => {
  useTestDb();
  beforeEach(clearTestDb);
  afterEach(settleBackground);

  const NOMINEE = { name: 'Ravi', relation: 'Brother', email: 'Ravi@home.example', phone: '98220 12345' };
  const named = ({ browser }: Person, body: object = NOMINEE) =>
    browser.call(save, '/x', { method: 'PUT', body });
  const ownOf = async ({ browser }: Person) => (await browser.call(read, '/x')).json.nominee;

  test('lets an account name, replace and remove one nominee privately', async () => {
    const [person, other] = [await signedIn('buyer'), await signedIn('buyer')];
    expect(await ownOf(person)).toBeNull();
    expect((await named(person)).status).toBe(200);
    expect((await named(person, { ...NOMINEE, name: 'Meera' })).status).toBe(200);
    expect(await ownOf(person)).toMatchObject({ name: 'Meera', relation: 'Brother' });
    expect(await Nominee.countDocuments()).toBe(1);
    expect(await ownOf(other)).toBeNull();
    expect((await named(person, { name: '', email: 'x' })).status).toBe(400);
    const file = await person.browser.call(exportData, '/x');
    expect(file.json).toMatchObject({ nominee: { name: 'Meera' } });
    expect((await person.browser.call(remove, '/x', { method: 'DELETE' })).status).toBe(200);
    expect(await ownOf(person)).toBeNull();
    expect(await AuditEntry.countDocuments({ action: 'nominee.write', targetId: person.id })).toBe(3);
  });

  test('shows the office the accounts whose nominee has the writer’s email address', async () => {
    const person = await signedIn('buyer');
    await named(person);
    const complain = (email: string) =>
      new Browser().call(lodge, '/x', {
        body: { about: 'nominee', name: 'Ravi', email, text: 'She has died.', fillMs: 9000 },
      });
    await complain('ravi@HOME.example');
    await complain('mallory@home.example');
    const found = (await listGrievances()).map(({ email, nomineeOf }) => [email, nomineeOf]);
    expect(found).toHaveLength(2);
    expect(found).toContainEqual(['ravi@HOME.example', [expect.stringContaining(person.email)]]);
    expect(found).toContainEqual(['mallory@home.example', []]);
  });

  test('deletes a nominee with the account', async () => {
    const person = await signedIn('buyer');
    await named(person);
    await erasePerson({ id: person.id, email: person.email, verified: true });
    expect(await Nominee.countDocuments()).toBe(0);
  });
});

describe('indexes', () => {
  useTestDb();
  beforeEach(clearTestDb);

  test.each([
    ['grievances', { answeredAt: null, dueOn: { $lte: '2027-01-01' } }, undefined],
    ['grievances', {}, { answeredAt: 1, dueOn: 1 }],
    ['grievances', { owner: 'user:1' }, { receivedAt: -1 }],
    ['breaches', {}, { noticedAt: -1 }],
    ['breaches', { boardReportedAt: null }, { dueAt: 1 }],
    ['purposes', { endedAt: null }, { createdAt: -1 }],
    ['consentchoices', { owner: 'user:1', state: 'agreed' }, { at: -1 }],
    ['consentchoices', { purpose: '1', state: 'agreed', endedAt: null }, { owner: 1 }],
    ['nominees', { emailKey: 'a@b.example' }, undefined],
  ] as const)('reads the list of %s by %j, sorted by %j, through an index', async (find, filter, sort) => {
    const plan = await planOf({ find, filter, ...(sort && { sort }) });
    expect(plan).not.toContain('COLLSCAN');
  });
});
