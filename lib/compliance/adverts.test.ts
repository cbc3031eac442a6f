import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { GET as brochure } from '@/app/(public)/properties/[id]/brochure.pdf/route';
import { GET as document } from '@/app/api/admin/adverts/[id]/route';
import { FIRM } from '@/lib/accounts/certificates/constants';
import { createProperty, updateProperty, writeDecision } from '@/lib/listings/mutations';
import { maharera } from '@/lib/listings/publish-gate/rules';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { inEnglish } from '@/lib/platform/language/message';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { getOffer } from '@/lib/prints/files/data';
import { listingPicture } from '@/lib/prints/pictures/drawing';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { Certificate } from '@/models/accounts/certificate';
import { AdvertVersion } from '@/models/compliance/advert-version';
import { Property } from '@/models/listings/property';
import { AuditEntry } from '@/models/platform/audit-entry';
import { testActor, testAdmin } from '@/test/actors';
import { certificatesOf, NUMBER } from '@/test/certificates';
import { clearTestDb, useTestDb } from '@/test/db';
import { form, photographed } from '@/test/listing-form';
import { mailsTo } from '@/test/outbox';
import { type Person, signedIn } from '@/test/people';
import { advertKey, checkAdverts, listAdverts } from './adverts/data';
import { archiveAdvert, archiveAll, archivePrint } from './adverts/mutations';
import { publicOn } from './adverts/rules';
import { listCertificates } from './certificates/data';
import { remindOfCertificates } from './certificates/jobs';
import { dueReminder } from './certificates/rules';
import { drawCode, listPublishedNumbers, readCode } from './published-numbers/data';
import { checkPublishedNumbers } from './published-numbers/mutations';
import { checkProject } from './published-numbers/rules';

