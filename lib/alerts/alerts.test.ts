import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Types } from 'mongoose';
import { hashSecret } from '@/lib/platform/auth/session';
import { encrypt } from '@/lib/platform/crypto/encrypt';
import { op } from '@/lib/platform/db/operators';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { log } from '@/lib/platform/log/log';
import { AlertDigest } from '@/models/alerts/alert-digest';
import { AlertSubscriber } from '@/models/alerts/alert-subscriber';
import { SavedSearch } from '@/models/alerts/saved-search';
import { SearchAlert } from '@/models/alerts/search-alert';
import { Property } from '@/models/listings/property';
import { Counter } from '@/models/platform/counter';
import { User } from '@/models/platform/user';
import { Browser } from '@/test/browser';
import { childProgram } from '@/test/child-program';
import { brokenBulk, useTestDb } from '@/test/db';
import { signedIn } from '@/test/people';
import { saveByMail, searchesOf } from '@/test/saved-searches';
import { listing, shortlistsOf } from '@/test/shortlists';
import { useSmtpServer } from '@/test/smtp-double';
import { sendDueAlerts } from './digests/mutations';
import { instantWays } from './digests/providers';
import { recordChanges } from './matches/mutations';
import { alertTokenContext } from './saved-searches/data';

describe('digests', () => {
  afterAll(() => jest.restoreAllMocks());

  useTestDb();
  const smtp = useSmtpServer();

  /** An injected clock in Indian time. */
  let now = new Date();
  const at = (time: string) => {
    now = new Date(`${time}:00+05:30`);
  };

  const QUERY = 'type=sale&city=nagpur&maxPrice=6000000';

  async function clear(): Promise<void> {
    await settleBackground();
    for (const model of [AlertDigest, AlertSubscriber, SavedSearch, SearchAlert])
      await (model as typeof SavedSearch).deleteMany({});
    smtp.received.length = 0;
    smtp.refuse = undefined;
    at('2026-11-25T12:00');
  }

  beforeAll(() => recordChanges());
  beforeEach(async () => {
    await clear();
    Object.assign(env(), { SMTP_URL: smtp.url });
  });

  /** A person with an account and one saved search. */
  async function reader(frequency: string, query = QUERY) {
    const person = await signedIn('buyer');
    const { id } = (await searchesOf(person.browser).save(query, { frequency })).json;
    return {
      ...person,
      search: String(id),
      mails: () => smtp.received.filter(({ to }) => to === person.email),
    };
  }

  const change = (id: string, facts: object) => Property.updateOne({ _id: id }, { $set: facts });
  const find = () => recordChanges(now);
  const send = () => sendDueAlerts(() => now);
  const run = async () => {
    await find();
    return send();
  };
  const plain = (source = '') =>
    source
      .replace(/=\r\n/g, '')
      .replace(/=3D/g, '=')
      .replace(/=E2=82=B9/g, '₹');
  /** Decodes the quoted words of RFC 2047. */
  function subjectOf(mail: { source: string } | undefined): string {
    const raw = /^subject: (.*(?:\r\n[ \t].*)*)/im.exec(mail?.source ?? '')?.[1] ?? '';
    const decoded = raw.replace(/=\?UTF-8\?Q\?(.*?)\?=(?:\s+(?==\?))?/gi, (_, text: string) =>
      decodeURIComponent(text.replaceAll('_', ' ').replace(/=([0-9A-F]{2})/g, '%$1')),
    );
    return decoded.replace(/\s+/g, ' ');
  }

  test('sends a new home, a lower price, its return and its end once each, with the earlier price', async () => {
    const asha = await reader('instant');
    const id = await listing({ title: 'Sunny corner' });
    await run();
    expect(subjectOf(asha.mails()[0])).toMatch(/^1 new match · /);
    expect(plain(asha.mails()[0]?.source)).toContain(`/properties/${id}`);
    await run();
    expect(asha.mails()).toHaveLength(1);
    at('2026-11-25T13:00');
    await change(id, { price: 5_970_000 });
    await run();
    // half a percent is too little to report
    expect(asha.mails()).toHaveLength(1);
    await change(id, { price: 5_500_000 });
    await run();
    expect(subjectOf(asha.mails()[1])).toMatch(/^1 price drop · /);
    expect(asha.mails()[1]?.source).toMatch(/59\.7 L/);
    at('2026-11-25T14:00');
    await change(id, { status: 'sold' });
    await run();
    expect(subjectOf(asha.mails()[2])).toMatch(/^1 no longer available · /);
    at('2026-11-25T15:00');
    await change(id, { status: 'active' });
    await run();
    expect(subjectOf(asha.mails()[3])).toMatch(/^1 back on the market · /);
    await run();
    expect(asha.mails()).toHaveLength(4);
  });

  test('reports only later news of homes that were listed before alerts began, and newly matching homes as new', async () => {
    const asha = await reader('instant');
    await run();
    expect(asha.mails()).toEqual([]);
    const dear = await listing({ title: 'Too dear', price: 9_000_000 });
    await run();
    expect(asha.mails()).toEqual([]);
    await change(dear, { price: 5_900_000 });
    await run();
    expect(subjectOf(asha.mails()[0])).toMatch(/^1 new match/);
  });

  test('hides no new home after a clock that was two hours ahead', async () => {
    await reader('instant');
    await find();
    now = new Date();
    const cursor = { _id: 'search-alerts' };
    await Counter.updateOne(cursor, { value: Number(now) + 2 * 3_600_000 });
    await listing({ title: 'Behind the cursor' });
    const found = await find();
    // the other tests set another day, against which this clock would not be ahead
    await Counter.updateOne(cursor, { value: Number(now) });
    expect(found).toBe(1);
  });

  test('collects instant alerts at night into one at eight', async () => {
    const asha = await reader('instant');
    at('2026-11-25T20:59');
    await listing({ title: 'Before nine' });
    await run();
    expect(asha.mails()).toHaveLength(1);
    at('2026-11-25T21:00');
    await listing({ title: 'At nine' });
    expect(await run()).toBe(0);
    at('2026-11-26T07:59');
    await listing({ title: 'Before eight' });
    expect(await run()).toBe(0);
    at('2026-11-26T08:00');
    expect(await run()).toBe(1);
    expect(asha.mails()).toHaveLength(2);
    expect(subjectOf(asha.mails()[1])).toMatch(/^2 new matches · /);
  });

  test('sends a daily digest at eight and a weekly one on Saturday, with each home once and the true total', async () => {
    const [daily, weekly] = [await reader('daily'), await reader('weekly')];
    // 25 November 2026 is a Wednesday
    const homes = await Promise.all(Array.from({ length: 14 }, (_, i) => listing({ title: `Home ${i}` })));
    await run();
    for (const price of [5_800_000, 5_600_000]) {
      await change(homes[0]!, { price });
      await run();
    }
    expect(smtp.received).toEqual([]);
    at('2026-11-26T08:00');
    await run();
    expect(daily.mails()).toHaveLength(1);
    const { source } = daily.mails()[0]!;
    expect(subjectOf(daily.mails()[0])).toMatch(/^14 new matches · /);
    expect(plain(source)).toContain('14 in all. Here are the first 10');
    const text = plain(source).split('text/html')[0]!;
    const named = [...text.matchAll(/\/properties\/([0-9a-f]{24})/g)].map(([, id]) => id);
    expect(named).toHaveLength(10);
    expect(new Set(named).size).toBe(10);
    expect(weekly.mails()).toEqual([]);
    at('2026-11-28T08:00');
    await run();
    expect(weekly.mails()).toHaveLength(1);
    expect(daily.mails()).toHaveLength(1);
    const digest = await AlertDigest.findOne({ homes: 14 }).lean();
    const item = await SearchAlert.findOne({ digest: digest!._id }).lean();
    const { _id, ...twice } = { ...item!, change: 1 };
    await expect(SearchAlert.collection.insertOne(twice)).rejects.toThrow(/duplicate key/i);
  });

  test('leaves out a home that was removed before the digest, and lists a home of two searches once', async () => {
    const asha = await reader('daily');
    await searchesOf(asha.browser).save('type=sale&city=nagpur&minArea=500', { frequency: 'daily' });
    const gone = await listing({ title: 'Gone by noon' });
    await listing({ title: 'Here to stay' });
    await find();
    await change(gone, { status: 'sold' });
    await find();
    at('2026-11-26T08:00');
    await run();
    const source = plain(asha.mails()[0]?.source);
    expect(subjectOf(asha.mails()[0])).toMatch(/^1 new match · /);
    expect(source).toContain('For 2 of your searches');
    expect(source).not.toContain('Gone by noon');
  });

  test('leaves out homes hidden by the account or browser', async () => {
    const asha = await reader('instant');
    const visitor = new Browser();
    const own = await listing({ title: 'Seen before', price: 9_000_000 });
    expect((await shortlistsOf(visitor).hide(own)).status).toBe(200);
    expect((await shortlistsOf(asha.browser).hide(own)).status).toBe(200);
    Object.assign(env(), { SMTP_URL: undefined });
    const token = await saveByMail(visitor, 'ravi@alerts.example', QUERY);
    const search = await SavedSearch.findOne({ browser: /^visitor:/ }).lean();
    await searchesOf(visitor).changeByLink(token, String(search!._id), { confirmed: true });
    Object.assign(env(), { SMTP_URL: smtp.url });
    await run();
    await change(own, { price: 5_000_000 });
    await run();
    expect(smtp.received).toEqual([]);
    await listing({ title: 'Another one' });
    await run();
    expect(smtp.received.map(({ to }) => to).sort()).toEqual([asha.email, 'ravi@alerts.example'].sort());
    for (const { source } of smtp.received) expect(source).not.toContain('Seen before');
  });

  test('sends nothing after a pause, a stop, no confirmation or a closed account', async () => {
    const paused = await reader('instant');
    await searchesOf(paused.browser).change(paused.search, { paused: true });
    const closing = await reader('instant');
    await User.updateOne({ _id: closing.id }, { $set: { erasureRequestedAt: new Date() } });
    Object.assign(env(), { SMTP_URL: undefined });
    await saveByMail(new Browser(), 'unsure@alerts.example', QUERY);
    const stopped = await saveByMail(new Browser(), 'stopped@alerts.example', QUERY);
    Object.assign(env(), { SMTP_URL: smtp.url });
    const { _id } = (await AlertSubscriber.findOne({ owner: 'mail:stopped@alerts.example' }).lean())!;
    await SavedSearch.updateOne({ subscriber: _id }, { $set: { confirmedAt: new Date() } });
    await searchesOf(new Browser()).stopByLink(stopped, true);
    await listing({ title: 'For nobody' });
    await run();
    expect(smtp.received).toEqual([]);
  });

  test('adds one-click unsubscription to every alert, without the address', async () => {
    const asha = await reader('instant');
    await listing({ title: 'Quotes " & <tags>' });
    await run();
    const [mail] = asha.mails();
    const [head = '', body = ''] = mail!.source.split(/\r\n\r\n(.*)/s);
    const headers = head.replace(/\r\n[ \t]+/g, ' ');
    expect(headers).toMatch(/^List-Unsubscribe: <http:\/\/\S+\/api\/alerts\/[\w-]{32}\/unsubscribe>$/m);
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(headers).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(plain(body)).toMatch(/\/searches\/[\w-]{32}/);
    expect(plain(body)).toContain('Quotes &#34; &#38; &#60;tags&#62;');
  });

  test('shows instant alerts on the site instead of by mail, and mails them if that fails', async () => {
    const asha = await reader('instant');
    const seen: string[] = [];
    instantWays.provide('test', async ({ owner, title, path }) => {
      seen.push(`${owner} ${title} ${path}`);
      return true;
    });
    const id = await listing();
    await run();
    expect(seen).toEqual([`user:${asha.id} 1 new match /properties/${id}`]);
    expect(asha.mails()).toEqual([]);
    instantWays.provide('test', async () => false);
    at('2026-11-25T13:00');
    await listing();
    await run();
    expect(asha.mails()).toHaveLength(1);
  });

  test('loses no news when the database fails while recording it', async () => {
    const asha = await reader('instant');
    await listing();
    const gone = brokenBulk();
    const write = jest.spyOn(SearchAlert.collection, 'bulkWrite').mockRejectedValueOnce(gone);
    await expect(find()).rejects.toBe(gone);
    write.mockRestore();
    await run();
    expect(asha.mails()).toHaveLength(1);
  });

  test('delays mails while the server is down and ends them after three refusals', async () => {
    const [asha, ravi] = [await reader('instant'), await reader('instant')];
    Object.assign(env(), { SMTP_URL: 'smtp://127.0.0.1:1' });
    await listing();
    expect(await run()).toBe(0);
    Object.assign(env(), { SMTP_URL: smtp.url });
    at('2026-11-25T12:15');
    smtp.refuse = (to) =>
      to === ravi.email ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : undefined;
    await run();
    expect(asha.mails()).toHaveLength(1);
    for (const hour of [13, 14, 15]) {
      at(`2026-11-25T${hour}:00`);
      await listing();
      await run();
    }
    expect(asha.mails()).toHaveLength(4);
    expect(ravi.mails()).toEqual([]);
    expect(await searchesOf(ravi.browser).own()).toMatchObject({ isStopped: true });
  });
});

