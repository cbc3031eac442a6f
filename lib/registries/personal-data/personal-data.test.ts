import '@/lib/registries/models';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import mongoose, { Types } from 'mongoose';
import { GET as document } from '@/app/api/data-map/route';
import { PUT as keepAccount, DELETE as requestErasure } from '@/app/api/user/account/route';
import { POST as sendVerification } from '@/app/api/user/email/send/route';
import { POST as verifyEmail } from '@/app/api/user/email/verify/route';
import { GET as exportData } from '@/app/api/user/export/route';
import { POST as login } from '@/app/api/user/login/route';
import { POST as forgot } from '@/app/api/user/password/forgot/route';
import { POST as reset } from '@/app/api/user/password/reset/route';
import { PUT as changePassword } from '@/app/api/user/password/route';
import { GET as listSessions, DELETE as signOutEverywhere } from '@/app/api/user/sessions/route';
import { createProperty } from '@/lib/listings/mutations';
import { recordTodaySeen } from '@/lib/office/today/mutations';
import { readLogAfter } from '@/lib/platform/cache/data';
import { env } from '@/lib/platform/env';
import { resetLimit, resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { indianDay } from '@/lib/platform/time/indian-day';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Import } from '@/models/imports/import';
import { Property } from '@/models/listings/property';
import { Report } from '@/models/moderation/report';
import { AuditEntry } from '@/models/platform/audit-entry';
import { JobModel } from '@/models/platform/job';
import { OneTimeToken } from '@/models/platform/one-time-token';
import { Session } from '@/models/platform/session';
import { User } from '@/models/platform/user';
import { Activity } from '@/models/visitors/activity';
import { Guest } from '@/models/visitors/guest';
import { GuestDay } from '@/models/visitors/guest-day';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { form, photo, stored } from '@/test/listing-form';
import { PASSWORD, signedIn } from '@/test/people';
import { AREA_TEXTS } from './constants';
import { personOf } from './data';
import { buildDataMap } from './data-map';
import { PERSONAL_DATA } from './definitions';
import { cleanUpPersonalData } from './mutations';