describe('adverts', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const NUMBER = 'P50500012345';
  const TODAY = indianDay(Date.now());

  async function listed(more: Record<string, unknown> = {}) {
    const owner = await signedIn('seller');
    const actor = testActor(owner.id);
    const facts = form({ possession: 'under-construction', reraNumber: NUMBER, ...more });
    const { property } = await createProperty(actor, facts, [], await photographed(owner));
    // waits, because background work after a save also archives
    await settleBackground();
    return { actor, id: property._id };
  }

  async function textOf(id: string) {
    const { browser } = await signedIn('admin');
    return browser.call(document, '/x', { params: { id } });
  }

  const kindsOn = async (day?: string) => (await listAdverts(NUMBER, day)).map(({ kind }) => kind);

  describe('a version', () => {
    test('is added only when a listing becomes public or changes', async () => {
      const { actor, id } = await listed();
      expect(await kindsOn(TODAY)).toEqual(['page', 'portal']);
      await archiveAdvert(id);
      await updateProperty(actor, id, { title: '3 BHK flat in Dharampeth' }, []);
      expect(await AdvertVersion.countDocuments()).toBe(2);
      await updateProperty(actor, id, { price: '46 lakh' }, []);
      const adverts = await listAdverts(NUMBER, TODAY);
      expect(adverts.map(({ kind }) => kind)).toEqual(['page', 'portal', 'page', 'portal']);
      const pages = await Promise.all(adverts.map((advert) => textOf(advert.id)));
      expect(pages[0]?.text).toContain('₹45,00,000');
      expect(pages[2]?.text).toContain('₹46,00,000');
      expect(pages[1]?.text).toContain(`MahaRERA project ${NUMBER}, https://maharera.maharashtra.gov.in`);
      expect(pages[0]?.headers.get('content-security-policy')).toContain('sandbox');
      expect(pages[0]?.headers.get('content-disposition')).toBe('attachment; filename="advert-1-page.html"');
    });

    test('archives the brochure that was handed out', async () => {
      const { id } = await listed();
      const reply = await brochure(new Request('http://localhost:3000/x'), {
        params: Promise.resolve({ id }),
      });
      const handed = Buffer.from(await reply.arrayBuffer());
      const entry = (await listAdverts(NUMBER, TODAY)).find(({ kind }) => kind === 'brochure');
      expect(entry).toMatchObject({ variant: 'brochure-2', language: 'en', project: NUMBER });
      const kept = await textOf(String(entry?.id));
      expect(kept.headers.get('content-type')).toBe('application/pdf');
      expect(kept.bytes.equals(handed)).toBe(true);
    });

    test('adds nothing for hidden listings except the end of an advert', async () => {
      const { actor, id } = await listed();
      const draft = await listed({ status: 'draft', floor: '3' });
      await archiveAdvert(draft.id);
      expect(await AdvertVersion.countDocuments({ listing: draft.id })).toBe(0);
      await updateProperty(actor, id, { status: 'paused' }, []);
      await archiveAdvert(id);
      expect(await kindsOn(TODAY)).toEqual(['page', 'portal', 'ended']);
      // a listing that is public again gets a version, even if its content is the same
      await updateProperty(actor, id, { status: 'active' }, []);
      expect(await kindsOn(TODAY)).toEqual(['page', 'portal', 'ended', 'page', 'portal']);
    });

    test('adds a missed version in the recurring job', async () => {
      await listed();
      await AdvertVersion.deleteMany({});
      expect(await archiveAll(new Date(Date.now() + 60_000))).toBe(0);
      expect(await archiveAll(new Date(Date.now() + 60_000), true)).toBe(1);
      expect(await kindsOn()).toEqual(['portal', 'page']);
    });

    test('runs no query per hidden listing in the recurring job', async () => {
      const since = new Date(Date.now() - 60_000);
      const { id } = await listed();
      for (const floor of ['3', '4']) await listed({ status: 'draft', floor });
      expect(await archiveAll(since)).toBe(1);
      await Property.updateOne({ _id: id }, { $set: { status: 'paused' } });
      expect(await archiveAll(since)).toBe(1);
      expect(await kindsOn()).toContain('ended');
    });
  });

  test('shows the last version before a day and every one of that day, but none after the end', () => {
    const entry = (kind: string, at: string) => ({
      listing: 'a',
      kind,
      variant: '',
      language: 'en',
      at: new Date(at),
    });
    const entries = [
      entry('page', '2026-11-01T10:00:00Z'),
      entry('page', '2026-11-03T10:00:00Z'),
      entry('portal', '2026-11-03T10:00:00Z'),
      entry('page', '2026-11-05T10:00:00Z'),
      entry('ended', '2026-11-07T10:00:00Z'),
    ];
    const on = (day: number) =>
      publicOn(entries, new Date(Date.UTC(2026, 10, day)), new Date(Date.UTC(2026, 10, day + 1))).map(
        ({ kind, at }) => `${kind} ${at.getUTCDate()}`,
      );
    expect(on(2)).toEqual(['page 1']);
    expect(on(3)).toEqual(['page 1', 'page 3', 'portal 3']);
    expect(on(5)).toEqual(['page 3', 'portal 3', 'page 5']);
    expect(on(7)).toEqual(['page 5', 'portal 3', 'ended 7']);
    expect(on(8)).toEqual([]);
  });

  describe('the chain', () => {
    async function chain() {
      const { actor, id } = await listed();
      for (const price of ['46 lakh', '47 lakh']) await updateProperty(actor, id, { price }, []);
      expect(await checkAdverts({ documents: true })).toMatchObject({ entries: 6, problems: [] });
      return id;
    }

    const CHANGES = [
      ['another title', { $set: { title: 'Cheaper' } }, 'Entry 3 was changed'],
      ['another day', { $set: { at: new Date('2026-01-01') } }, 'Entry 3 was changed'],
      ['another project', { $set: { project: 'P50500099999' } }, 'Entry 3 was changed'],
      ['another document', { $set: { sha256: 'f'.repeat(64) } }, 'Entry 3 was changed'],
      ['another hash', { $set: { hash: 'f'.repeat(64) } }, 'Entry 4 does not follow the one before it'],
    ] as const;

    test('detects an entry with another title, day, project, document or hash', async () => {
      await chain();
      const entry = (await AdvertVersion.collection.findOne({ seq: 3 }))!;
      for (const [what, update, problem] of CHANGES) {
        await AdvertVersion.collection.updateOne({ seq: 3 }, update);
        expect([what, (await checkAdverts()).problems.map(inEnglish)]).toEqual([
          what,
          expect.arrayContaining([problem]),
        ]);
        await AdvertVersion.collection.replaceOne({ seq: 3 }, entry);
      }
    });

    test('detects a removed entry and a changed or removed document', async () => {
      await chain();
      const [first] = await AdvertVersion.find().sort({ seq: 1 }).lean();
      const path = join(env().DATA_DIR, advertKey(first?.sha256 ?? ''));
      await writeFile(path, 'Something else');
      expect((await checkAdverts({ documents: true })).problems.map(inEnglish)).toEqual([
        'The document of entry 1 was changed',
      ]);
      expect((await textOf(String(first?._id))).status).toBe(500);
      await AdvertVersion.collection.deleteOne({ seq: 2 });
      expect((await checkAdverts()).problems.map(inEnglish)).toEqual(['Entries 2 to 2 are missing']);
    });

    test('appends one entry after another even when several are added at once', async () => {
      const ids = [await listed(), await listed({ floor: '2' }), await listed({ floor: '3' })].map(
        ({ id }) => id,
      );
      await AdvertVersion.deleteMany({});
      await Promise.all(ids.map((id) => archiveAdvert(id)));
      expect(await checkAdverts({ documents: true })).toMatchObject({ entries: 6, problems: [] });
      expect(await Property.countDocuments()).toBe(3);
    });
  });
});

