import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { POST as forgot } from '@/app/api/user/password/forgot/route';
import { POST as register } from '@/app/api/user/register/route';
import { createEnquiry } from '@/lib/enquiries/mutations';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { JobModel } from '@/models/platform/job';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { signedIn } from '@/test/people';
import { mailJob } from './queue';

/** What a real SMTP server took from us, over a real socket. */
type Received = { from: string; to: string[]; auth: string; source: string };
const received: Received[] = [];
let refusing = false;
const server = new SMTPServer({
  authOptional: true,
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onAuth: ({ username = '', password }, _session, done) =>
    password === 'p@ss' ? done(null, { user: username }) : done(new Error('wrong password')),
  onMailFrom: (_address, _session, done) => done(refusing ? new Error('come back later') : null),
  onData(stream, { envelope, user }, done) {
    void text(stream).then((source) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), auth: String(user), source });
      done();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const SMTP_URL = `smtp://desk:p%40ss@127.0.0.1:${port}`;
  Object.assign(env(), { SMTP_URL, MAIL_FROM: 'Saptam Group <desk@saptam.example>' });
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
useTestDb();
afterEach(() => {
  refusing = false;
  received.length = 0;
});

const plain = (source: string) => source.replace(/=\r\n/g, '').replace(/=3D/g, '=');
const ask = (email: string) => new Browser().call(forgot, '/x', { body: { email } });

test('reset, verification and enquiry arrive, each at its own address', async () => {
  const person = await signedIn('seller');
  await settleBackground();
  received.length = 0;
  expect((await ask(person.email)).status).toBe(200);
  const body = { name: 'Asha', email: 'asha@people.example', password: 'tamarind-bridge-7', role: 'buyer' };
  expect((await new Browser().call(register, '/x', { body })).status).toBe(201);
  const enquiry = {
    name: 'Ravi\r\nBcc: all@people.example',
    email: 'ravi@people.example',
    phone: '9822012345',
    message: 'Is it free?',
  };
  const title = 'A flat\r\nBcc: all@people.example';
  await createEnquiry({ ...enquiry, propertyTitle: title });
  await settleBackground();
  const to = (address: string) => received.find((mail) => mail.to.includes(address));
  expect(plain(to(person.email)?.source ?? '')).toMatch(/\/reset-password#[\w-]{43}/);
  expect(plain(to('asha@people.example')?.source ?? '')).toMatch(/\/verify-email#[\w-]{43}/);
  expect(received).toHaveLength(4);
  expect(to('ravi@people.example')?.source).toMatch(/^reply-to: /im);
  // one recipient each, whatever is typed into a name or a title
  for (const mail of received)
    expect(mail).toMatchObject({ from: 'desk@saptam.example', auth: 'desk', to: [expect.any(String)] });
  for (const { source } of received) expect(source.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
  expect(await JobModel.countDocuments({ name: 'mail' })).toBe(0);
});

test('a server that refuses fails no request; the mail is kept unreadable, tried again and arrives once', async () => {
  const person = await signedIn('buyer');
  await settleBackground();
  received.length = 0;
  refusing = true;
  expect((await ask(person.email)).status).toBe(200);
  await settleBackground();
  expect(received).toHaveLength(0);
  const [row] = await JobModel.find({ name: 'mail' }).lean();
  expect(row).toMatchObject({ attempts: 1 });
  expect(JSON.stringify(row)).not.toMatch(/reset-password|people\.example/);

  expect(await mailJob.runDue()).toBe(0);
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  expect(await mailJob.runDue(later(2))).toBe(0);
  expect(await JobModel.findOne({ name: 'mail' }).lean()).toMatchObject({ attempts: 2 });
  refusing = false;
  expect(await Promise.all([mailJob.runDue(later(10)), mailJob.runDue(later(10))])).toEqual(
    expect.arrayContaining([0, 1]),
  );
  expect(received).toHaveLength(1);
  expect(await JobModel.countDocuments({ name: 'mail' })).toBe(0);
});

test('a server that is gone fails no request either', async () => {
  const person = await signedIn('buyer');
  await settleBackground();
  await new Promise<void>((resolve) => server.close(resolve));
  expect((await ask(person.email)).status).toBe(200);
  await settleBackground();
  expect(await JobModel.countDocuments({ name: 'mail' })).toBe(1);
});
