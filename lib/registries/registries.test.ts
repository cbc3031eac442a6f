import './models';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Types } from 'mongoose';
import { POST as enquire } from '@/app/api/contact/route';
import { POST as lodge } from '@/app/api/grievances/route';
import { POST as askLink } from '@/app/api/searches/link/route';
import { POST as saveSearch } from '@/app/api/searches/route';
import { GET as openDocument, DELETE as removeDocument } from '@/app/api/user/documents/[id]/route';
import { POST as upload } from '@/app/api/user/documents/route';
import { POST as changeEmail } from '@/app/api/user/email/change/route';
import { POST as sendVerification } from '@/app/api/user/email/send/route';
import { POST as login } from '@/app/api/user/login/route';
import { POST as forgot } from '@/app/api/user/password/forgot/route';
import { POST as reset } from '@/app/api/user/password/reset/route';
import { PUT as changePassword } from '@/app/api/user/password/route';
import { GET as readProfile, PUT as writeProfile } from '@/app/api/user/profile/[id]/route';
import { POST as register } from '@/app/api/user/register/route';
import { removeUnusedDocuments } from '@/lib/accounts/documents/data';
import { listDocumentKeys } from '@/lib/accounts/users/data';
import { rekeyIdentityNumbers } from '@/lib/accounts/users/mutations';
import { contactTermConditions } from '@/lib/contacts/data';
import { listRates } from '@/lib/costs/rates/data';
import { figureOn } from '@/lib/costs/rates/rules';
import { wordFilter } from '@/lib/deals/data';
import { secrets } from '@/lib/platform/crypto/secrets';
import { personFilter } from '@/lib/platform/db/connect';
import { env } from '@/lib/platform/env';
import { resetLimiters } from '@/lib/platform/http/rate-limit';
import { inBackground, settleBackground } from '@/lib/platform/jobs/background';
import { onShutdown, runShutdown } from '@/lib/platform/jobs/shutdown';
import { recordActivity } from '@/lib/visitors/activity/mutations';
import { Contact } from '@/models/contacts/contact';
import { Deal } from '@/models/deals/deal';
import { DealForm } from '@/models/deals/deal-form';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { Counter } from '@/models/platform/counter';
import { User } from '@/models/platform/user';
import { Activity } from '@/models/visitors/activity';
import { Browser } from '@/test/browser';
import { childProgram } from '@/test/child-program';
import { clearTestDb, useTestDb } from '@/test/db';
import { mailsTo } from '@/test/outbox';
import { type Person, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { startJobs } from './jobs';
import { rekeyDocuments } from './key-rotation';
import { migrate } from './migrations';

describe('key rotation', () => {
  useTestDb();

  const PDF = Buffer.from(`%PDF-1.7 ${'x'.repeat(200_000)}\n%%EOF\n`);
  const NUMBERS = { aadhaarNumber: '234567890124', panNumber: 'ABCDE1234F' };
  type Person = Awaited<ReturnType<typeof signedIn>>;

  const folderOf = (person: Person) => join(env().DATA_DIR, 'private', person.id);
  const filesOf = (person: Person) =>
    readdirSync(folderOf(person)).map((name) => join(folderOf(person), name));
  const versionOf = (path: string) => readFileSync(path).readUInt32BE(4);

  async function withDocument(): Promise<{ person: Person; params: { id: string } }> {
    const person = await signedIn('seller');
    const body = new FormData();
    body.append('type', 'pan');
    body.append('file', new File([new Uint8Array(PDF)], 'pan.pdf'));
    const reply = await person.browser.call(upload, '/x', { body });
    expect(reply.status).toBe(201);
    return { person, params: { id: String(reply.json._id) } };
  }

  async function opens({ person, params }: Awaited<ReturnType<typeof withDocument>>): Promise<boolean> {
    const reply = await person.browser.call(openDocument, '/x', { params });
    return (
      reply.status === 200 &&
      reply.headers.get('content-length') === String(PDF.length) &&
      reply.text === PDF.toString()
    );
  }

  /** Restores the state of older releases: a plain file and no mark in the row. */
  async function makePlain({ person, params }: Awaited<ReturnType<typeof withDocument>>): Promise<void> {
    writeFileSync(filesOf(person)[0] ?? '', PDF);
    await User.updateOne({ 'documents._id': params.id }, { $unset: { 'documents.$.isEncrypted': 1 } });
  }

  test('stores a document encrypted and returns it complete', async () => {
    const item = await withDocument();
    const [stored] = filesOf(item.person).map((path) => readFileSync(path));
    expect(stored?.includes('%PDF')).toBe(false);
    expect(stored?.includes('xxxxxxxx')).toBe(false);
    expect(await opens(item)).toBe(true);
  });

  test('reads a plain file until it is encrypted, and never in place of an encrypted one', async () => {
    const item = await withDocument();
    await makePlain(item);
    expect(await opens(item)).toBe(true);
    expect((await rekeyDocuments()).changed).toBe(1);
    expect(readFileSync(filesOf(item.person)[0] ?? '').includes('%PDF')).toBe(false);
    expect(await opens(item)).toBe(true);
    writeFileSync(filesOf(item.person)[0] ?? '', PDF);
    expect((await item.person.browser.call(openDocument, '/x', { params: item.params })).status).toBe(500);
  });

  test('encrypts numbers and documents with the newest key, and names a missing file', async () => {
    const item = await withDocument();
    const { browser, id } = item.person;
    const body = { name: 'Ravi', phone: '9822012345', ...NUMBERS };
    await browser.call(writeProfile, '/x', { method: 'PUT', params: { id }, body });
    const lost = await withDocument();
    await lost.person.browser.call(removeDocument, '/x', { method: 'DELETE', params: lost.params });
    await User.updateOne(
      { _id: lost.person.id },
      { $push: { documents: { type: 'pan', storageKey: `${lost.person.id}/${'0'.repeat(32)}` } } },
    );
    const { data } = secrets();
    data.unshift({ version: 2, key: new Uint8Array(32).fill(7) });
    expect(await rekeyIdentityNumbers()).toBe(2);
    expect(await rekeyIdentityNumbers()).toBe(0);
    const { changed, failed } = await rekeyDocuments();
    expect(changed).toBeGreaterThan(0);
    expect(failed.map(({ why }) => why)).toContain('Document not found');
    expect((await rekeyDocuments()).changed).toBe(0);
    const old = data.pop();
    expect((await browser.call(readProfile, '/x', { params: { id } })).json).toMatchObject(NUMBERS);
    expect(await opens(item)).toBe(true);
    data.splice(0, 1, ...(old ? [old] : []));
  });

  test('changes keys by command and back', async () => {
    await User.deleteMany({});
    const item = await withDocument();
    const [first] = secrets().data;
    const keys = [
      `1:${Buffer.from(first?.key ?? []).toString('base64')}`,
      `2:${createHash('sha256').update('2').digest('base64')}`,
    ];
    const rekey = async (order: string[]) => {
      const { stdout } = await promisify(execFile)(process.execPath, childProgram('rekey-child'), {
        env: { ...process.env, DATA_DIR: env().DATA_DIR, DATA_KEYS: order.join(',') },
      });
      return stdout;
    };
    const [path = ''] = filesOf(item.person);
    expect(await rekey(keys.toReversed())).toContain('1 document was encrypted');
    expect(versionOf(path)).toBe(2);
    expect(await rekey(keys)).toContain('1 document was encrypted');
    expect(versionOf(path)).toBe(1);
    expect(await opens(item)).toBe(true);
  });

  test('deletes files without a row after an hour, but never those of unknown accounts', async () => {
    const item = await withDocument();
    const orphan = join(folderOf(item.person), 'f'.repeat(32));
    writeFileSync(orphan, 'x');
    expect(await removeUnusedDocuments(listDocumentKeys)).toBe(0);
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const path of filesOf(item.person)) utimesSync(path, longAgo, longAgo);
    expect(await removeUnusedDocuments(listDocumentKeys)).toBe(1);
    expect(await opens(item)).toBe(true);
    await User.deleteOne({ _id: item.person.id });
    expect(await removeUnusedDocuments(listDocumentKeys)).toBe(0);
  });
});

