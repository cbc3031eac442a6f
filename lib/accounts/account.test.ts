import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { POST as enquire } from '@/app/api/contact/route';
import { POST as guestLogin } from '@/app/api/guest/login/route';
import { GET as openDocument, DELETE as removeDocument } from '@/app/api/user/documents/[id]/route';
import { POST as upload } from '@/app/api/user/documents/route';
import { DELETE as cancelChange, POST as changeEmail } from '@/app/api/user/email/change/route';
import { POST as sendAgain } from '@/app/api/user/email/send/route';
import { POST as undoChange } from '@/app/api/user/email/undo/route';
import { POST as verifyEmail } from '@/app/api/user/email/verify/route';
import { GET as exportData } from '@/app/api/user/export/route';
import { DELETE, PUT } from '@/app/api/user/face/route';
import { POST as login } from '@/app/api/user/login/route';
import { POST as forgot } from '@/app/api/user/password/forgot/route';
import { POST as sendCode } from '@/app/api/user/phone/code/route';
import { POST as confirmCode } from '@/app/api/user/phone/confirm/route';
import { POST as register } from '@/app/api/user/register/route';
import { GET } from '@/app/face/[id]/route';
import { isPhoneConfirmed } from '@/lib/accounts/phone/data';
import { openEncrypted } from '@/lib/platform/crypto/encrypt-file';
import { env } from '@/lib/platform/env';
import { sendSms } from '@/lib/platform/gateways/sms';
import { addressKey } from '@/lib/platform/http/client-ip';
import { hasZeroBits, PROOF_BITS, PROOF_HEADER } from '@/lib/platform/http/proof';
import { resetLimit, resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { AuditEntry } from '@/models/platform/audit-entry';
import { Challenge } from '@/models/platform/challenge';
import { Session } from '@/models/platform/session';
import { User } from '@/models/platform/user';
import { Browser } from '@/test/browser';
import { EICAR, objectStream, PAYLOAD, pdf, pngBomb, polyglots, zip, zipBomb } from '@/test/dangerous-files';
import { useTestDb } from '@/test/db';
import { mailsTo } from '@/test/outbox';
import { PASSWORD, type Person, signedIn } from '@/test/people';
import { removeFace } from './faces/mutations';

describe('account changes', () => {
  useTestDb();

  const input = { name: 'Asha', email: 'Asha@Home.example', password: 'mango-orchard', role: 'seller' };
  const send = (handler: Parameters<Browser['call']>[0], browser: Browser, body?: unknown, method = 'POST') =>
    browser.call(handler, '/x', { method, ...(body !== undefined && { body }) });

  /** The secret of the newest link mailed to this address. */
  async function linkTo(address: string): Promise<string> {
    const texts = (await mailsTo(address)).map(({ text }) => text).reverse();
    return texts.map((text) => /verify-email#([\w.-]+)/.exec(text)?.[1]).find(Boolean) ?? '';
  }
  const verify = async (address: string) =>
    send(verifyEmail, new Browser(), { token: await linkTo(address) });
  const canSignIn = async (email: string) =>
    (await send(login, new Browser(), { email, password: PASSWORD })).status === 200;

  type Task = { task: string; bits: number };
  const taskOf = ({ json }: { json: Record<string, unknown> }) => (json.details as { proof: Task }).proof;

  /** Solves the task of a 429, as `api()` does (lib/platform/browser/prove.ts). */
  function solve({ task, bits }: Task): Record<string, string> {
    for (let answer = 0; ; answer++) {
      const proof = `${task}:${answer}`;
      if (hasZeroBits(createHash('sha256').update(proof).digest(), bits)) return { [PROOF_HEADER]: proof };
    }
  }

  const limitedTo = (factor: number) => {
    env().RATE_LIMIT_FACTOR = factor;
    resetLimiters();
  };
  afterEach(async () => {
    await settleBackground();
    limitedTo(1000);
  });

  /** Number of people who sign up within the hour. Two hundred need half a minute of work, which `VILLAGE=200` runs. */
  const VILLAGE = Number(process.env.VILLAGE ?? 30);

  test('lets many people behind one address all sign up within the hour', async () => {
    const village = new Browser('100.64.0.8');
    limitedTo(1);
    const statuses: number[] = [];
    let asked = 0;
    for (let value = 0; value < VILLAGE; value++) {
      const body = { ...input, email: `village-${value}@home.example` };
      let reply = await village.call(register, '/x', { body });
      if (reply.status === 429) {
        asked++;
        expect(taskOf(reply).bits).toBeLessThanOrEqual(PROOF_BITS + 1);
        reply = await village.call(register, '/x', { body, headers: solve(taskOf(reply)) });
      }
      statuses.push(reply.status);
      // every tenth sign-up moves the clock by three minutes
      if (value % 10 === 9) {
        const passed = [{ $set: { expiresAt: { $subtract: ['$expiresAt', 3 * 60_000] } } }];
        await Challenge.collection.updateMany({ purpose: 'work' }, passed);
        await resetLimit('write', addressKey(village.ip));
      }
    }
    expect([statuses.filter((status) => status === 201).length, asked]).toEqual([VILLAGE, VILLAGE - 20]);
    expect(await User.countDocuments({ email: /^village-/ })).toBe(VILLAGE);
  });

  const message = { name: 'Asha', phone: '9876543210', message: 'Is it still there?', fillMs: 9000 };

  test.each([
    ['signs up', register, (n: number) => ({ ...input, email: `one-${n}@home.example` }), 201],
    ['looks as guests', guestLogin, () => ({}), 200],
    ['sends enquiries', enquire, (n: number) => ({ ...message, email: `one-${n}@home.example` }), 201],
    ['asks for mails', forgot, (n: number) => ({ email: `one-${n}@home.example` }), 200],
  ] as const)(
    'lets a village behind one address that %s continue with work, and accepts a task once from one person',
    async (what, handler, body, done) => {
      const [village, elsewhere] = [
        new Browser(`100.64.1.${what.length}`),
        new Browser(`100.64.2.${what.length}`),
      ];
      const from = (n: number, headers?: Record<string, string>, browser = village) =>
        browser.call(handler, '/x', { body: body(n), ...(headers && { headers }) });
      limitedTo(0.01);
      expect((await from(1)).status).toBe(done);
      const stopped = await from(2);
      expect(stopped).toMatchObject({ status: 429, json: { details: { proof: { bits: PROOF_BITS } } } });
      expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
      await resetLimit('write', addressKey(village.ip));
      const solved = solve(taskOf(stopped));
      expect((await from(2, { [PROOF_HEADER]: `${solved[PROOF_HEADER]}0` })).status).toBe(429);
      await resetLimit('write', addressKey(village.ip));
      expect((await from(2, solved)).status).toBe(done);
      await resetLimit('write', addressKey(village.ip));
      expect((await from(3, solved)).status).toBe(429);
      await from(4, undefined, elsewhere);
      expect((await from(5, solved, elsewhere)).status).toBe(429);
    },
  );

  test('limits how fast one address may write, with or without work', async () => {
    const bot = new Browser('100.64.3.1');
    limitedTo(0.01);
    await bot.call(enquire, '/x', { body: message });
    const first = taskOf(await bot.call(enquire, '/x', { body: message }));
    await bot.call(enquire, '/x', { body: message, headers: solve(first) });
    const hard = await bot.call(enquire, '/x', { body: message, headers: solve(first) });
    expect(hard.status).toBe(429);
    expect(hard.json.details).toBeUndefined();
  });

  describe('sign-up link', () => {
    let address = '';
    let count = 0;
    beforeEach(() => {
      count += 1;
      address = `new${count}@home.example`;
    });
    const signUp = async (email = address, browser = new Browser()) => {
      await send(register, browser, { ...input, email });
      await settleBackground();
      return browser;
    };
    const confirm = async (browser: Browser) => send(verifyEmail, browser, { token: await linkTo(address) });

    test('signs in once, in the browser of the sign-up', async () => {
      const browser = await signUp();
      const reply = await confirm(browser);
      expect(reply.json).toMatchObject({ user: { email: address }, token: expect.any(String) });
      expect(browser.cookies.has('saptam_session')).toBe(true);
      expect((await confirm(browser)).status).toBe(410);
    });

    test('confirms in any other browser without signing in', async () => {
      await signUp();
      const other = await signUp(`somebody${count}@else.example`);
      const reply = await confirm(other);
      expect([reply.status, reply.json.user, other.cookies.has('saptam_session')]).toEqual([
        200,
        undefined,
        false,
      ]);
    });

    test('does not sign in again after the first sign-in', async () => {
      const browser = await signUp();
      await send(login, new Browser(), { email: address, password: input.password });
      expect((await confirm(browser)).json).not.toHaveProperty('user');
    });

    test('is mailed again and signs in when the same browser signs up again', async () => {
      const browser = await signUp();
      await signUp(address, browser);
      expect((await mailsTo(address)).filter(({ text }) => text.includes('verify-email#'))).toHaveLength(2);
      expect((await confirm(browser)).json).toMatchObject({ user: { email: address } });
    });

    test.each(['new', 'taken'])('repeated sign-up does not reveal a %s address', async (kind) => {
      if (kind === 'taken') await signUp();
      const browser = new Browser();
      const ids: unknown[] = [];
      for (const email of [address, address, `other-${address}`]) {
        const reply = await send(register, browser, { ...input, email });
        ids.push((reply.json.user as { _id: string })._id);
      }
      expect(new Set(ids).size).toBe(2);
      expect(ids[0]).toBe(ids[1]);
    });

    test('resends the link only to the person who signed up, whatever the address', async () => {
      const browser = await signUp();
      const before = await mailsTo(address);
      const stranger = await signUp();
      const replies = await Promise.all([browser, stranger].map((one) => send(sendAgain, one)));
      expect(replies[0]!.json).toEqual(replies[1]!.json);
      await settleBackground();
      // the sign-up attempt notified the owner, and only the owner's browser got the link again
      expect((await mailsTo(address)).length - before.length).toBe(2);
      expect((await send(sendAgain, new Browser())).status).toBe(401);
    });
  });

  describe('change of email address', () => {
    test('confirms by both mailboxes, lets the old one undo it, and signs out the person who made it', async () => {
      const person = await signedIn('seller');
      const next = `new-${person.email}`;
      expect((await send(changeEmail, person.browser, { email: person.email })).status).toBe(400);
      expect((await send(changeEmail, person.browser, { email: next })).status).toBe(200);
      const reply = await verify(next);
      expect(reply.json.message).toContain('Please confirm in the email to your other address too');
      expect(await canSignIn(person.email)).toBe(true);
      expect((await verify(person.email)).json.message).toContain('you sign in with your new address');
      expect([await canSignIn(next), await canSignIn(person.email)]).toEqual([true, false]);
      const out = await send(exportData, person.browser, undefined, 'GET');
      expect(out.json).toMatchObject({ emailChanges: [{ oldEmail: person.email, newEmail: next }] });
      expect(out.text).not.toMatch(/undoHash|oldHash/);
      const [, undo = ''] = (await linkTo(person.email)).split('undo.');
      expect((await send(undoChange, new Browser(), { token: undo })).status).toBe(200);
      expect([await canSignIn(next), await canSignIn(person.email)]).toEqual([false, true]);
      expect((await send(undoChange, new Browser(), { token: undo })).status).toBe(410);
      expect(await Session.countDocuments({ user: person.id })).toBe(1);
    });

    test('gives the same reply and no link for an address that has an account, and can be cancelled', async () => {
      const [person, other] = [await signedIn('seller'), await signedIn('buyer')];
      const taken = await send(changeEmail, person.browser, { email: other.email });
      expect(taken.status).toBe(200);
      expect((await mailsTo(other.email)).map(({ subject }) => subject).join()).toContain(
        'already has an account',
      );
      expect(await linkTo(other.email)).toBe('');
      const free = await send(changeEmail, person.browser, { email: `free-${person.email}` });
      expect(free.json.message).toBe(taken.json.message);
      await send(cancelChange, person.browser, undefined, 'DELETE');
      expect((await verify(`free-${person.email}`)).status).toBe(410);
    });
  });

  test('confirms a phone number by a texted code until the number changes', async () => {
    const person = await signedIn('buyer');
    expect((await send(confirmCode, person.browser, { code: '000000' })).status).toBe(400);
    expect((await send(sendCode, person.browser)).status).toBe(200);
    await settleBackground();
    const folder = join(env().DATA_DIR, 'outbox');
    const [name = ''] = readdirSync(folder).filter((file) => file.endsWith('.sms.txt'));
    const [code = ''] =
      /\b\d{6}\b/.exec(readFileSync(join(folder, name), 'utf8').split('\n\n')[1] ?? '') ?? [];
    expect((await send(confirmCode, person.browser, { code })).status).toBe(200);
    expect(await isPhoneConfirmed(person.id)).toBe(true);
    expect((await send(confirmCode, person.browser, { code })).status).toBe(400);
    await User.updateOne({ _id: person.id }, { $set: { phone: '+919800000001' } });
    expect(await isPhoneConfirmed(person.id)).toBe(false);
  });

  describe('text message gateway', () => {
    const got: { authorization: string | undefined; body: unknown }[] = [];
    let status = 200;
    const gateway = createServer(async (request, reply) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
      got.push({ authorization: request.headers.authorization, body });
      reply.writeHead(status).end();
    });
    beforeAll(() => new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done)));
    afterAll(() => {
      env().SMS_URL = undefined;
      gateway.close();
    });

    test("sends number and code as JSON with credentials in a header, and does not report refusals as the caller's errors", async () => {
      const { port } = gateway.address() as AddressInfo;
      env().SMS_URL = `http://saptam:sec%20ret@127.0.0.1:${port}/send`;
      const person = await signedIn('buyer', { phone: '+919811100042' });
      expect((await send(sendCode, person.browser)).status).toBe(200);
      await settleBackground();
      const { authorization, body } = got[0] ?? {};
      expect(authorization).toBe(`Basic ${Buffer.from('saptam:sec ret').toString('base64')}`);
      expect(body).toEqual({
        to: '+919811100042',
        text: expect.stringMatching(/^\d{6} is your code/),
      });
      const [code = ''] = /\d{6}/.exec((body as { text: string }).text) ?? [];
      expect((await send(confirmCode, person.browser, { code })).status).toBe(200);
      status = 500;
      const values = { code: '123456', site: 'Saptam Group', minutes: '10' };
      await expect(sendSms('phone_code', '+919811100042', values)).rejects.toThrow('replied 500');
      expect((await send(sendCode, person.browser)).status).toBe(200);
    });
  });
});

