import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { DELETE as requestErasure } from '@/app/api/user/account/route';
import { GET as exportData } from '@/app/api/user/export/route';
import { MIN_FILL_MS } from '@/lib/enquiries/rules';
import { secrets } from '@/lib/platform/crypto/secrets';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { textsIn } from '@/lib/platform/language/messages';
import { formatLongDay } from '@/lib/platform/text/format';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { recordablePath } from '@/lib/visitors/activity/rules';
import { slotText } from '@/lib/visits/hours/format';
import { Visit } from '@/models/visits/visit';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { mailsTo, type SentMail } from '@/test/outbox';
import { guest, PASSWORD, signedIn } from '@/test/people';
import { listing, shortlistsOf } from '@/test/shortlists';
import { firstTime, visitsOf as of, PHONE, tokenOf } from '@/test/visits';
import { MAX_OPEN_VISITS } from './constants';
import type { VisitDto } from './dto';
import { distanceText, mapUrlOf, statusText } from './format';
import { sortHalfDays } from './hours/rules';
import { visitMailJob } from './jobs';
import { rekeyVisitLinks, removeOldHomeVisits } from './mutations';
import { dueMails, isOpen, pendingOf, routeOf, stateOf, untilOf } from './rules';

describe('jobs', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const HOUR_MS = 3_600_000;
  let made = 0;

  /** A confirmed visit some days ahead, with clocks around it. */
  async function confirmed(hasAddress = true) {
    const seller = await signedIn('seller');
    const email = `asha${++made}@remind.example`;
    const visitor = of(new Browser());
    const home = await listing({ owner: seller.id });
    const halfDays = (await visitor.halfDays(home)).slice(4, 5);
    const { id } = (await visitor.book(home, { halfDays, ...(hasAddress && { email }) })).json as {
      id: string;
    };
    const host = of(seller.browser);
    const start = (await host.own()).hosted[0]!.times!.proposed[0]!;
    await host.answer(id, { action: 'confirm', start });
    const midnight = Date.parse(`${start.slice(0, 10)}T00:00:00+05:30`);
    const evening = midnight - 6 * HOUR_MS;
    return {
      ...{ id, email, visitor, seller, start },
      /** moment some hours after 18:00 Indian time on the day before */
      evening: (hours: number) => new Date(evening + hours * HOUR_MS),
      /** moment some hours after 10:00 on the day after */
      dayAfter: (hours: number) => new Date(midnight + (34 + hours) * HOUR_MS),
    };
  }

  const withSubject = async (address: string, subject: string) =>
    (await mailsTo(address)).filter((mail) => mail.subject.startsWith(subject));

  test('reminds both sides once on the evening before', async () => {
    const { email, seller, evening } = await confirmed();
    expect(await visitMailJob.runDue(evening(-0.1))).toBe(0);
    const counts = await Promise.all([1, 2, 3].map(() => visitMailJob.runDue(evening(0.1))));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await visitMailJob.runDue(evening(1))).toBe(0);
    for (const address of [email, seller.email])
      expect(await withSubject(address, 'Your visit tomorrow')).toHaveLength(1);
    expect((await withSubject(email, 'Your visit tomorrow'))[0]?.text).toMatch(/\/visits\/[\w-]{32}/);
  });

  test('asks only the visitor for feedback, once, on the day after', async () => {
    const { email, seller, evening, dayAfter } = await confirmed();
    await visitMailJob.runDue(evening(0.1));
    expect(await visitMailJob.runDue(dayAfter(-0.1))).toBe(0);
    expect(await visitMailJob.runDue(dayAfter(0.1))).toBe(1);
    expect(await visitMailJob.runDue(dayAfter(5))).toBe(0);
    expect(await withSubject(email, 'How was it?')).toHaveLength(1);
    expect(await withSubject(seller.email, 'How was it?')).toHaveLength(0);
  });

  test('reminds nobody of a cancelled visit, and only the host of one without an address', async () => {
    const gone = await confirmed();
    await gone.visitor.change(gone.id, { action: 'cancel' });
    expect(await visitMailJob.runDue(gone.dayAfter(1))).toBe(0);
    const { seller, evening, email } = await confirmed(false);
    await visitMailJob.runDue(evening(1));
    expect(await withSubject(seller.email, 'Your visit tomorrow')).toHaveLength(1);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('retries a failed mail after its lease and delivers it once', async () => {
    const { email, evening } = await confirmed();
    await settleBackground();
    // the outbox folder is a file for a while
    const outbox = join(env().DATA_DIR, 'outbox');
    await rename(outbox, `${outbox}-away`);
    await writeFile(outbox, '');
    expect(await visitMailJob.runDue(evening(0.1))).toBe(0);
    await rm(outbox);
    await rename(`${outbox}-away`, outbox);
    expect(await visitMailJob.runDue(evening(0.11))).toBe(0);
    expect(await visitMailJob.runDue(evening(0.3))).toBe(2);
    expect(await visitMailJob.runDue(evening(2))).toBe(0);
    expect(await withSubject(email, 'Your visit tomorrow')).toHaveLength(1);
  });

  test('takes over a mail from a process that died', async () => {
    const { id, email, evening } = await confirmed();
    // the state that a process leaves when it is killed after claiming both
    await Visit.updateOne({ _id: id }, { $set: { 'due.0.at': evening(0.2), 'due.1.at': evening(0.2) } });
    expect(await visitMailJob.runDue(evening(0.1))).toBe(0);
    expect(await visitMailJob.runDue(evening(0.3))).toBe(2);
    expect(await withSubject(email, 'Your visit tomorrow')).toHaveLength(1);
  });
});