describe('models', () => {
  /** Files in models/ with fields for other models and no model of their own. */
  const FIELDS_ONLY = ['platform/bulk-order.ts', 'platform/encrypted.ts'];

  const FILES = readdirSync('models', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !FIELDS_ONLY.includes(name))
    .sort();

  test('loads all models at the start, so that their indexes are created', () => {
    const source = readFileSync('lib/registries/models.ts', 'utf8');
    const loaded = [...source.matchAll(/^import '@\/models\/(.+)';$/gm)].map(([, name]) => `${name}.ts`);
    expect(loaded.sort()).toEqual(FILES);
  });

  test('defines and registers each model in its own file', () => {
    const without = FILES.filter((name) => !/\bdefineModel\b/.test(readFileSync(`models/${name}`, 'utf8')));
    expect(without).toEqual([]);
  });
});

describe('uninvited mail', () => {
  useTestDb();
  beforeEach(async () => {
    await clearTestDb();
    jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 1);
    resetLimiters();
  });
  afterEach(async () => {
    await settleBackground();
    jest.restoreAllMocks();
    resetLimiters();
  });

  /** Mails for a mailbox, and two more for links to an account. */
  const [ALL_KINDS, LINKS] = [5, 2];

  let callers = 0;
  /** A browser with a new address each time, so that no limit per caller applies. */
  const stranger = () => new Browser(`198.51.100.${++callers % 250}`);
  const post = async (
    handler: Parameters<Browser['call']>[0],
    body: object,
    by = stranger(),
    method = 'POST',
  ) => {
    const { status, text } = await by.call(handler, '/x', { method, body });
    await settleBackground();
    if (status === 400 || status === 403) throw new Error(text);
    return status;
  };

  const NEW = { name: 'Asha', password: 'mango-orchard-43', role: 'buyer' };
  const WORDS = { name: 'Asha', phone: '9822012345', fillMs: 9000 };

  /** Every kind of mail that a stranger can cause to a mailbox. */
  const kindsOf = (email: string, sender: Person): Record<string, () => Promise<number>> => ({
    'a sign-up': () => post(register, { ...NEW, email }),
    'a forgotten password': () => post(forgot, { email }),
    'a saved search': () => post(saveSearch, { query: 'maxPrice=4500000', frequency: 'daily', email }),
    'a link to searches': () => post(askLink, { email }),
    'an enquiry': () => post(enquire, { ...WORDS, email, message: 'Is it there?' }),
    'a complaint': () => post(lodge, { ...WORDS, email, about: 'data', text: 'My number is shown.' }),
    'a change of address': () => post(changeEmail, { email }, sender.browser),
  });

  test.each(['somebody with an account', 'nobody with an account'])(
    'limits a mailbox to five emails an hour and two account links across all kinds: %s',
    async (who) => {
      const sender = await signedIn('buyer');
      const email = who.startsWith('some')
        ? (await signedIn('buyer')).email
        : `nobody${callers}@home.example`;
      for (let round = 0; round < 3; round++)
        for (const send of Object.values(kindsOf(email, sender))) await send();
      expect(await mailsTo(email)).toHaveLength(ALL_KINDS + LINKS);
    },
  );

  test.each(['a forgotten password', 'a link to searches', 'a sign-up'])(
    'counts %s towards the limit of all kinds',
    async (kind) => {
      const [{ email }, sender] = [await signedIn('buyer'), await signedIn('buyer')];
      const kinds = kindsOf(email, sender);
      await kinds['a saved search']?.();
      for (let i = 0; i < 4; i++) await kinds[kind]?.();
      expect(await kinds['a saved search']?.()).toBe(429);
    },
  );

  test('allows a new password although others have used up the mailbox’s limit', async () => {
    const { email } = await signedIn('buyer');
    const complain = { ...WORDS, email, about: 'data', text: 'My number is shown.' };
    for (let i = 0; i < ALL_KINDS + 3; i++) await post(lodge, complain);
    expect(await mailsTo(email)).toHaveLength(ALL_KINDS);
    expect(await post(forgot, { email })).toBe(200);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(ALL_KINDS + 1);
    const token = /reset-password#([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1];
    expect(await post(reset, { token, password: 'mango-orchard-43' })).toBe(200);
  });

  test('reveals no account by the number of remaining emails', async () => {
    const [{ email: known }, unknown] = [await signedIn('buyer'), 'unknown@home.example'];
    const statuses = async (email: string) => {
      const all: number[] = [];
      for (let i = 0; i < 3; i++) all.push(await post(register, { ...NEW, email }));
      for (let i = 0; i < 5; i++) all.push(await post(forgot, { email }), await post(askLink, { email }));
      return all;
    };
    expect(await statuses(known)).toEqual(await statuses(unknown));
  });

  test('sends no more emails to the address of a foreign account than others do', async () => {
    const email = 'victim@home.example';
    await post(register, { ...NEW, email });
    for (let i = 0; i < 4; i++) {
      const browser = stranger();
      await browser.call(login, '/x', {
        body: { email, password: `mango-orchard-${43 + i}` },
        headers: { 'user-agent': `Mozilla/5.0 Chrome/${100 + i}` },
      });
      await post(sendVerification, {}, browser);
      await post(
        changePassword,
        { currentPassword: `mango-orchard-${43 + i}`, password: `mango-orchard-${44 + i}` },
        browser,
        'PUT',
      );
    }
    expect((await mailsTo(email)).length).toBeLessThanOrEqual(ALL_KINDS + LINKS);
  });
});