describe('account documents', () => {
  useTestDb();

  describe('documents', () => {
    const PNG = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const form = (bytes: Uint8Array, type = 'pan', name = 'pan card.png') => {
      const data = new FormData();
      data.append('type', type);
      data.append('file', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
      return data;
    };
    const filesOf = (id: string) => {
      const folder = join(env().DATA_DIR, 'private', id);
      return existsSync(folder) ? readdirSync(folder) : [];
    };

    test('opens for the owner and, logged, for an admin, and stays out of the public folder', async () => {
      const [person, stranger, admin] = await Promise.all([
        signedIn('seller'),
        signedIn('seller'),
        signedIn('admin'),
      ]);
      const reply = await person.browser.call(upload, '/x', { body: form(PNG) });
      expect(reply.status).toBe(201);
      const params = { id: String(reply.json._id) };
      const own = await person.browser.call(openDocument, '/x', { params });
      expect(own.status).toBe(200);
      expect(own.headers.get('content-type')).toBe('image/png');
      expect(own.headers.get('x-content-type-options')).toBe('nosniff');
      expect(own.headers.get('content-security-policy')).toContain('sandbox');
      expect(own.headers.get('cache-control')).toBe('private, no-store');
      expect((await stranger.browser.call(openDocument, '/x', { params })).status).toBe(404);
      expect((await stranger.browser.call(removeDocument, '/x', { method: 'DELETE', params })).status).toBe(
        404,
      );
      expect((await admin.browser.call(openDocument, '/x', { params })).status).toBe(200);
      expect(await AuditEntry.countDocuments({ action: 'document.view', targetId: params.id })).toBe(1);
      expect(filesOf(person.id)).toHaveLength(1);
      expect((await person.browser.call(removeDocument, '/x', { method: 'DELETE', params })).status).toBe(
        200,
      );
      expect(filesOf(person.id)).toHaveLength(0);
    });

    test('lets moderators open property papers, logged, but no identity document', async () => {
      const person = await signedIn('seller');
      const moderator = await signedIn('admin', { officeRole: 'moderator' });
      const agent = await signedIn('admin', { officeRole: 'agent' });
      const idOf = async (type: string) => {
        const reply = await person.browser.call(upload, '/x', { body: form(PNG, type, `${type}.png`) });
        return { params: { id: String(reply.json._id) } };
      };
      const [paper, pan] = [await idOf('property'), await idOf('pan')];
      expect((await moderator.browser.call(openDocument, '/x', paper)).status).toBe(200);
      expect((await moderator.browser.call(openDocument, '/x', pan)).status).toBe(404);
      expect((await agent.browser.call(openDocument, '/x', paper)).status).toBe(404);
      const gone = await moderator.browser.call(removeDocument, '/x', { method: 'DELETE', ...paper });
      expect(gone.status).toBe(404);
      const entries = await AuditEntry.find({ action: 'document.view', targetId: paper.params.id }).lean();
      expect(entries.map(({ actor }) => String(actor))).toEqual([moderator.id]);
    });

    test.each([
      ['a page called png', Buffer.from('<html><script>alert(1)</script></html>'.padEnd(64)), 'pan', 415],
      [
        'a drawing with script',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(64)),
        'pan',
        415,
      ],
      ['nothing', Buffer.alloc(0), 'pan', 415],
      ['an unknown kind', PNG, 'passport', 400],
    ])('refuses %s and stores nothing', async (_name, bytes, type, status) => {
      const person = await signedIn('seller');
      expect((await person.browser.call(upload, '/x', { body: form(bytes, type) })).status).toBe(status);
      expect(filesOf(person.id)).toHaveLength(0);
    });

    test('limits the number of documents', async () => {
      const person = await signedIn('seller');
      const statuses: number[] = [];
      for (let i = 0; i < 13; i++) {
        statuses.push((await person.browser.call(upload, '/x', { body: form(PNG) })).status);
      }
      expect(statuses.filter((status) => status === 201)).toHaveLength(12);
      expect(statuses.at(-1)).toBe(409);
      expect(filesOf(person.id)).toHaveLength(12);
    });

    /** The document as stored on disk, decrypted. */
    async function storedOf(id: string): Promise<Buffer> {
      const [document] = (await User.findById(id).lean())?.documents ?? [];
      const key = String(document?.storageKey);
      const file = await openEncrypted(join(env().DATA_DIR, 'private', key), key);
      const chunks: Uint8Array[] = [];
      for await (const chunk of file.read()) chunks.push(chunk);
      const bytes = Buffer.concat(chunks);
      expect(document?.size).toBe(bytes.length);
      return bytes;
    }

    test('refuses viruses, bombs and active PDF files with a message and stores nothing of them', async () => {
      const person = await signedIn('seller');
      const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
      const refused: [Buffer, RegExp][] = [
        [EICAR, /virus check/],
        [Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(100)]), /virus check/],
        [zipBomb(), /choose a JPEG/],
        [zip('xl/workbook.xml', Buffer.from('<x/>')), /choose a JPEG/],
        [await pngBomb(), /megapixels/],
        [Buffer.concat([PNG.subarray(0, 40), Buffer.alloc(50)]), /damaged/],
        [pdf({ catalog: `/OpenAction ${script}` }), /scripts or actions/],
        [pdf({ objects: objectStream([script]) }), /scripts or actions/],
        [pdf({ catalog: '/Names << /EmbeddedFiles 8 0 R >>' }), /other files in it/],
        [pdf({ trailer: '/Encrypt 8 0 R' }), /password/],
        [pdf({ tail: zip('x', EICAR).toString('latin1') }), /something else/],
        [(await polyglots()).gif, /choose a JPEG/],
      ];
      for (const [bytes, message] of refused) {
        const reply = await person.browser.call(upload, '/x', { body: form(bytes) });
        expect([reply.status, reply.json.message]).toEqual([415, expect.stringMatching(message)]);
        expect(reply.json.issues).toEqual([
          expect.objectContaining({ path: 'file', message: expect.stringMatching(message) }),
        ]);
      }
      expect(filesOf(person.id)).toHaveLength(0);
      expect(readdirSync(join(env().DATA_DIR, 'tmp'))).toEqual([]);
    });

    test("stores only a picture's pixels, without hidden data", async () => {
      const { jpeg, png, webp } = await polyglots();
      for (const [bytes, type] of [
        [jpeg, 'image/jpeg'],
        [png, 'image/png'],
        [webp, 'image/webp'],
      ] as const) {
        expect(bytes.includes(PAYLOAD)).toBe(true);
        const person = await signedIn('seller');
        const reply = await person.browser.call(upload, '/x', { body: form(bytes) });
        expect(reply.status).toBe(201);
        const stored = await storedOf(person.id);
        expect(stored.includes('script') || stored.includes('PK\x03\x04')).toBe(false);
        const opened = await person.browser.call(openDocument, '/x', {
          params: { id: String(reply.json._id) },
        });
        expect(opened.headers.get('content-type')).toBe(type);
      }
      const person = await signedIn('seller');
      const plain = pdf();
      expect((await person.browser.call(upload, '/x', { body: form(plain) })).status).toBe(201);
      expect((await storedOf(person.id)).equals(plain)).toBe(true);
    });

    test('refuses uploads when the scanner is unavailable', async () => {
      const person = await signedIn('seller');
      Object.assign(env(), { CLAMD_URL: 'tcp://127.0.0.1:1' });
      const reply = await person.browser.call(upload, '/x', { body: form(PNG) });
      Object.assign(env(), { CLAMD_URL: undefined });
      expect([reply.status, reply.json.message]).toEqual([
        503,
        'Files cannot be checked for viruses at the moment. Please try again later',
      ]);
      expect(filesOf(person.id)).toHaveLength(0);
    });
  });
});