describe('links', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const DAY_MS = 86_400_000;

  async function booked(browser = new Browser(), more: Record<string, unknown> = {}) {
    const seller = await signedIn('seller');
    const home = await listing({ owner: seller.id });
    const visitor = of(browser);
    const { id, url } = (await visitor.book(home, more)).json as { id: string; url: string };
    return { seller, home, visitor, id, token: tokenOf(url), host: of(seller.browser) };
  }

  /** A visit that took place yesterday. */
  async function over(browser = new Browser()) {
    const given = await booked(browser);
    const start = firstTime((await given.host.own()).hosted[0]!);
    await given.host.answer(given.id, { action: 'confirm', start });
    const then = new Date(Date.now() - DAY_MS);
    await Visit.updateOne({ _id: given.id }, { $set: { start: then, until: then } });
    return given;
  }

  describe('links', () => {
    it('ended, expired, malformed and guessed ones get the same reply', async () => {
      const { visitor, id, token } = await booked();
      const stranger = of(new Browser());
      expect((await stranger.linked(token)).status).toBe(200);
      await visitor.change(id, { action: 'renew-link' });
      const fresh = tokenOf((await visitor.own()).own[0]?.url);
      expect((await stranger.linked(fresh)).status).toBe(200);
      const gone = await booked();
      await Visit.updateOne({ _id: gone.id }, { $set: { linksUntil: new Date(0) } });
      for (const bad of [token, gone.token, 'A'.repeat(32), 'short']) {
        const replies = [
          await stranger.linked(bad),
          await stranger.calendar(bad),
          await stranger.step(bad, { action: 'cancel' }),
        ];
        for (const { status, json } of replies)
          expect([status, json.message, json.code]).toEqual([404, 'Not found', 'not_found']);
      }
    });

    it('let each side take only its own steps', async () => {
      const { token, host } = await booked();
      const stranger = of(new Browser());
      const start = (await host.own()).hosted[0]!.times!.proposed[0];
      expect((await stranger.step(token, { action: 'confirm', start })).status).toBe(403);
      expect((await stranger.step(token, { action: 'renew-link' })).status).toBe(403);
      expect((await stranger.step(token, { action: 'cancel', word: 'Ill' })).status).toBe(200);
      expect((await host.own()).hosted[0]).toMatchObject({ state: 'cancelled', words: [{ text: 'Ill' }] });
    });

    it('are stored unusable, and survive new keys', async () => {
      const { visitor, token } = await booked();
      expect(JSON.stringify(await Visit.find({}).lean())).not.toContain(token);
      const { data } = secrets();
      data.unshift({ version: 2, key: new Uint8Array(32).fill(7) });
      expect(await rekeyVisitLinks()).toBe(2);
      const old = data.pop();
      expect(tokenOf((await visitor.own()).own[0]?.url)).toBe(token);
      data.splice(0, 1, ...(old ? [old] : []));
    });
  });

  describe('how it was', () => {
    it('asks after the visit, notes the reply in the shortlist, and tells the host only on request', async () => {
      const browser = new Browser();
      const { home, host, visitor, id, seller, token } = await over(browser);
      await shortlistsOf(browser).save(home, { note: 'Near the school' });
      const feedback = { action: 'feedback', verdict: 'maybe', note: 'Dark kitchen' };
      expect((await of(new Browser()).step(token, feedback)).status).toBe(200);
      const saved = (await shortlistsOf(browser).own()).lists[0]?.homes[0];
      expect(saved?.note).toMatch(/^Near the school\nVisited .+: Maybe\. Dark kitchen$/);
      expect((await host.own()).hosted[0]?.feedback).toBeNull();
      await visitor.change(id, { ...feedback, isShared: true });
      expect((await host.own()).hosted[0]?.feedback).toEqual({ verdict: 'maybe', isShared: true });
      const mails = await mailsTo(seller.email);
      expect(mails.at(-1)?.text).toContain('after the visit: Maybe');
      expect(mails.at(-1)?.text).not.toContain('Dark kitchen');
      expect((await shortlistsOf(browser).own()).lists[0]?.homes[0]?.note).toBe(saved?.note);
    });

    it('saves nothing new for a no, and asks nothing before the visit', async () => {
      const browser = new Browser();
      const { visitor, id } = await over(browser);
      expect((await visitor.change(id, { action: 'feedback', verdict: 'no' })).status).toBe(200);
      expect((await shortlistsOf(browser).own()).lists).toEqual([]);
      const early = await booked();
      expect((await early.visitor.change(early.id, { action: 'feedback', verdict: 'yes' })).status).toBe(409);
    });
  });

  describe('privacy', () => {
    it('exports a person’s own visits, and shown visits without the visitor', async () => {
      const person = await signedIn('buyer');
      await booked(person.browser, { word: 'My own word', email: 'other@home.example' });
      const shown = await listing({ owner: person.id });
      await of(new Browser()).book(shown, { name: 'Meera Stranger', email: 'meera@home.example' });
      const { text } = await person.browser.call(exportData, '/x');
      expect(text).toContain('My own word');
      expect(text).toContain(shown);
      expect(text).not.toMatch(/Meera|meera@|"tokenHash"|visitorLink|hostLink/);
    });

    it('erases own visits, also those booked with the confirmed address, and notifies the hosts', async () => {
      const person = await signedIn('buyer');
      const mine = await booked(person.browser);
      await booked(new Browser(), { email: person.email });
      const shown = await listing({ owner: person.id });
      await of(new Browser()).book(shown, { email: 'visitor@home.example' });
      await person.browser.call(requestErasure, '/x', { method: 'DELETE', body: { password: PASSWORD } });
      await erasePerson({ id: person.id, email: person.email, verified: true });
      const left = await Visit.find().lean();
      expect(left.map(({ property, status }) => [String(property), status])).toEqual([[shown, 'cancelled']]);
      expect((await mailsTo(mine.seller.email)).at(-1)?.subject).toMatch(/^\S.* cancelled the visit on /);
      expect((await mailsTo('visitor@home.example')).at(-1)?.subject).toMatch(
        /^This home is no longer offered\. The visit on .* is cancelled: /,
      );
    });

    it('deletes visits after the retention time', async () => {
      await booked();
      await over();
      expect(await removeOldHomeVisits(new Date())).toBe(1);
      expect(await Visit.countDocuments()).toBe(1);
    });
  });

  it('reads every query through an index', async () => {
    const now = new Date();
    const filters = [
      { filter: { owner: 'user:1', status: { $in: ['proposed'] }, until: { $gt: now } } },
      { filter: { owner: 'user:1' }, sort: { until: -1 } },
      { filter: { host: { $in: [null] } }, sort: { until: -1 } },
      { filter: { property: 1, until: { $gt: now } } },
      { filter: { matchKeys: { $in: ['e:a'] } } },
      { filter: { $or: [{ 'visitorLink.hash': 'a' }, { 'hostLink.hash': 'a' }] } },
      { filter: { due: { $elemMatch: { at: { $lte: now } } } } },
      { filter: { until: { $lt: now } } },
    ];
    for (const query of filters) expect(await planOf({ find: 'visits', ...query })).not.toContain('COLLSCAN');
  });
});