describe('account api', () => {
  useTestDb();
  afterEach(settleBackground);

  const NEXT = 'tamarind-bridge-7';

  /** The secret in the newest mail to this address, from the outbox folder. */
  function mailedSecret(email: string, page: string): string {
    const outbox = join(env().DATA_DIR, 'outbox');
    const mails = readdirSync(outbox)
      .sort()
      .map((name) => readFileSync(join(outbox, name), 'utf8'));
    const mail = mails.filter((text) => text.includes(`To: ${email}`) && text.includes(page)).at(-1) ?? '';
    const plain = mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
    return new RegExp(`${page}#([\\w-]+)`).exec(plain)?.[1] ?? '';
  }

  const signIn = (email: string, password: string) =>
    new Browser().call(login, '/api/user/login', { body: { email, password } });

  describe('forgotten password', () => {
    const ask = (email: string) => new Browser().call(forgot, '/x', { body: { email } });
    const use = (token: string, password = NEXT) =>
      new Browser().call(reset, '/x', { body: { token, password } });

    test('resets the password once by the mailed link, signs out everywhere and confirms the address', async () => {
      const person = await signedIn('buyer');
      const known = await ask(person.email.toUpperCase());
      const unknown = await ask('nobody@people.example');
      expect([known.status, known.json]).toEqual([200, unknown.json]);
      await settleBackground();
      const token = mailedSecret(person.email, '/reset-password');
      expect(token).toHaveLength(43);
      expect(JSON.stringify(await OneTimeToken.find({}).lean())).not.toContain(token);
      expect((await use(token, '123456')).status).toBe(400);
      expect((await use(token)).status).toBe(200);
      expect((await use(token)).json).toMatchObject({ code: 'gone' });
      expect(await Session.countDocuments({ user: person.id })).toBe(0);
      expect((await signIn(person.email, PASSWORD)).status).toBe(401);
      expect((await signIn(person.email, NEXT)).status).toBe(200);
      expect(await User.findById(person.id).lean()).toMatchObject({ isVerified: true });
    });

    test('refuses an old link and a link for another purpose', async () => {
      const person = await signedIn('buyer');
      await ask(person.email);
      await settleBackground();
      const token = mailedSecret(person.email, '/reset-password');
      const verify = await new Browser().call(verifyEmail, '/x', { body: { token } });
      expect(verify.status).toBe(410);
      await OneTimeToken.updateMany({ user: person.id }, { $set: { expiresAt: new Date(0) } });
      expect((await use(token)).status).toBe(410);
      expect((await use('x'.repeat(43))).status).toBe(410);
    });
  });

  test('confirms the address once by the mailed link', async () => {
    const person = await signedIn('seller', { isVerified: false });
    await person.browser.call(sendVerification, '/x', { method: 'POST' });
    await settleBackground();
    const body = { token: mailedSecret(person.email, '/verify-email') };
    expect((await new Browser().call(verifyEmail, '/x', { body })).status).toBe(200);
    expect(await User.findById(person.id).lean()).toMatchObject({ isVerified: true });
    expect((await new Browser().call(verifyEmail, '/x', { body })).status).toBe(410);
    expect((await person.browser.call(sendVerification, '/x', { method: 'POST' })).status).toBe(409);
  });

  describe('password and sessions', () => {
    test('requires the old password for a change, and ends the other sessions', async () => {
      const person = await signedIn('buyer');
      await signIn(person.email, PASSWORD);
      const change = (currentPassword: string, password: string) =>
        person.browser.call(changePassword, '/x', { method: 'PUT', body: { currentPassword, password } });
      expect((await change('wrong', NEXT)).status).toBe(400);
      expect((await change(PASSWORD, 'qwerty')).status).toBe(400);
      expect((await change(PASSWORD, NEXT)).status).toBe(200);
      const list = await person.browser.call(listSessions, '/x');
      expect(list.json.sessions).toEqual([expect.objectContaining({ current: true })]);
      expect(list.text).not.toMatch(/idHash/);
      expect((await signIn(person.email, NEXT)).status).toBe(200);
    });

    test('ends this session too when signing out everywhere', async () => {
      const person = await signedIn('buyer');
      await signIn(person.email, PASSWORD);
      const reply = await person.browser.call(signOutEverywhere, '/x', { method: 'DELETE' });
      expect(reply.json).toMatchObject({ ended: 2 });
      expect((await person.browser.call(listSessions, '/x')).status).toBe(401);
    });
  });

  function limitFactor(factor: number): void {
    env().RATE_LIMIT_FACTOR = factor;
    resetLimiters();
  }

  describe('limits on wrong passwords', () => {
    beforeAll(() => limitFactor(1));
    afterAll(() => limitFactor(Number(process.env.RATE_LIMIT_FACTOR)));

    test('stops a guesser without locking out the owner in a known browser', async () => {
      const person = await signedIn('buyer');
      const guess = (ip: string) =>
        new Browser(ip).call(login, '/x', { body: { email: person.email, password: 'wrong-guess' } });
      for (let i = 0; i < 8; i++) expect((await guess('192.0.2.1')).status).toBe(401);
      const stopped = await guess('192.0.2.1');
      expect(stopped.status).toBe(429);
      expect(Number(stopped.headers.get('retry-after'))).toBeLessThanOrEqual(900);
      // many addresses at one account
      for (let i = 0; i < 22; i++) await guess(`198.51.100.${i}`);
      expect((await guess('198.51.100.200')).status).toBe(429);
      const own = await person.browser.call(login, '/x', {
        body: { email: person.email, password: PASSWORD },
      });
      expect(own.status).toBe(200);
    });

    test('does not lock out known browsers behind a shared address because of a guesser', async () => {
      const person = await signedIn('buyer');
      const { ip } = person.browser;
      const from = (browser: Browser, email: string, password = 'wrong-guess') =>
        browser.call(login, '/x', { body: { email, password } });
      for (let i = 0; i < 50; i++) await from(new Browser(ip), `nobody-${i}@home.example`);
      expect((await from(new Browser(ip), 'one-more@home.example')).status).toBe(429);
      expect((await from(person.browser, person.email, PASSWORD)).status).toBe(200);
      await resetLimit('loginAddress', ip);
    });
  });

  describe('guesses sent at once', () => {
    beforeAll(() => limitFactor(1));
    afterAll(() => limitFactor(Number(process.env.RATE_LIMIT_FACTOR)));

    test('are no more than guesses sent one after another', async () => {
      const person = await signedIn('buyer');
      const replies = await Promise.all(
        Array.from({ length: 40 }, () =>
          new Browser('192.0.2.77').call(login, '/x', {
            body: { email: person.email, password: 'wrong-guess' },
          }),
        ),
      );
      const statuses = replies.map(({ status }) => status);
      expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(8);
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(32);
    });
  });
});