describe('portraits', () => {
  useTestDb();

  const picture = (width = 900, height = 600) =>
    sharp({ create: { width, height, channels: 3, background: '#886644' } })
      .jpeg()
      .toBuffer();

  async function send({ browser }: Person, bytes: Uint8Array) {
    const body = new FormData();
    body.set('face', new File([new Uint8Array(bytes)], 'me.jpg', { type: 'image/jpeg' }));
    return browser.call(PUT, '/api/user/face', { method: 'PUT', body });
  }

  const shown = (id: string) =>
    GET(new Request(`http://localhost:3000/face/${id}`), { params: Promise.resolve({ id }) });
  const fileOf = (id: string) => join(env().DATA_DIR, 'faces', `${id}.jpg`);
  const idOf = (reply: { json: Record<string, unknown> }) => String(reply.json.face).split('/').at(-1) ?? '';

  test('crops a picture to a public square and replaces the earlier one', async () => {
    const person = await signedIn('broker');
    const first = idOf(await send(person, await picture()));
    const reply = await shown(first);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const { width, height, exif } = await sharp(await reply.arrayBuffer()).metadata();
    expect([width, height, exif]).toEqual([480, 480, undefined]);
    const second = idOf(await send(person, await picture(700, 1000)));
    expect(second).not.toBe(first);
    expect([existsSync(fileOf(first)), existsSync(fileOf(second))]).toEqual([false, true]);
    expect((await shown(first)).status).toBe(404);
  });

  test('refuses a file that is too small or not a picture, and changes nothing', async () => {
    const person = await signedIn('seller');
    const id = idOf(await send(person, await picture()));
    const bad = await send(person, Buffer.from('%PDF-1.7 not a picture'));
    expect([bad.status, bad.json.message]).toEqual([400, expect.stringMatching(/not a JPEG/)]);
    expect((await send(person, await picture(100, 100))).status).toBe(400);
    expect((await User.findById(person.id).lean())?.face).toBe(id);
  });

  test('deletes the picture when its person removes it, and with the account', async () => {
    const [person, leaving] = [await signedIn('seller'), await signedIn('seller')];
    const [one, other] = [
      idOf(await send(person, await picture())),
      idOf(await send(leaving, await picture())),
    ];
    await person.browser.call(DELETE, '/api/user/face', { method: 'DELETE' });
    await removeFace(leaving.id);
    expect([existsSync(fileOf(one)), existsSync(fileOf(other))]).toEqual([false, false]);
    expect((await User.findById(person.id).lean())?.face).toBeUndefined();
  });

  test('returns 404 for an address without a picture', async () => {
    for (const id of ['f'.repeat(32), '../../etc/passwd', '']) expect((await shown(id)).status).toBe(404);
  });
});