describe('certificates', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const day = (days: number) => indianDay(Date.now() + days * DAY_MS);
  const at = (text: string) => new Date(`${text}T12:00:00+05:30`);
  const PROJECT = { possession: 'under-construction', reraNumber: 'P50500012345' };

  let floor = 0;
  async function listed(person: Person, more: Record<string, unknown> = PROJECT) {
    floor += 1;
    const facts = form({ floor: `${floor}`, ...more });
    const { property } = await createProperty(testActor(person.id), facts, [], await photographed(person));
    return { id: property._id, version: property.__v, awaiting: property.awaiting };
  }
  const statusOf = async (id: string) => (await Property.findById(id).lean())?.status;

  test('stores number, last day and document from the office, keeps it private and logs access', async () => {
    const [admin, broker] = [await signedIn('admin'), await signedIn('broker')];
    const of = certificatesOf(admin.browser);
    const reply = await of.save(broker.id, day(200), { number: ' a505 00012345 ' });
    expect(reply.status).toBe(200);
    const id = String(reply.json.id);
    const { certificates, without } = await listCertificates();
    expect(certificates).toMatchObject([
      {
        holder: broker.id,
        number: NUMBER,
        validUntil: day(200),
        daysLeft: 200,
        file: { name: 'certificate.pdf' },
      },
    ]);
    expect(without.map(({ id: holder }) => holder)).toEqual([FIRM, admin.id]);
    const file = await of.open(id);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(await AuditEntry.countDocuments({ action: 'certificate.write', targetId: id })).toBe(1);
    expect(await AuditEntry.countDocuments({ action: 'document.view', targetId: id })).toBe(1);
    expect((await certificatesOf(broker.browser).open(id)).status).toBe(403);
    expect((await of.save(broker.id, '2026-02-30')).status).toBe(400);
    expect((await of.save('f'.repeat(24), day(1))).status).toBe(400);
  });

  test('replaces day and file on renewal, and leaves no file after deletion or erasure', async () => {
    const [admin, broker] = [await signedIn('admin'), await signedIn('broker')];
    const of = certificatesOf(admin.browser);
    const filesOf = (id: string) => {
      const folder = join(env().DATA_DIR, 'private', id);
      return existsSync(folder) ? readdirSync(folder).length : 0;
    };
    const id = String((await of.save(broker.id, day(5))).json.id);
    expect((await of.save(broker.id, day(800))).json.id).toBe(id);
    expect(filesOf(id)).toBe(1);
    expect(await Certificate.find().lean()).toMatchObject([{ validUntil: day(800) }]);
    await erasePerson({ id: broker.id, email: broker.email, verified: true });
    expect([await Certificate.countDocuments(), filesOf(id)]).toEqual([0, 0]);
    const firm = String((await of.save(FIRM, day(5))).json.id);
    expect((await of.remove(firm)).status).toBe(200);
    expect([(await of.open(firm)).status, filesOf(firm)]).toEqual([404, 0]);
  });

  describe('reminders', () => {
    test.each([
      ['2027-05-11', undefined],
      ['2027-05-10', 90],
      ['2027-03-12', 90],
      ['2027-03-11', 30],
      ['2027-02-16', 7],
      ['2027-02-09', 7],
      ['2027-02-08', 0],
    ])(
      'for a certificate valid until %s are due %p days before its end, seen from 9 February 2027',
      (validUntil, before) => {
        expect(dueReminder(validUntil, '2027-02-09')).toBe(before);
      },
    );

    test('are sent once to the person and the office 90, 30 and 7 days before expiry and after it', async () => {
      const admin = await signedIn('admin');
      const broker = await signedIn('broker', { language: 'mr' });
      await certificatesOf(admin.browser).save(broker.id, '2028-03-31');
      const counts: number[] = [];
      for (const on of [
        '2027-12-31',
        '2028-01-01',
        '2028-01-03',
        '2028-03-01',
        '2028-03-24',
        '2028-03-31',
        '2028-04-01',
        '2028-04-02',
      ])
        counts.push(await remindOfCertificates(at(on)));
      expect(counts).toEqual([0, 1, 0, 1, 1, 0, 1, 0]);
      const own = await mailsTo(broker.email);
      const office = await mailsTo(admin.email);
      expect([own.length, office.length]).toEqual([4, 4]);
      expect(own[0]?.subject).toContain('महारेरा नोंदणी');
      expect(own[0]?.subject).toContain(NUMBER);
      expect(office[3]?.subject).toContain(`The MahaRERA registration ${NUMBER} has lapsed`);
      expect(office[3]?.text).toContain('no new adverts for registered projects are published under it');
      expect(office[0]?.text).toContain('/admin/certificates');
      await certificatesOf(admin.browser).save(broker.id, '2028-06-30');
      expect(await remindOfCertificates(at('2028-04-02'))).toBe(1);
    });
  });

  describe('a lapsed certificate', () => {
    test('blocks new adverts of registered projects of its holder, with the reason, and no others', async () => {
      const admin = await signedIn('admin');
      const [broker, other] = [await signedIn('broker'), await signedIn('broker')];
      const before = await listed(broker);
      await certificatesOf(admin.browser).save(broker.id, day(-1));
      expect(before.awaiting).toBeUndefined();
      const blocked = await listed(broker);
      expect(blocked.awaiting).toEqual(['certificate']);
      expect([await statusOf(before.id), await statusOf(blocked.id)]).toEqual(['active', 'paused']);
      expect((await listed(broker, {})).awaiting).toBeUndefined();
      expect((await listed(other)).awaiting).toBeUndefined();
      const decision = { name: 'decided', status: 'verified', at: new Date() } as const;
      await expect(
        writeDecision(testAdmin(), blocked.id, decision, { version: blocked.version }),
      ).rejects.toMatchObject({ code: 'invalid', message: expect.stringContaining('has lapsed') });
      // it is published when renewed until tomorrow
      await certificatesOf(admin.browser).save(broker.id, day(1), { file: false });
      expect(await statusOf(blocked.id)).toBe('active');
    });

    test('blocks, if the agency’s, members who are not agents, and only after its last day', async () => {
      const admin = await signedIn('admin');
      const [seller, broker] = [await signedIn('seller'), await signedIn('broker')];
      const of = certificatesOf(admin.browser);
      await of.save(FIRM, day(0));
      expect((await listed(seller)).awaiting).toBeUndefined();
      await of.save(FIRM, day(-1));
      const blocked = await listed(seller);
      expect(blocked.awaiting).toEqual(['certificate']);
      expect((await listed(broker)).awaiting).toBeUndefined();
      await of.save(FIRM, day(700));
      expect(await statusOf(blocked.id)).toBe('active');
    });
  });
});

