import { spawn } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { POST as log } from '@/app/api/admin/enquiries/[id]/log/route';
import { PUT as changeEnquiry } from '@/app/api/admin/enquiries/[id]/route';
import { DEAL_STAGES } from '@/lib/deals/constants';
import { ENQUIRY_STATUSES } from '@/lib/enquiries/constants';
import { LEAD_STATES } from '@/lib/enquiries/leads/constants';
import { PROPERTY_STATUSES } from '@/lib/listings/fields/vocabulary';
import { DECISIONS } from '@/lib/moderation/constants';
import { SITE_STATES } from '@/lib/moderation/site-checks/constants';
import type { ChainedEntry } from '@/lib/platform/audit/chain/data';
import { chained, getHead } from '@/lib/platform/audit/chain/data';
import { shortenAuditAddresses, witnessFolder } from '@/lib/platform/audit/chain/mutations';
import { recordAudit } from '@/lib/platform/audit/mutations';
import { OFFICE_ROLES, USER_ROLES } from '@/lib/platform/auth/roles';
import { shortenAddress } from '@/lib/platform/db/personal-data';
import { textsIn } from '@/lib/platform/language/messages';
import { mailJob } from '@/lib/platform/mail/queue';
import { foldsOf } from '@/lib/platform/text/fold';
import { DAY_MS } from '@/lib/platform/time/time';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { AuditEntry } from '@/models/platform/audit-entry';
import { User } from '@/models/platform/user';
import { childProgram } from '@/test/child-program';
import { useTestDb } from '@/test/db';
import { type Person, signedIn } from '@/test/people';
import { anchorFile, listAnchors, parseHead, verifyAuditLog } from './audit-anchor/data';
import { anchorAuditLog } from './audit-anchor/mutations';
import { getRecordHistory, searchAuditLog } from './audit-log/data';
import { detailsOf, ofMachine } from './audit-log/format';
import { auditLogSchema } from './audit-log/schema';
import { makeAdmin } from './users/mutations';