describe('mails', () => {
  useTestDb();

  let made = 0;

  async function asked(more: Record<string, unknown> = {}) {
    const seller = await signedIn('seller', { name: 'Ravi Kale' });
    const email = `asha${++made}@home.example`;
    const home = await listing({ owner: seller.id });
    const visitor = of(new Browser());
    const { id } = (await visitor.book(home, { email, ...more })).json as { id: string };
    return { seller, host: of(seller.browser), email, home, visitor, id };
  }

  const subjects = (mails: SentMail[]) => mails.map(({ subject }) => subject.split(':')[0]);
  const linkIn = (text: string) => /\/visits\/([\w-]{32})/.exec(text)?.[1] ?? '';

  function entryOf(mail: SentMail | undefined) {
    const calendar = new ICAL.Component(ICAL.parse(mail?.calendar ?? ''));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
    return {
      method: calendar.getFirstPropertyValue('method'),
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toString(),
    };
  }
  /** Formats a moment as the calendar entry does. */
  const moment = (iso: string) => `${new Date(iso).toISOString().slice(0, 19)}Z`;

  test('mails the host the request and the visitor a receipt without sharing contact details', async () => {
    const { seller, email } = await asked({ word: 'After school', withFamily: true });
    const [toHost] = await mailsTo(seller.email);
    const [toVisitor] = await mailsTo(email);
    expect(toHost?.text).toContain('Asha would like to see A flat in Dharampeth with family');
    expect(toHost?.text).toContain('“After school”');
    expect(toHost?.text).not.toContain(email);
    expect(toHost?.text).not.toMatch(/98220\s?12345/);
    expect(toVisitor?.text).not.toContain(seller.email);
    const [hostToken, visitorToken] = [linkIn(toHost?.text ?? ''), linkIn(toVisitor?.text ?? '')];
    expect(hostToken).not.toBe(visitorToken);
    const stranger = of(new Browser());
    for (const token of [hostToken, visitorToken]) {
      const page = await stranger.linked(token);
      expect(page.status).toBe(200);
      expect(page.text).not.toMatch(/@|98220/);
      expect(page.text).not.toContain(PHONE);
    }
  });

  test('updates both calendars under one UID with a rising SEQUENCE', async () => {
    const { seller, host, email, home, visitor, id } = await asked();
    const first = firstTime((await host.own()).hosted[0]!);
    await host.answer(id, { action: 'confirm', start: first, word: 'Ring twice' });
    await settleBackground();
    const second = (await visitor.halfDays(home))[1]!;
    await visitor.change(id, { action: 'propose', halfDays: [second] });
    await settleBackground();
    const moved = firstTime((await host.own()).hosted[0]!);
    await host.answer(id, { action: 'confirm', start: moved });
    await settleBackground();
    await visitor.change(id, { action: 'cancel', word: 'We have bought another' });

    const [toVisitor, toHost] = [await mailsTo(email), await mailsTo(seller.email)];
    expect(subjects(toVisitor)).toEqual([
      'You asked for a visit',
      'Ravi Kale confirmed the visit',
      'Ravi Kale confirmed the new time',
      `Asha cancelled the visit on ${formatLongDay(moved)}`,
    ]);
    expect(subjects(toHost)).toEqual([
      'Asha asks for a visit',
      'Ravi Kale confirmed the visit',
      'Asha asks for other times',
      'Ravi Kale confirmed the new time',
      `Asha cancelled the visit on ${formatLongDay(moved)}`,
    ]);
    expect(toVisitor[1]?.text).toContain(slotText(first));
    expect(toVisitor[1]?.text).toContain('“Ring twice”');
    for (const mails of [toVisitor, toHost]) {
      const uid = expect.stringContaining(`visit-${id}@`);
      expect(mails.filter(({ calendar }) => calendar).map(entryOf)).toEqual([
        { method: 'REQUEST', uid, sequence: 0, start: moment(first) },
        { method: 'REQUEST', uid, sequence: 1, start: moment(moved) },
        { method: 'CANCEL', uid, sequence: 2, start: moment(moved) },
      ]);
    }
    expect(toHost.at(-1)?.text).toContain('We have bought another');
    expect(toVisitor[1]?.calendar).not.toContain(seller.email);
    expect(toHost[1]?.calendar).not.toContain(email);
  });

  test('lets the host confirm by the link in the mail without signing in', async () => {
    const { seller, email } = await asked();
    const anybody = of(new Browser());
    const token = linkIn((await mailsTo(seller.email))[0]?.text ?? '');
    const { times } = (await anybody.linked(token)).json as { times: { proposed: string[] } };
    expect((await anybody.step(token, { action: 'confirm', start: times.proposed[0] })).status).toBe(200);
    expect(subjects(await mailsTo(email))).toEqual([
      'You asked for a visit',
      'Ravi Kale confirmed the visit',
    ]);
    const other = await asked();
    const second = linkIn((await mailsTo(other.seller.email))[0]?.text ?? '');
    await anybody.step(second, { action: 'decline', word: 'It is let' });
    expect((await mailsTo(other.email)).at(-1)?.text).toContain('“It is let”');
  });

  test('sends no email to a visitor without an address, but offers a calendar file by the link', async () => {
    const seller = await signedIn('seller');
    const visitor = of(new Browser());
    const home = await listing({ owner: seller.id });
    const { id, url } = (await visitor.book(home)).json as { id: string; url: string };
    const token = linkIn(url);
    expect((await visitor.calendar(token)).status).toBe(404);
    const host = of(seller.browser);
    const start = firstTime((await host.own()).hosted[0]!);
    await host.answer(id, { action: 'confirm', start });
    const file = await visitor.calendar(token);
    expect(file.headers.get('content-type')).toMatch(/^text\/calendar/);
    expect(entryOf({ to: '', subject: '', text: '', calendar: file.text })).toMatchObject({
      method: 'PUBLISH',
      start: moment(start),
    });
    expect(file.text).not.toMatch(/ATTENDEE/);
  });

  test('does not repeat an implausible name to others', async () => {
    const { seller, email } = await asked({ name: 'Win at https://spam.example now' });
    expect((await mailsTo(seller.email))[0]?.text).toContain('A visitor would like to see');
    expect((await mailsTo(email))[0]?.text).toContain('Hello A visitor');
  });
});