describe('data map', () => {
  useTestDb();

  test('maps every record of every definition with its schema’s fields', () => {
    const map = buildDataMap();
    const names = map.flatMap(({ records }) => records.map(({ name }) => name));
    expect(new Set(names)).toEqual(new Set(PERSONAL_DATA.flatMap(({ models }) => models)));
    for (const { records, until } of map) {
      expect(until.length).toBeGreaterThan(0);
      for (const { name, fields } of records) expect([name, fields.length]).not.toEqual([name, 0]);
    }
    const user = map.flatMap(({ records }) => records).find(({ name }) => name === 'User');
    expect(user?.fields).toEqual(
      expect.arrayContaining(['name', 'email', 'documents.storageKey', 'aadhaar']),
    );
    expect(user?.encrypted).toEqual(['aadhaar', 'pan']);
  });

  test('describes each area once, in every language', () => {
    expect(PERSONAL_DATA.map(({ area }) => area).sort()).toEqual(Object.keys(AREA_TEXTS).sort());
    for (const language of LANGUAGES.filter((one) => one !== 'en')) {
      const { t } = textsIn(language, 'compliance/documents');
      for (const { title, data, purpose } of Object.values(AREA_TEXTS))
        for (const text of [title, data, purpose]) expect(t(text)).not.toBe(text);
    }
  });

  test('writes the data map as a PDF in the reader’s language', async () => {
    const browser = new Browser();
    for (const language of LANGUAGES) {
      const file = await browser.call(document, `/api/data-map?lang=${language}`);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(file.headers.get('content-disposition')).toContain(`data-map-${language}.pdf`);
    }
  });
});

describe('definitions', () => {
  /** Names of personal fields, besides references to accounts. */
  const PERSONAL =
    /^(owner|person|sender|host|giver|receiver|subscriber|guestID|ip|email|emailKey|phone|matchKeys|userAgent|deviceFingerprint|byName)$/;

  /** Models that name a person and are in no area's definition, each with the reason. */
  const WITHOUT: Record<string, string> = {
    BulkChange: 'what the office changed and decided is accountable; its rows expire',
    Challenge: 'expires within minutes',
    ContactMerge: 'what the office merged can be undone, and then expires',
    SiteSettings: 'how the agency itself is reached',
    Team: 'how a firm is reached; it ends with its last member',
  };

  const namesPerson = (model: mongoose.Model<unknown>): boolean => {
    let found = false;
    model.schema.eachPath((path, { options }) => {
      const { ref } = options as { ref?: string };
      if (ref === 'User' || PERSONAL.test(path.split('.').at(-1) ?? '')) found = true;
    });
    return found;
  };

  const defined = new Set(PERSONAL_DATA.flatMap(({ models }) => models));

  test('describes an area’s personal data in every model that names a person', () => {
    const forgotten = Object.values(mongoose.models)
      .filter((model) => namesPerson(model) && !defined.has(model.modelName) && !(model.modelName in WITHOUT))
      .map(({ modelName }) => modelName);
    expect(forgotten).toEqual([]);
  });

  test('names existing models in definitions and exceptions, each once', () => {
    const known = Object.keys(mongoose.models);
    for (const name of [...defined, ...Object.keys(WITHOUT)]) expect(known).toContain(name);
    expect(Object.keys(WITHOUT).filter((name) => defined.has(name))).toEqual([]);
  });
});

