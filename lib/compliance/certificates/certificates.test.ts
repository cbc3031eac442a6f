import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FIRM } from '@/lib/accounts/certificates/constants';
import { createProperty, writeDecision } from '@/lib/listings/mutations';
import { env } from '@/lib/platform/env';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { Certificate } from '@/models/accounts/certificate';
import { Property } from '@/models/listings/property';
import { AuditEntry } from '@/models/platform/audit-entry';
import { testActor, testAdmin } from '@/test/actors';
import { certificatesOf, NUMBER } from '@/test/certificates';
import { clearTestDb, useTestDb } from '@/test/db';
import { form, noise } from '@/test/listing-form';
import { mailsTo } from '@/test/outbox';
import { type Person, signedIn } from '@/test/people';
import { listCertificates } from './data';
import { remindOfCertificates } from './jobs';
import { dueReminder } from './rules';

useTestDb();
beforeEach(clearTestDb);

const day = (days: number) => indianDay(Date.now() + days * DAY_MS);
const at = (text: string) => new Date(`${text}T12:00:00+05:30`);
const PROJECT = { possession: 'under-construction', reraNumber: 'P50500012345' };

let floor = 0;
async function listed(person: Person, more: Record<string, unknown> = PROJECT) {
  floor += 1;
  const { property } = await createProperty(testActor(person.id), form({ floor: `${floor}`, ...more }), [
    await noise(),
  ]);
  return { id: property._id, version: property.__v, awaiting: property.awaiting };
}
const statusOf = async (id: string) => (await Property.findById(id).lean())?.status;

test('the office enters number, last day and document; the document is private and on record', async () => {
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

test('a renewal replaces the day and the file; deletion and erasure leave no file', async () => {
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
  ])('of a certificate that holds until %s: %p days before, on 9 February 2027', (validUntil, before) => {
    expect(dueReminder(validUntil, '2027-02-09')).toBe(before);
  });

  test('go out 90, 30 and 7 days before and when it has lapsed, each once, to the person and the office', async () => {
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
    expect(office[3]?.text).toContain('new adverts of registered projects under it are not published');
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
    // renewed until tomorrow, it is published
    await certificatesOf(admin.browser).save(broker.id, day(1), { file: false });
    expect(await statusOf(blocked.id)).toBe('active');
  });

  test('of the agency blocks those who are no agents themselves; its last day still counts', async () => {
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