describe('rules', () => {
  const { t } = textsIn('en', 'visits');

  const at = (time: string, day = '2026-11-23') => new Date(`${day}T${time}:00+05:30`);
  const now = at('08:00');

  const visit = (
    id: string,
    time: string,
    place: VisitDto['home']['place'],
    more: Partial<VisitDto> = {},
  ): VisitDto => ({
    id,
    side: 'visitor',
    home: { id, title: `Home ${id}`, address: `${id} Road, Nagpur`, isListed: true, place },
    otherName: 'Ravi',
    state: 'confirmed',
    withFamily: false,
    turn: null,
    proposed: [],
    offered: null,
    start: at(time).toISOString(),
    words: [],
    roundsLeft: 2,
    isNumberTaken: false,
    feedback: null,
    ...more,
  });

  const dharampeth = { lat: 21.1402, lng: 79.0612 };
  const mihan = { lat: 21.0594, lng: 79.0476 };
  const sadar = { lat: 21.1629, lng: 79.0791 };

  describe('the route of the next day', () => {
    it('follows the visit times along straight lines between exact places', () => {
      const tomorrow = visit('d', '10:00', sadar, { start: at('10:00', '2026-11-24').toISOString() });
      const route = routeOf([visit('b', '15:00', mihan), tomorrow, visit('a', '10:00', dharampeth)], now);
      expect(route?.day).toBe('2026-11-23');
      expect(route?.stops).toEqual([
        { visit: 'a', km: null },
        { visit: 'b', km: 9.1 },
      ]);
      expect(route?.totalKm).toBe(9.1);
      expect(decodeURIComponent(route?.mapUrl ?? '')).toContain('route=21.1402,79.0612;21.0594,79.0476');
    });

    it('puts the nearer of two simultaneous visits first', () => {
      const route = routeOf(
        [visit('far', '11:00', mihan), visit('near', '11:00', sadar), visit('a', '10:00', dharampeth)],
        now,
      );
      expect(route?.stops.map(({ visit: id }) => id)).toEqual(['a', 'near', 'far']);
    });

    it('shows no distance or total when a place is unknown', () => {
      const route = routeOf([visit('a', '10:00', dharampeth), visit('b', '12:00', null)], now);
      expect(route).toMatchObject({ totalKm: null, mapUrl: null });
      expect(route?.stops[1]?.km).toBeNull();
      expect(distanceText(null, t)).toBe('distance unknown');
      expect(mapUrlOf(visit('b', '12:00', null).home)).toBe(
        'https://www.openstreetmap.org/search?query=b%20Road%2C%20Nagpur',
      );
    });

    it('leaves out unconfirmed, cancelled and past visits', () => {
      const visits = [
        visit('a', '10:00', null, { state: 'cancelled' }),
        visit('b', '11:00', null, { state: 'proposed', start: null }),
        visit('c', '06:00', null),
      ];
      expect(routeOf(visits, now)).toBeNull();
    });
  });

  describe('the status of a visit', () => {
    const proposed = { status: 'proposed' as const, proposed: ['2026-11-23-morning'] };

    it('lapses when nobody answered in time, and is over after its hour', () => {
      expect([stateOf(proposed, now), isOpen(proposed, now), pendingOf(proposed, now)]).toEqual([
        'proposed',
        true,
        'host',
      ]);
      expect([stateOf(proposed, at('13:00')), isOpen(proposed, at('13:00'))]).toEqual(['lapsed', false]);
      const confirmed = { status: 'confirmed' as const, proposed: [], start: at('10:00') };
      expect(stateOf(confirmed, at('10:59'))).toBe('confirmed');
      expect(stateOf(confirmed, at('11:00'))).toBe('over');
      expect(untilOf({ ...confirmed, proposed: ['2026-11-24-morning'] })).toEqual(at('13:00', '2026-11-24'));
    });

    it('is said in a sentence for each side', () => {
      const wish = { state: 'proposed' as const, start: null, turn: 'host' as const };
      expect(statusText(visit('a', '10:00', null, wish), t)).toBe(
        'You asked for a visit. Ravi hasn’t replied yet',
      );
      expect(statusText(visit('a', '10:00', null, { ...wish, side: 'host' }), t)).toBe(
        'Ravi asks for a visit. Please reply',
      );
      const offer = { turn: 'visitor' as const, offered: at('12:00').toISOString() };
      expect(statusText(visit('a', '10:00', null, offer), t)).toBe(
        'Mon 23 Nov, 10 am. Ravi offers Mon 23 Nov, 12 pm instead. Please reply',
      );
      expect(statusText(visit('a', '10:00', null), t)).toBe('Mon 23 Nov, 10 am');
    });
  });

  it('reminds at six in the evening before, unless that has passed, and asks at ten on the day after', () => {
    const start = at('10:00', '2026-11-25');
    expect(dueMails(start, now)).toEqual([
      { kind: 'reminder', to: 'visitor', at: at('18:00', '2026-11-24') },
      { kind: 'reminder', to: 'host', at: at('18:00', '2026-11-24') },
      { kind: 'question', to: 'visitor', at: at('10:00', '2026-11-26') },
    ]);
    expect(dueMails(start, at('19:00', '2026-11-24')).map(({ kind }) => kind)).toEqual(['question']);
  });

  it('leaves the token of a link out of what is recorded', () => {
    expect(recordablePath(`/visits/${'A'.repeat(32)}`)).toBe('/visits/shared');
    expect(recordablePath(`/mr/visits/${'A'.repeat(32)}`)).toBe('/mr/visits/shared');
    expect(recordablePath('/visits')).toBe('/visits');
  });
});

