import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { CloudinaryDouble } from '@/test/cloudinary-double';
import { sleep } from '../measure';
import { figure } from '../report';
import { audit } from './audit';
import { Installation } from './installation';
import { People } from './people';

/** Tests mail servers that hang, refuse and accept. No request waits for them, and no mail is lost. */
async function badMail(): Promise<void> {
  let mode: 'stall' | 'fail' | 'take' = 'stall';
  const subjects: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onConnect: (_, done) => (mode === 'stall' ? undefined : done()),
    onData(stream, _, done) {
      void text(stream).then((source) => {
        if (mode !== 'take') return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
        subjects.push(/^message-id: *(\S+)/im.exec(source)?.[1] ?? source);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const site = await Installation.start({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  try {
    const people = new People(site);
    for (const next of ['stall', 'fail'] as const) {
      mode = next;
      for (let i = 0; i < 5; i++) await people.enquire();
    }
    figure(
      'mail server slow, then failing: the longest answer',
      `${people.longestMs.toFixed(0)} ms`,
      '≤ 3000 ms',
      people.longestMs <= 3000,
    );
    const waiting = () => site.onDatabase((db) => db.collection('jobs').countDocuments({ name: 'mail' }));
    // wait for the attempts to end, which takes ten seconds with a silent server
    await sleep(25_000);
    const kept = await waiting();
    figure('mail server slow, then failing: mails kept', String(kept), '> 0', kept > 0);
    mode = 'take';
    // their next attempts are minutes away, so bring them forward
    await site.onDatabase((db) =>
      db.collection('jobs').updateMany({ name: 'mail' }, { $set: { leaseUntil: new Date(0) } }),
    );
    for (const until = Date.now() + 150_000; (await waiting()) > 0 && Date.now() < until; ) await sleep(1000);
    const twice = subjects.length - new Set(subjects).size;
    figure(
      'mail server back: mails that came',
      `${subjects.length} of ${kept}, ${twice} twice`,
      'all, none twice',
      subjects.length >= kept && twice === 0,
    );
    await audit('mail server slow, then failing', people, { withAlerts: false });
  } finally {
    await site.stop();
    await new Promise<void>((resolve) => server.close(resolve));
  }
}

/** Tests Cloudinary while it fails, disconnects and hangs. Uploads that are not stored are refused, and acknowledged ones exist. */
async function badCloudinary(): Promise<void> {
  const double = new CloudinaryDouble();
  const site = await Installation.start({
    env: { CLOUDINARY_URL: await double.start(), DEMO_LISTINGS: '5' },
  });
  try {
    const people = new People(site);
    for (const plan of [
      [500, 500, 500],
      ['reset', 'reset', 'reset'],
      ['stall', 503],
      [429, 'ok'],
    ] as const) {
      double.plan.push(...plan);
      await people.list();
    }
    const stored = [...people.listings.values()].flatMap(({ pictures }) => pictures);
    figure(
      'Cloudinary slow and failing: listings acknowledged',
      `${people.listings.size} of 4`,
      '4',
      people.listings.size === 4,
    );
    const missing = stored.filter(
      (url) => ![...double.assets.keys()].some((key) => url.includes(key.split(':')[1] ?? key)),
    );
    figure(
      'Cloudinary slow and failing: pictures that are not there',
      `${missing.length} of ${stored.length}`,
      '0',
      missing.length === 0,
    );
    figure(
      'Cloudinary slow and failing: the longest answer',
      `${(people.longestMs / 1000).toFixed(1)} s`,
      '≤ 45 s',
      people.longestMs <= 45_000,
    );
    const rows = await site.onDatabase((db) =>
      db.collection('properties').countDocuments({ idempotencyKey: { $in: [...people.listings.keys()] } }),
    );
    figure(
      'Cloudinary slow and failing: there twice',
      String(rows - people.listings.size),
      '0',
      rows === people.listings.size,
    );
  } finally {
    await site.stop();
    await double.stop();
  }
}

export const SERVICES: Record<string, (rounds: number) => Promise<void>> = {
  mail: badMail,
  cloudinary: badCloudinary,
};