describe('a killed worker', () => {
  useTestDb();
  const smtp = useSmtpServer();

  const PEOPLE = 90;
  const HOMES = 3;
  /** mails sent at the same time (mutations.ts) */
  const CONNECTIONS = 5;

  async function subscribe(): Promise<void> {
    const people = Array.from({ length: PEOPLE }, (_, i) => {
      const _id = new Types.ObjectId();
      const token = String(i).padStart(32, 'x');
      const email = `reader${i}@alerts.example`;
      const secrets = { tokenHash: hashSecret(token), token: encrypt(token, alertTokenContext(_id)) };
      return { _id, owner: `mail:${email}`, email, ...secrets };
    });
    await AlertSubscriber.insertMany(people);
    const facts = { query: 'city=nagpur', frequency: 'instant' as const, confirmedAt: new Date() };
    await SavedSearch.insertMany(people.map(({ _id }) => ({ ...facts, subscriber: _id })));
  }

  /** Starts a process that sends due mails from this time on. */
  function sender(start: string) {
    return spawn(process.execPath, childProgram('alerts-child', start), {
      env: { ...process.env, SMTP_URL: smtp.url, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }

  test('sends every alert of one night once, even when the process is killed meanwhile', async () => {
    await recordChanges();
    await subscribe();
    for (let i = 0; i < HOMES; i++) await listing({ title: `Home ${i}` });
    const night = new Date('2026-11-26T03:00:00+05:30');
    await recordChanges(night);
    expect(await SearchAlert.countDocuments({})).toBe(PEOPLE * HOMES);
    expect(await sendDueAlerts(() => night)).toBe(0);

    const first = sender('2026-11-26T08:00:00+05:30');
    smtp.onMail = () => {
      if (smtp.received.length < PEOPLE / 3) return true;
      // mail not accepted by the server when the process dies is lost
      if (first.exitCode === null && first.signalCode === null) first.kill('SIGKILL');
      return false;
    };
    await once(first, 'exit');
    expect(first.signalCode).toBe('SIGKILL');
    expect(smtp.received.length).toBeLessThan(PEOPLE / 2);
    smtp.onMail = undefined;

    // another process takes over when the lease has ended
    Object.assign(env(), { SMTP_URL: smtp.url });
    const failures = jest.spyOn(log, 'warn');
    await sendDueAlerts(() => new Date('2026-11-26T08:11:00+05:30'));
    expect(failures.mock.calls).toEqual([]);
    failures.mockRestore();
    expect(await AlertDigest.countDocuments({ state: 'open' })).toBe(0);
    expect(await AlertDigest.countDocuments({ state: 'sent', homes: HOMES })).toBe(PEOPLE);
    expect(await SearchAlert.countDocuments({ digest: op.exists() })).toBe(PEOPLE * HOMES);
    // one mail for each, recognised by its Message-ID even if the server accepted it before the process died
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(PEOPLE);
    expect(new Set(smtp.received.map(({ to }) => to)).size).toBe(PEOPLE);
    expect(smtp.received.length - PEOPLE).toBeLessThan(CONNECTIONS);
  });
});