describe('visits api', () => {
  useTestDb();
  beforeEach(clearTestDb);

  /** A seller's home, and a visitor without an account who has requested a visit. */
  async function asked(more: Record<string, unknown> = {}) {
    const seller = await signedIn('seller');
    const home = await listing({ owner: seller.id });
    const visitor = of(new Browser());
    const reply = await visitor.book(home, more);
    const host = of(seller.browser);
    const { id, url } = reply.json as { id: string; url: string };
    return { seller, host, home, visitor, id, token: tokenOf(url), reply };
  }

  async function confirmed() {
    const given = await asked();
    const start = firstTime((await given.host.own()).hosted[0]!);
    expect((await given.host.answer(given.id, { action: 'confirm', start })).status).toBe(200);
    return { ...given, start };
  }

  describe('asking for a visit', () => {
    it('requires a name, a mobile number and a half-day, but no account', async () => {
      const { reply, visitor, home, token } = await asked({ withFamily: true, word: 'After school' });
      expect(reply.status).toBe(201);
      expect(token).toMatch(/^[\w-]{32}$/);
      const [visit] = (await visitor.own()).own;
      expect(visit).toMatchObject({
        side: 'visitor',
        home: { id: home, title: 'A flat in Dharampeth' },
        state: 'proposed',
        turn: 'host',
        withFamily: true,
        words: [{ by: 'visitor', text: 'After school' }],
      });
      expect(visit?.url).toContain(token);
      expect((await Visit.findOne().lean())?.phone).toBe(PHONE);
    });

    it('offers two weeks with both weekends in the order of time, and refuses others, more than three, and none', async () => {
      const home = await listing();
      const visitor = of(new Browser());
      const halfDays = await visitor.halfDays(home);
      expect(halfDays.length).toBeGreaterThan(20);
      const days = new Set(halfDays.map((key) => new Date(`${key.slice(0, 10)}T00:00:00Z`).getUTCDay()));
      expect([...days].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(halfDays).toEqual(sortHalfDays(halfDays));
      expect((await visitor.book(home, { halfDays: ['2020-01-01-morning'] })).status).toBe(409);
      expect((await visitor.book(home, { halfDays: halfDays.slice(0, 4) })).status).toBe(400);
      expect((await visitor.book(home, { halfDays: [] })).status).toBe(400);
      expect((await visitor.book(home, { phone: '12345' })).status).toBe(400);
      expect((await visitor.book(home, { name: ' ' })).status).toBe(400);
      expect((await visitor.book(home, { halfDays: halfDays.slice(0, 3) })).status).toBe(201);
    });

    it('books a home only once when many requests arrive together', async () => {
      const home = await listing();
      const visitor = of(new Browser());
      const halfDays = (await visitor.halfDays(home)).slice(0, 1);
      const again = await Promise.all(Array.from({ length: 8 }, () => visitor.book(home, { halfDays })));
      const strangers = await Promise.all(
        Array.from({ length: 10 }, () => of(new Browser()).book(home, { halfDays })),
      );
      expect([...again, ...strangers].map(({ status }) => status).sort()).toEqual([
        201,
        ...Array(17).fill(409),
      ]);
      expect(await Visit.countDocuments()).toBe(1);
      const booked = [...again, ...strangers].find(({ status }) => status === 201);
      const cancelled = await of(new Browser()).step(tokenOf(booked?.json.url), { action: 'cancel' });
      expect(cancelled.status).toBe(200);
      expect((await of(new Browser()).book(home, { halfDays })).status).toBe(201);
    });

    it('can be asked for again when its time has passed without an answer', async () => {
      const { home, visitor } = await asked();
      await Visit.updateMany({}, { until: new Date(0) });
      expect((await visitor.book(home)).status).toBe(201);
    });

    it('is possible only for homes on the market', async () => {
      const visitor = of(new Browser());
      for (const home of [
        await listing({ status: 'sold' }),
        await listing({ status: 'draft' }),
        'f'.repeat(24),
      ]) {
        expect(await visitor.halfDays(home)).toEqual([]);
        expect((await visitor.book(home, { halfDays: ['2030-01-01-morning'] })).status).toBe(404);
      }
    });

    it('thanks a bot without storing anything', async () => {
      const visitor = of(new Browser());
      expect((await visitor.book(await listing(), { website: 'http://spam.example' })).status).toBe(201);
      expect(await Visit.countDocuments()).toBe(0);
      // quick submissions by form-filling browsers wait here instead of being refused
      const quick = of(new Browser());
      expect(
        (await quick.book(await listing(), { fillMs: MIN_FILL_MS - 50, phone: '98220 54321' })).status,
      ).toBe(201);
      const home = await listing();
      expect((await visitor.book(home)).status).toBe(201);
      const again = await visitor.book(home);
      expect([again.status, again.json.message]).toEqual([
        409,
        'You’ve already asked to visit this home. See My visits',
      ]);
      for (let i = 3; i < MAX_OPEN_VISITS; i++)
        expect((await visitor.book(await listing())).status).toBe(201);
      // only as many of five simultaneous ones as fit
      const homes = [await listing(), await listing(), await listing(), await listing(), await listing()];
      const atOnce = await Promise.all(homes.map((each) => visitor.book(each)));
      expect(atOnce.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
      const tooMany = await visitor.book(await listing());
      expect([tooMany.status, tooMany.json.message]).toEqual([
        409,
        'You have 10 open visits already. Cancel one of them first',
      ]);
      const [first] = (await visitor.own()).own;
      await visitor.change(first!.id, { action: 'cancel' });
      expect((await visitor.book(await listing())).status).toBe(201);
    });
  });

  describe('the answer', () => {
    it('confirms one of the proposed times', async () => {
      const { visitor, host, start } = await confirmed();
      const [[mine], [theirs]] = [(await visitor.own()).own, (await host.own()).hosted];
      expect([mine?.state, mine?.start, mine?.turn]).toEqual(['confirmed', start, null]);
      expect([theirs?.state, theirs?.phone, theirs?.otherName]).toEqual(['confirmed', PHONE, 'Asha']);
    });

    it('lets the visitor accept another time or propose again', async () => {
      const { visitor, host, id, home } = await asked();
      const other = (await host.own()).hosted[0]!.times!.others[0]!;
      expect((await host.answer(id, { action: 'confirm', start: other })).status).toBe(409);
      expect((await host.answer(id, { action: 'move', start: other, word: 'Keys come later' })).status).toBe(
        200,
      );
      expect((await visitor.own()).own[0]).toMatchObject({
        turn: 'visitor',
        offered: other,
        words: [{ by: 'host', text: 'Keys come later' }],
      });
      const halfDays = (await visitor.halfDays(home)).slice(1, 2);
      expect((await visitor.change(id, { action: 'propose', halfDays })).status).toBe(200);
      expect((await visitor.change(id, { action: 'accept' })).status).toBe(409);
      await host.answer(id, { action: 'move', start: other });
      expect((await visitor.change(id, { action: 'accept' })).status).toBe(200);
      expect((await visitor.own()).own[0]).toMatchObject({ state: 'confirmed', start: other });
    });

    it('declines with a message and ends the visit', async () => {
      const { visitor, host, id } = await asked();
      await host.answer(id, { action: 'decline', word: 'It is let' });
      expect((await visitor.own()).own[0]).toMatchObject({ state: 'declined', turn: null });
      expect((await visitor.change(id, { action: 'cancel' })).status).toBe(409);
      expect((await host.answer(id, { action: 'decline' })).status).toBe(409);
    });

    it('keeps a confirmed time until another one is confirmed, for up to three rounds', async () => {
      const { visitor, host, id, home, start } = await confirmed();
      const [, second, third] = await visitor.halfDays(home);
      await visitor.change(id, { action: 'propose', halfDays: [second] });
      expect((await host.own()).hosted[0]).toMatchObject({ state: 'confirmed', start, turn: 'host' });
      await host.answer(id, { action: 'decline', word: 'Only then' });
      expect((await visitor.own()).own[0]).toMatchObject({ state: 'confirmed', start, turn: null });
      await visitor.change(id, { action: 'propose', halfDays: [third] });
      const moved = firstTime((await host.own()).hosted[0]!);
      await host.answer(id, { action: 'confirm', start: moved });
      expect((await visitor.own()).own[0]).toMatchObject({ state: 'confirmed', start: moved, roundsLeft: 0 });
      const refused = await visitor.change(id, { action: 'propose', halfDays: [second] });
      expect([refused.status, refused.json.message]).toEqual([
        409,
        'Times were proposed 3 times already. Please call instead',
      ]);
    });

    it('lets every admin answer for the agency’s listings', async () => {
      const [admin, seller] = [await signedIn('admin'), await signedIn('seller')];
      const visitor = of(new Browser());
      const { id } = (await visitor.book(await listing())).json as { id: string };
      expect((await visitor.own()).own[0]?.otherName).toBe('Saptam Group');
      expect((await of(seller.browser).own()).hosted).toEqual([]);
      const [visit] = (await of(admin.browser).own()).hosted;
      expect(
        (await of(admin.browser).answer(id, { action: 'confirm', start: firstTime(visit!) })).status,
      ).toBe(200);
    });
  });

  describe('a time slot requested by several visitors', () => {
    it('confirms a slot only once when two requests arrive together', async () => {
      const seller = await signedIn('seller');
      const home = await listing({ owner: seller.id });
      const visitors = Array.from({ length: 6 }, () => of(new Browser()));
      for (const [i, visitor] of visitors.entries())
        expect((await visitor.book(home, { phone: `982201234${i}` })).status).toBe(201);
      const host = of(seller.browser);
      const { hosted } = await host.own();
      const start = firstTime(hosted[0]!);
      const replies = await Promise.all(
        hosted.map(({ id }) => host.answer(id, { action: 'confirm', start })),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      expect(new Set(replies.filter(({ status }) => status === 409).map(({ json }) => json.message))).toEqual(
        new Set(['That time is taken. Please choose another']),
      );
      expect(await Visit.countDocuments({ status: 'confirmed' })).toBe(1);
      const free = (await host.own()).hosted.find(({ state }) => state === 'proposed');
      expect(free?.times?.proposed).not.toContain(start);
    });

    it('refuses one of two simultaneous steps and frees a cancelled slot', async () => {
      const { host, visitor, id, home, start } = await confirmed();
      const both = await Promise.all([
        visitor.change(id, { action: 'cancel' }),
        host.answer(id, { action: 'cancel' }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const next = of(new Browser());
      await next.book(home);
      const visit = (await host.own()).hosted.find(({ state }) => state === 'proposed');
      expect(visit?.times?.proposed).toContain(start);
    });
  });

  describe('access to visits', () => {
    it('returns the 404 of a missing visit to others', async () => {
      const { id } = await asked();
      const [stranger, other] = [await signedIn('seller'), await guest()];
      for (const browser of [new Browser(), other.browser, stranger.browser])
        expect((await of(browser).change(id, { action: 'cancel' })).status).toBe(404);
      for (const given of [id, 'f'.repeat(24)]) {
        const reply = await of(stranger.browser).answer(given, { action: 'cancel' });
        expect([reply.status, reply.json.message]).toEqual([404, 'Visit not found']);
      }
      expect((await of(stranger.browser).own()).hosted).toEqual([]);
    });

    it('moves visits into the account at sign-in', async () => {
      const person = await signedIn('buyer');
      const browser = new Browser();
      await of(browser).book(await listing());
      const { POST: guestLogin } = await import('@/app/api/guest/login/route');
      await browser.call(guestLogin, '/x', { body: {} });
      expect((await of(browser).own()).own).toHaveLength(1);
      const { POST: login } = await import('@/app/api/user/login/route');
      await browser.call(login, '/x', { body: { email: person.email, password: PASSWORD } });
      expect((await of(person.browser).own()).own).toHaveLength(1);
    });
  });

  test('shows read-only staff visits to the agency’s homes without links', async () => {
    const home = await listing();
    const visitor = of(new Browser());
    const { id } = (await visitor.book(home)).json as { id: string };
    const [reader, agent] = [
      of((await signedIn('admin', { officeRole: 'read-only' })).browser),
      of((await signedIn('admin', { officeRole: 'agent' })).browser),
    ];
    const [seen] = (await reader.own()).hosted;
    expect([seen?.id, seen?.url, seen?.phone]).toEqual([id, undefined, undefined]);
    const start = firstTime((await agent.own()).hosted[0]!);
    expect((await reader.answer(id, { action: 'confirm', start })).status).toBe(404);
    expect((await agent.answer(id, { action: 'confirm', start })).status).toBe(200);
  });
});