describe('personal data', () => {
  useTestDb();
  afterEach(settleBackground);

  const DAY_MS = 86_400_000;

  const signIn = (email: string, password: string) =>
    new Browser().call(login, '/api/user/login', { body: { email, password } });

  describe('data of one person', () => {
    test('exports everything about a person, without other people’s data or secrets', async () => {
      const [person, other] = [await signedIn('seller'), await signedIn('seller')];
      await Activity.create({
        user: person.id,
        action: 'page_view',
        metadata: { page: '/mine' },
        timestamp: new Date(),
      });
      await Activity.create({
        user: other.id,
        action: 'page_view',
        metadata: { page: '/theirs' },
        timestamp: new Date(),
      });
      const now = new Date();
      await Guest.create({
        guestID: 'guest_before_signing_in',
        adoptedBy: person.id,
        lastActive: now,
        ip: '203.0.113.5',
      });
      const report = {
        property: person.id,
        reason: 'price',
        details: 'Wrong price, I asked',
        user: person.id,
      };
      await Report.collection.insertOne({ ...report, user: new Types.ObjectId(person.id), createdAt: now });
      await recordTodaySeen(person.id, now);
      const file = { kind: 'own-listings', status: 'checked' } as const;
      const read = {
        ...file,
        bytes: 9,
        format: 'CSV',
        headings: ['Title'],
        rows: 1,
        lastRow: 2,
        rowsUntil: now,
      };
      await Import.create({ ...read, by: person.id, byName: 'Me', fileName: 'my-flats.csv' });
      await Import.create({ ...read, by: other.id, byName: 'Other', fileName: 'their-flats.csv' });
      // two parts of one name would hide each other in the file
      const account = personOf({ id: person.id, email: person.email, verified: true });
      const names = await Promise.all(
        PERSONAL_DATA.map(async (part) => Object.keys(await part.collect(account))),
      );
      expect(names.flat().sort()).toEqual([...new Set(names.flat())].sort());
      const reply = await person.browser.call(exportData, '/x');
      expect(reply.json).toMatchObject({
        imports: [{ fileName: 'my-flats.csv', rows: 1 }],
        todaySeen: { todaySeenAt: now.toISOString() },
      });
      expect(reply.text).not.toContain('their-flats');
      expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-/);
      expect(reply.json).toMatchObject({ profile: { email: person.email } });
      expect(reply.text).toContain('/mine');
      expect(reply.text).toContain('guest_before_signing_in');
      expect(reply.text).toContain('Wrong price, I asked');
      expect(reply.text).not.toContain('phash');
      expect(reply.text).not.toContain('/theirs');
      expect(reply.text).not.toMatch(/passwordHash|\$2[aby]\$|idHash/);
      expect(await AuditEntry.countDocuments({ action: 'user.export', actor: person.id })).toBe(1);
    });

    test('keeps the last admin until there is another one', async () => {
      const admin = await signedIn('admin');
      const ask = () =>
        admin.browser.call(requestErasure, '/x', { method: 'DELETE', body: { password: PASSWORD } });
      expect((await ask()).status).toBe(409);
      const other = await signedIn('admin');
      await User.updateOne({ _id: other.id }, { $set: { deactivatedAt: new Date() } });
      expect((await ask()).status).toBe(409);
      await User.updateOne({ _id: other.id }, { $unset: { deactivatedAt: 1 } });
      expect((await ask()).status).toBe(200);
    });

    test('erases after the grace period unless cancelled, and leaves nothing', async () => {
      const person = await signedIn('seller');
      const ask = (password: string) =>
        person.browser.call(requestErasure, '/x', { method: 'DELETE', body: { password } });
      expect((await ask('wrong')).status).toBe(400);
      expect((await ask(PASSWORD)).json).toMatchObject({ erasureAt: expect.any(String) });
      await person.browser.call(keepAccount, '/x', { method: 'PUT' });
      await cleanUpPersonalData(new Date(Date.now() + 15 * DAY_MS));
      expect(await User.countDocuments({ _id: person.id })).toBe(1);

      const signedInAgain = await signIn(person.email, PASSWORD);
      expect(signedInAgain.status).toBe(200);
      expect((await ask(PASSWORD)).status).toBe(200);
      await Property.create({
        title: 'A flat',
        description: 'With a view',
        price: 1,
        type: 'sale',
        category: 'Plots',
        address: 'Nagpur',
        area: 1,
        city: 'Nagpur',
        citySlug: 'nagpur',
        owner: person.id,
      });
      await cleanUpPersonalData(new Date(Date.now() + 13 * DAY_MS));
      expect(await User.countDocuments({ _id: person.id })).toBe(1);
      const ours = new Types.ObjectId(person.id);
      await Report.collection.insertOne({ property: ours, reason: 'price', details: 'Wrong', user: ours });
      await Enquiry.collection.insertOne({ name: 'A', email: 'a@b.example', owner: ours, assignee: ours });
      await Guest.create({ guestID: 'guest_was_me', adoptedBy: person.id, lastActive: new Date() });
      await Activity.create({ guestID: 'guest_was_me', action: 'other', timestamp: new Date() });
      await GuestDay.create({ guestID: 'guest_was_me', day: '2026-11-21', counts: {}, last: {} });
      const { seq } = await readLogAfter(0);
      await cleanUpPersonalData(new Date(Date.now() + 15 * DAY_MS));
      // every process of the site drops the pages that show the listing
      expect((await readLogAfter(seq)).tags).toContain('site');
      const left = await Promise.all([
        User.countDocuments({ _id: person.id }),
        Session.countDocuments({ user: person.id }),
        Property.countDocuments({ owner: person.id }),
        Activity.countDocuments({ user: person.id }),
        Activity.countDocuments({ guestID: 'guest_was_me' }),
        GuestDay.countDocuments({ guestID: 'guest_was_me' }),
        Guest.countDocuments({ adoptedBy: person.id }),
        Report.countDocuments({ user: person.id }),
        Enquiry.countDocuments({ $or: [{ owner: person.id }, { assignee: person.id }] }),
      ]);
      expect(left).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
      expect(await AuditEntry.countDocuments({ action: 'user.erased', targetId: person.id })).toBe(1);
    });

    test('deletes the pictures of erased listings and all references to them', async () => {
      const [person, neighbour] = [await signedIn('seller'), await signedIn('seller')];
      const actorOf = ({ id }: { id: string }) => testActor(id);
      const own = (await createProperty(actorOf(person), form(), [await photo(50), await photo(200)]))
        .property;
      const other = (await createProperty(actorOf(neighbour), form(), [await photo(50)])).property;
      const links = async () =>
        (await Property.findById(other._id).select('+samePhotoAs +duplicateCandidates').lean()) as {
          samePhotoAs?: unknown[];
          duplicateCandidates?: unknown[];
        };
      expect((await links()).samePhotoAs?.map(String)).toEqual([own._id]);
      const before = await stored();
      await person.browser.call(requestErasure, '/x', { method: 'DELETE', body: { password: PASSWORD } });
      await cleanUpPersonalData(new Date(Date.now() + 15 * DAY_MS));
      expect(await Property.countDocuments({ owner: person.id })).toBe(0);
      const { samePhotoAs, duplicateCandidates } = await links();
      expect([samePhotoAs, duplicateCandidates]).toEqual([undefined, undefined]);
      const after = await stored();
      expect(after.length).toBeLessThan(before.length);
      for (const { public_id } of other.images)
        expect(after.some((name) => name.includes(public_id.split('/').at(-1) as string))).toBe(true);
      const entry = await AuditEntry.findOne({ action: 'property.write', targetId: own._id }).sort({
        at: -1,
      });
      expect(entry?.details).toMatchObject({ removed: 'listing' });
    });
  });

  describe('jobs', () => {
    test('deletes old activity, shortens old addresses, and keeps recent ones', async () => {
      const at = (days: number) => new Date(Date.now() - days * DAY_MS);
      const entry = (days: number, ip: string) => ({
        guestID: 'guest_old',
        action: 'other',
        timestamp: at(days),
        ip,
      });
      await Activity.collection.insertMany([
        entry(400, '203.0.113.1'),
        entry(40, '203.0.113.77'),
        entry(40, '2001:db8:1:2::9'),
        entry(1, '203.0.113.78'),
      ]);
      const figures = { guestID: 'guest_old', counts: {}, last: {} };
      const young = indianDay(at(1));
      await GuestDay.create([
        { ...figures, day: indianDay(at(400)) },
        { ...figures, day: young },
      ]);
      await cleanUpPersonalData();
      await cleanUpPersonalData();
      const left = await Activity.find({ guestID: 'guest_old' }).sort({ timestamp: 1 }).lean();
      expect(left.map(({ ip }) => ip).sort()).toEqual(['2001:db8::', '203.0.113.0', '203.0.113.78']);
      expect(await GuestDay.distinct('day')).toEqual([young]);
    });

    test('runs a job in only one of several processes until its lease ends', async () => {
      let runs = 0;
      const attempt = () => defineJob({ name: 'once', every: 60_000, run: async () => void runs++ }).runDue();
      await Promise.all([attempt(), attempt(), attempt(), attempt()]);
      expect(runs).toBe(1);
      await JobModel.updateOne({ name: 'once' }, { $set: { leaseUntil: new Date(0) } });
      expect(await attempt()).toBe(true);
      expect(runs).toBe(2);
    });
  });
});