describe('published numbers', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const NUMBER = 'P50500012345';

  async function listed(more: Record<string, unknown> = {}) {
    const owner = await signedIn('seller');
    const facts = { possession: 'under-construction', reraNumber: NUMBER, ...more };
    const made = await createProperty(testActor(owner.id), form(facts), [], await photographed(owner));
    return made.property._id;
  }

  test('leads a reader of the code in a published picture to the advert’s number', async () => {
    const offer = await getOffer(await listed());
    if (!offer) throw new Error('the listing is not public');
    const { jpeg, boxes } = await listingPicture(offer);
    const code = boxes.find(({ what }) => what === 'rera-code');
    if (!code) throw new Error('the picture has no code');
    const { x: left, y: top, width, height } = code;
    expect(await readCode(await sharp(jpeg).extract({ left, top, width, height }).png().toBuffer())).toBe(
      maharera(NUMBER),
    );
  });

  test('reads the code of the newest outgoing picture from the archived file itself', async () => {
    const other = await getOffer(await listed({ reraNumber: 'P50500099999', floor: '3' }));
    const offer = await getOffer(await listed());
    if (!offer || !other) throw new Error('a listing is not public');
    const problemAfter = async (version: string, bytes: Buffer) => {
      await archivePrint({ offer, kind: 'picture', version, bytes, type: 'image/jpeg' });
      await checkPublishedNumbers();
      return (await listPublishedNumbers()).find(({ number }) => number === NUMBER)?.problem;
    };
    expect(await problemAfter('1', (await listingPicture(offer)).jpeg)).toBe('');
    expect(await problemAfter('2', (await listingPicture(other)).jpeg)).toBe(
      'Picture to send: Its QR code leads to P50500099999',
    );
    const blank = sharp({ create: { width: 1080, height: 1350, channels: 3, background: '#fff' } });
    expect(await problemAfter('3', await blank.jpeg().toBuffer())).toBe(
      'Picture to send: Its QR code cannot be read',
    );
  });

  test('checks and lists each published number with the day, and drops one no longer published', async () => {
    const [first] = [await listed(), await listed({ floor: '2' })];
    const hidden = await listed({ reraNumber: 'P50500099999' });
    await Property.updateOne({ _id: hidden }, { status: 'draft' });
    const now = new Date('2026-11-26T20:00:00Z');
    await checkPublishedNumbers(now);
    const project = (await listPublishedNumbers()).filter(({ kind }) => kind === 'project');
    expect(project).toEqual([
      {
        kind: 'project',
        number: NUMBER,
        places: 2,
        example: expect.any(String),
        isWellFormed: true,
        codeLeadsTo: NUMBER,
        problem: '',
        checkedAt: now.toISOString(),
      },
    ]);
    await Property.updateMany({}, { $set: { reraNumber: 'P505' } });
    await Property.updateOne({ _id: first }, { $set: { reraNumber: 'PR1234567890123' } });
    expect(await checkPublishedNumbers(new Date('2026-11-27T20:00:00Z'))).toBe(1);
    const after = (await listPublishedNumbers()).filter(({ kind }) => kind === 'project');
    expect(after.map(({ number, problem }) => [number, problem])).toEqual([
      ['P505', 'A MahaRERA project number is P and 11 digits, or PR and 13 digits'],
      ['PR1234567890123', ''],
    ]);
  });

  test('reports a code that is unreadable or leads elsewhere', async () => {
    const citySlugs = ['nagpur'];
    const other = await readCode(await drawCode(maharera('P50500099999')));
    expect(checkProject({ number: NUMBER, citySlugs, code: other }).problem).toBe(
      'Its QR code leads to P50500099999',
    );
    const shop = await readCode(await drawCode('https://shop.example/?project_name=P50500012345'));
    expect(checkProject({ number: NUMBER, citySlugs, code: shop })).toMatchObject({
      codeLeadsTo: '',
      problem: 'Its QR code leads to another page',
    });
    const blank = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(checkProject({ number: NUMBER, citySlugs, code: await readCode(blank) }).problem).toBe(
      'Its QR code cannot be read',
    );
  });

  test('compares an agent number with the entered certificate', async () => {
    const [admin, broker] = [await signedIn('admin'), await signedIn('broker')];
    await certificatesOf(admin.browser).save(broker.id, '2099-01-01', { number: 'A50500054321' });
    await checkPublishedNumbers();
    const found = (await listPublishedNumbers()).find(({ number }) => number === 'A50500012345');
    expect(found).toMatchObject({
      kind: 'agent',
      isWellFormed: true,
      codeLeadsTo: null,
      problem: 'The certificate says A50500054321',
    });
  });
});