describe('chain of entries', () => {
  useTestDb();

  const by = { userId: 'a'.repeat(24), role: 'admin' };
  const entries = AuditEntry.collection;
  const whole = { problems: [] };
  const forget = () => rmSync(witnessFolder(), { recursive: true, force: true });

  beforeEach(async () => {
    await entries.deleteMany({});
    forget();
    for (let i = 1; i <= 12; i++)
      await recordAudit({
        action: i % 2 ? 'export' : 'property.write',
        by: i === 5 ? null : by,
        ...(i !== 6 && { ip: `203.0.113.${i}` }),
        target: { type: 'property', id: 'b'.repeat(24) },
        ...(i === 7 && { group: new Types.ObjectId() }),
        details: {
          n: i,
          nested: { when: new Date(), nothing: undefined, list: [1.5, null, 'हाँ'] },
          id: new Types.ObjectId(),
        },
      });
  });

  test('chains entries of parallel processes without a gap', async () => {
    const child = (name: string) =>
      new Promise((resolve) =>
        spawn(process.execPath, childProgram('audit-child', name, '30'), {
          env: { ...process.env, LOG_LEVEL: 'silent' },
          stdio: 'inherit',
        }).on('exit', resolve),
      );
    const own = Array.from({ length: 40 }, (_, i) => recordAudit({ action: 'export', by, details: { i } }));
    expect(await Promise.all([child('one'), child('two'), Promise.all(own)])).toMatchObject([0, 0, {}]);
    expect(await verifyAuditLog()).toMatchObject({ ...whole, entries: 112, head: { seq: 112 } });
  });

  test('stores an entry once when it is written again after a crash', async () => {
    const entry = new Types.ObjectId();
    const write = () => recordAudit({ action: 'export', by, entry });
    await Promise.all([write(), write(), write()]);
    await write();
    expect(await verifyAuditLog()).toMatchObject({ ...whole, entries: 13 });
  });

  type Tampering = [string, () => Promise<unknown>, RegExp];
  const at = (seq: number) => ({ seq });
  const TAMPERING: Tampering[] = [
    [
      'a changed verb',
      () => entries.updateOne(at(4), { $set: { action: 'export' } }),
      /^Entry 4 .* was changed/,
    ],
    [
      'another person',
      () => entries.updateOne(at(4), { $set: { actor: new Types.ObjectId() } }),
      /^Entry 4 .* changed/,
    ],
    ['a removed person', () => entries.updateOne(at(4), { $unset: { actor: 1 } }), /^Entry 4 .* was changed/],
    [
      'another time',
      () => entries.updateOne(at(4), { $set: { at: new Date(0) } }),
      /^Entry 4 .* was changed/,
    ],
    [
      'changed details',
      () => entries.updateOne(at(4), { $set: { 'details.nested.list.0': 2 } }),
      /^Entry 4 .* changed/,
    ],
    ['a field more', () => entries.updateOne(at(4), { $set: { note: 'x' } }), /^Entry 4 .* was changed/],
    ['another address', () => entries.updateOne(at(4), { $set: { ip: '203.0.113.99' } }), /another address/],
    ['another network', () => entries.updateOne(at(4), { $set: { ip: '198.51.100.4' } }), /another address/],
    ['no address', () => entries.updateOne(at(4), { $unset: { ip: 1 } }), /^Entry 4 .* lost its address/],
    ['an unproved address', () => entries.updateOne(at(4), { $unset: { salt: 1 } }), /nothing proves/],
    [
      'an address that was shortened too early',
      () => entries.updateOne(at(4), { $set: { ip: '203.0.113.0' }, $unset: { salt: 1 } }),
      /before its time/,
    ],
    ['a removed entry', () => entries.deleteOne(at(4)), /^Entries 4 to 4 are missing/],
    [
      'removed entries at the beginning',
      () => entries.deleteMany({ seq: { $lt: 3 } }),
      /^Entries 1 to 2 are missing/,
    ],
    [
      'a log that was cut off',
      () => entries.deleteMany({ seq: { $gt: 9 } }),
      /ends at entry 9, but .* saw entry 12/,
    ],
    ['a log that was emptied', () => entries.deleteMany({}), /ends at entry 0/],
    [
      'an entry out of the chain',
      () => entries.insertOne({ action: 'export', at: new Date() }),
      /^1 entries stand outside/,
    ],
    [
      'two entries that changed places',
      async () => {
        await entries.updateOne(at(4), { $set: { seq: 99 } });
        await entries.updateOne(at(5), { $set: { seq: 4 } });
        await entries.updateOne(at(99), { $set: { seq: 5 } });
      },
      /^Entry 4 does not follow/,
    ],
    [
      'a gap that was closed',
      async () => {
        await entries.deleteOne(at(4));
        for (let seq = 5; seq <= 12; seq++) await entries.updateOne(at(seq), { $set: { seq: seq - 1 } });
      },
      /^Entry 4 does not follow/,
    ],
    ['a log that was written anew as a whole', () => rewrite(4), /^Entry 4 is not the one that .* saw/],
  ];

  /** Removes an entry and chains the rest again, as an attacker who knows the chain could. */
  async function rewrite(seq: number) {
    const rows = (await entries.find({}).sort({ seq: 1 }).toArray()) as unknown as ChainedEntry[];
    await entries.deleteMany({});
    let head = { seq: 0, hash: '0'.repeat(64) };
    for (const { prev, hash, net, seal, salt, seq: old, ...entry } of rows) {
      if (old === seq) continue;
      const row = chained(entry, head);
      await entries.insertOne(row as object as { _id: Types.ObjectId });
      head = row;
    }
  }

  test.each(TAMPERING)('finds %s', async (_name, tamper, problem) => {
    expect(await verifyAuditLog()).toMatchObject(whole);
    await tamper();
    expect((await verifyAuditLog()).problems.join('\n')).toMatch(new RegExp(problem.source, 'm'));
  });

  test('finds a rewritten log by the daily anchor without the machine’s notes, and by the mail without its files', async () => {
    const outbox = join(String(process.env.DATA_DIR), 'outbox');
    const mails = async () => {
      await mailJob.runDue();
      return readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
    };
    await anchorAuditLog();
    const [first] = await mails();
    const mailed = first?.match(/^\d+:[0-9a-f]{64}/m)?.[0] ?? '';
    expect(parseHead(mailed)).toEqual(await getHead());
    expect(await listAnchors()).toEqual([{ at: expect.any(String), ...parseHead(mailed) }]);
    // nothing new needs no anchor, and a note cut off by a crash is harmless
    await anchorAuditLog();
    appendFileSync(anchorFile(), '{"at":"20');
    expect(await listAnchors()).toHaveLength(1);
    const old = join(witnessFolder(), 'seen-2020-01-01.log');
    writeFileSync(old, `1:${'0'.repeat(64)}\n`);
    expect((await verifyAuditLog()).problems).toEqual([
      'Entry 1 is not the one that seen-2020-01-01.log saw',
    ]);
    rmSync(old);
    for (const name of readdirSync(witnessFolder()).filter((value) => value.startsWith('seen-')))
      rmSync(join(witnessFolder(), name));
    await rewrite(4);
    await recordAudit({ action: 'export', by });
    expect((await verifyAuditLog()).problems).toEqual([
      expect.stringMatching(/^Entry 12 is not .* the anchor of/),
    ]);
    await anchorAuditLog();
    expect(await listAnchors()).toHaveLength(1);
    expect((await mails()).filter((mail) => /daily check of the audit log/.test(mail))).toHaveLength(1);
    forget();
    expect(await verifyAuditLog()).toMatchObject(whole);
    expect((await verifyAuditLog([parseHead(mailed)!])).problems).toEqual([
      expect.stringMatching(/the mail saw/),
    ]);
  });

  test('keeps the chain intact and removes personal data when a person is erased and addresses are shortened', async () => {
    const person = await signedIn('seller');
    const as = { userId: person.id, role: 'seller' };
    await recordAudit({ action: 'export', by: as, ip: '198.51.100.77' });
    await recordAudit({ action: 'export', by: as, ip: '2001:db8:1:2::9' });
    await erasePerson({ id: person.id, email: person.email, verified: true });
    const tomorrow = new Date(Date.now() + DAY_MS);
    expect(await shortenAuditAddresses(tomorrow)).toBeGreaterThanOrEqual(13);
    expect(await shortenAuditAddresses(tomorrow)).toBe(0);
    const rows = await entries.find({ ip: { $exists: true } }).toArray();
    expect(rows.filter(({ salt }) => salt !== undefined)).toEqual([]);
    expect(JSON.stringify(rows)).not.toMatch(/198\.51\.100\.77|2001:db8:1|203\.0\.113\.[1-9]/);
    expect(await verifyAuditLog()).toMatchObject(whole);
    expect(await AuditEntry.countDocuments({ action: 'audit.shorten' })).toBe(1);
  });

  test.each([
    ['203.0.113.77', '203.0.113.0'],
    ['203.0.113.0', '203.0.113.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8::'],
    ['2001:db8::', '2001:db8::'],
    ['::1', '::'],
  ])('%s → %s', (full, short) => expect(shortenAddress(full)).toBe(short));
});