describe('migrations', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const form = (state: string) => ({
    _id: new Types.ObjectId(),
    ...{ deal: new Types.ObjectId(), kind: 'mandate', state, version: 1, checks: [] },
    versions: [{ version: 1, language: 'en', fields: {}, at: new Date() }],
  });

  test('keeps a signed document’s file as its scan, and an unsigned one as a draft', async () => {
    const [signed, sent] = [form('signed'), form('sent')];
    await DealForm.collection.insertMany([signed, sent]);
    const file = { storageKey: `${signed._id}/${'a'.repeat(32)}`, size: 1200, isEncrypted: true };
    const signedAt = new Date('2026-11-20T10:00:00Z');
    await DealForm.db
      .collection('formsignings')
      .insertOne({ form: signed._id, state: 'signed', signedAt, file: { ...file, name: 'x.pdf' } });
    await migrate();
    const stored = await DealForm.findById(signed._id).lean();
    expect(stored?.scan).toMatchObject({ ...file, mimeType: 'application/pdf', at: signedAt });
    expect(await DealForm.findById(sent._id).lean()).toMatchObject({ state: 'draft' });
    const names = (await DealForm.db.listCollections()).map(({ name }) => name);
    expect(names).not.toContain('formsignings');
  });

  test('applies a migration once, even at two simultaneous starts', async () => {
    await Promise.all([migrate(), migrate()]);
    const later = form('sent');
    await DealForm.collection.insertOne(later);
    await migrate();
    expect(await DealForm.findById(later._id).lean()).toMatchObject({ state: 'sent' });
    expect(await Counter.countDocuments({ _id: 'signed documents as scans' })).toBe(1);
  });

  test('finds older contacts by parts of their names', async () => {
    const _id = new Types.ObjectId();
    const row = { firstName: 'Anita', lastName: 'Sharma', nameKey: 'anita sharma', terms: ['anit', 'sarm'] };
    await Contact.collection.insertOne({ _id, ...row } as never);
    const found = async () =>
      (await Contact.find({ $and: contactTermConditions('harm') }, { _id: 1 }).lean()).map(({ _id: id }) =>
        String(id),
      );
    expect(await found()).toEqual([]);
    await migrate();
    expect(await found()).toEqual([String(_id)]);
  });

  test('finds older accounts, enquiries, leads and deals by parts of words', async () => {
    const [user, enquiry, lead, deal] = Array.from({ length: 4 }, () => new Types.ObjectId());
    const name = 'Anita Sharma';
    const terms = ['anit', 'sarm'];
    const key = `general:${lead}`;
    await User.collection.insertOne({ _id: user, name, terms, emailKey: 'a@x.example' } as never);
    await Enquiry.collection.insertOne({ _id: enquiry, name, message: 'When?', terms } as never);
    await Lead.collection.insertOne({ _id: lead, key, name, terms } as never);
    await Deal.collection.insertOne({ _id: deal, title: 'Flat', parties: [{ name }], terms } as never);
    const found = async (typed: string) => {
      const filter = personFilter(typed);
      const rows = await Promise.all([
        User.exists(filter),
        Enquiry.exists(filter),
        Lead.exists(filter),
        Deal.exists(wordFilter(typed)),
      ]);
      return rows.map((row) => row && String(row._id));
    };
    expect(await found('harm')).toEqual([null, null, null, null]);
    await migrate();
    expect(await found('harm')).toEqual([user, enquiry, lead, deal].map(String));
    expect(await found('anit')).toEqual([user, enquiry, lead, deal].map(String));
  });

  test('moves agricultural deals and legal rules to their current place', async () => {
    const [farm, plot] = [await listing({ category: 'Agricultural' }), await listing({ category: 'Plots' })];
    const stored = { title: 'Land', kind: 'land', parties: [] };
    await Deal.collection.insertMany(
      [farm, plot, new Types.ObjectId(), null].map((property) => ({
        ...stored,
        property: property && new Types.ObjectId(property),
      })) as never[],
    );
    const rule = { source: 'Finance Act 2027', doubt: '', checkedOn: '2026-11-28', from: '2027-04-01' };
    await Deal.db.collection('legalrules').insertMany([
      { ...rule, key: 'licence-stamp-percent', figure: 0.5 },
      { ...rule, key: 'dpdp-grievance-days', figure: 60, from: '2028-01-01' },
      { ...rule, key: 'sac-land', text: '997223', from: '2017-07-01', source: 'Another' },
    ]);
    await migrate();
    expect((await Deal.find().sort({ _id: 1 }).lean()).map(({ kind }) => kind)).toEqual([
      'farmland',
      'land',
      'land',
      'land',
    ]);
    const rates = await listRates('Maharashtra');
    const figure = (key: string, day: string) => figureOn(rates, key, day);
    expect([figure('mh-rent-duty', '2027-03-31'), figure('mh-rent-duty', '2027-04-01')]).toEqual([0.25, 0.5]);
    expect(figure('dpdp-grievance-days', '2028-01-01')).toBe(60);
    // the moment at which the day begins in India
    expect(rates.find(({ source }) => source === 'Finance Act 2027')?.from).toMatch(/-31T18:30:00\.000Z$/);
    // shipped rates keep their words and get the office's date
    const sac = rates.filter(({ key }) => key === 'sac-land');
    expect(sac).toMatchObject([{ text: '997223', checkedOn: '2026-11-28' }]);
  });

  test('keeps a registered deal’s tax, and follows the billing details for an open one', async () => {
    const deal = (stage: string, isTaxed?: boolean) => ({
      ...{ title: 'Flat', kind: 'resale', parties: [], value: 5_000_000, stage },
      ...(stage === 'registered' && { closedOn: '2026-05-02' }),
      commission: { rupees: 100_000, splits: [], ...(isTaxed !== undefined && { isTaxed }) },
    });
    await Deal.collection.insertMany([
      deal('registered', true),
      deal('registered', false),
      deal('registered'),
      deal('offer', false),
    ] as never[]);
    await migrate();
    const rows = await Deal.find().sort({ _id: 1 }).lean();
    expect(rows.map(({ gstShare }) => gstShare)).toEqual([1800, 0, undefined, undefined]);
  });

  test('lists an account stored as "Admin" among the admins', async () => {
    await User.collection.insertOne({ name: 'Asha', role: 'Admin', emailKey: 'a@x.example' } as never);
    await migrate();
    expect(await User.countDocuments({ role: 'admin' })).toBe(1);
  });
});

describe('shutdown', () => {
  useTestDb();

  test('writes buffered and running work at a stop, even if one part fails', async () => {
    startJobs();
    const done: string[] = [];
    inBackground('mail', async () => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      done.push('mail');
    });
    onShutdown('broken', () => Promise.reject(new Error('broken')));
    const metadata = { page: '/buy' };
    const entry = {
      subject: { guestID: 'guest_last' },
      action: 'page_view',
      metadata,
      userAgent: undefined,
      ip: '203.0.113.9',
    } as const;
    recordActivity(entry);
    recordActivity(entry);
    await runShutdown();
    expect(done).toEqual(['mail']);
    expect(await Activity.countDocuments({ guestID: 'guest_last' })).toBe(2);
  });

  test('stops even if one part never ends', async () => {
    onShutdown('broken', () => new Promise(() => undefined));
    await runShutdown(20);
    onShutdown('broken', async () => undefined);
  });
});