describe('audit log', () => {
  useTestDb();

  let asha: Person;
  let enquiry: string;
  let listing: string;
  beforeAll(async () => {
    asha = await signedIn('admin');
    await User.updateOne({ _id: asha.id }, { $set: { name: 'Asha Deshmukh' } });
    enquiry = String(
      (await Enquiry.create({ name: 'Ojas', phone: '1', message: 'm', terms: foldsOf('Ojas') }))._id,
    );
    const facts = { description: 'd', price: 1, area: 1, type: 'sale', category: 'Plots', address: 'a' };
    const where = { city: 'Nagpur', citySlug: 'nagpur', status: 'active' };
    listing = String(
      (await Property.create({ title: 'Plot near Badkas Square', ...facts, ...where } as never))._id,
    );
    const by = { userId: asha.id, role: 'admin' };
    const target = { type: 'property', id: listing };
    await recordAudit({
      action: 'property.write',
      by,
      target,
      details: { decision: 'verified', reason: 'seen' },
    });
    const params = { params: { id: enquiry } };
    await asha.browser.call(log, '/x', { ...params, body: { way: 'call', text: 'Sunday' } });
    await asha.browser.call(changeEnquiry, '/x', {
      ...params,
      method: 'PUT',
      body: { status: 'negotiating' },
    });
  });

  const lines = async (query: object) => {
    const { rows } = await searchAuditLog(auditLogSchema.parse(query));
    return rows.map(({ sentence, actor, what }) =>
      sentence.replace('{who}', actor?.name ?? '').replace('{what}', what?.name ?? ''),
    );
  };

  test('shows entries as sentences with the names of the person and the record', async () => {
    expect(await lines({ target: listing })).toEqual(['Asha Deshmukh verified Plot near Badkas Square']);
    expect(await lines({ record: 'Ojas' })).toEqual([
      'Asha Deshmukh changed the status of the enquiry from Ojas',
      'Asha Deshmukh talked to the enquiry from Ojas on the phone',
    ]);
  });

  test('finds entries by the names of person, record and kind', async () => {
    expect(await lines({ person: 'asha desh', record: 'badkas' })).toHaveLength(1);
    expect(await lines({ person: 'nobody of this name' })).toEqual([]);
    expect(await lines({ record: 'nothing of this name' })).toEqual([]);
    expect(await lines({ person: 'Asha', action: 'enquiry.write' })).toHaveLength(2);
    await Property.deleteOne({ _id: listing });
    expect((await lines({ target: listing }))[0]).toMatch(/verified a deleted property/);
  });

  test('shows a record’s newest entries on its page, and links the rest for readers of the log', async () => {
    const said = async (mayReadAll: boolean) => {
      const { lines, all } = await getRecordHistory(enquiry, mayReadAll);
      return [lines.length, lines[0]?.sentence, lines[0]?.what?.name, all];
    };
    const newest = ['{who} changed the status of {what}', 'the enquiry from Ojas'];
    expect(await said(true)).toEqual([2, ...newest, undefined]);
    const by = { userId: asha.id, role: 'admin' };
    for (let i = 0; i < 20; i++)
      await recordAudit({
        action: 'enquiry.write',
        by,
        target: { type: 'enquiry', id: enquiry },
        details: { from: 'a', to: 'b' },
      });
    expect(await said(false)).toEqual([20, ...newest, undefined]);
    expect(await said(true)).toEqual([20, ...newest, `/admin/audit?target=${enquiry}`]);
  });

  describe('shows details in words', () => {
    const inWords = (action: string, facts: Record<string, unknown>, names: [string, string][] = []) => {
      const raw = Object.entries(facts).map(([key, value]) => `${key}: ${String(value)}`);
      return detailsOf(action, raw.join(' · '), facts, new Map(names), textsIn('en', 'office/audit'));
    };

    test.each<[string, Record<string, unknown>, string]>([
      ['import', { kind: 'check', rows: 1200 }, 'Action: checked the file · Rows: 1,200'],
      ['user.step-up', { by: 'password' }, 'Confirmed with: the password'],
      ['user.step-up', { by: 'totp' }, 'Confirmed with: a code from the app'],
      // the sentence already states the decision
      [
        'property.write',
        { decision: 'verified', status: 'active → verified', evidenceDate: '2026-11-02' },
        'Status: Active → Verified · Evidence date: 2 Nov 2026',
      ],
      ['enquiry.write', { kind: 'reply' }, ''],
      [
        'enquiry.write',
        { next: '2026-11-02T05:30:00.000Z', note: true },
        'Next date: 2 Nov 2026, 11:00 · With a note: yes',
      ],
      ['settings.write', { somethingNew: { lastYear: 3 } }, 'Something new: Last year 3'],
      ['contact.write', { items: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'Records: 6'],
    ])('%s %j', (action, facts, words) => {
      expect(inWords(action, facts)).toBe(words);
    });

    test('never translates typed text, even if it matches a label', () => {
      const facts = { kind: 'tag', what: 'Parking', reason: 'Settings', status: 'active' };
      const words = textsIn('mr', 'office/audit');
      const said = detailsOf('contact.write', 'changed', facts, new Map(), words);
      expect(said).toMatch(/: Parking · .*: Settings · /);
      expect(said).not.toContain('Active');
    });

    test.each(['mr', 'hi'] as const)('names stages, states and roles in %s', (language) => {
      const words = textsIn(language, 'office/audit');
      const lists: Record<string, readonly string[]> = {
        stage: DEAL_STAGES,
        state: SITE_STATES,
        status: PROPERTY_STATUSES,
        decision: DECISIONS.map(([name]) => name),
        to: [...ENQUIRY_STATUSES, ...LEAD_STATES, ...USER_ROLES, ...OFFICE_ROLES],
      };
      for (const [key, values] of Object.entries(lists))
        for (const value of values.flatMap((value) => [value, `${values[0]} → ${value}`]))
          expect(detailsOf('deal.write', '', { [key]: value }, new Map(), words)).not.toMatch(/[a-z]/i);
    });

    test('does not describe a machine as a person', () => {
      expect(ofMachine('{who} यांनी बदलले: {what}')).toBe('{who}: बदलले: {what}');
    });

    test('names people and records', async () => {
      const facts = { assignee: asha.id, other: 'b'.repeat(24) };
      expect(inWords('lead.write', facts, [[asha.id, 'Asha Deshmukh']])).toBe(
        'Assigned to: Asha Deshmukh · Other contact: a deleted record (…bbbbbb)',
      );
      const target = { type: 'enquiry', id: enquiry };
      const by = { userId: asha.id, role: 'admin' };
      await recordAudit({ action: 'enquiry.write', by, target, details: { assignee: asha.id } });
      const { rows } = await searchAuditLog(auditLogSchema.parse({ target: enquiry }));
      expect(rows[0]?.details).toBe('Assigned to: Asha Deshmukh');
    });
  });

  test('names the office role in which an entry was made', async () => {
    const sunita = await signedIn('admin', { name: 'Sunita', officeRole: 'moderator' });
    const params = { params: { id: enquiry } };
    await sunita.browser.call(log, '/x', { ...params, body: { way: 'call', text: 'Monday' } });
    const { rows } = await searchAuditLog(auditLogSchema.parse({ actor: sunita.id }));
    expect(rows.map(({ action, roleName }) => [action, roleName])).toContainEqual([
      'enquiry.write',
      'Moderator',
    ]);
  });
});

describe('first admin', () => {
  useTestDb();

  test('promotes a registered person to admin, logged, and no other', async () => {
    const { id, email } = await signedIn('buyer');
    expect(await makeAdmin('stranger@people.example')).toBe(false);
    expect(await makeAdmin(email.toUpperCase())).toBe(true);
    expect((await User.findById(id).lean())?.role).toBe('admin');
    expect(await AuditEntry.findOne({ action: 'user.role-change', targetId: id }).lean()).toMatchObject({
      details: { from: 'buyer', to: 'admin' },
    });
  });
});
