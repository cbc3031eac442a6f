import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { enqueueMessage } from '@/lib/channels/messages/mutations';
import { ChannelMessage } from '@/models/channels/channel-message';
import { Consent } from '@/models/channels/consent';
import { childProgram } from '@/test/child-program';
import { useTestDb } from '@/test/db';
import { settleBoth, useFakeWhatsApp } from '@/test/whatsapp/site';
import { sendJob } from './jobs';

useTestDb();
const fake = useFakeWhatsApp();

const PEOPLE = 60;
const MINUTE = 60_000;
const phoneOf = (i: number) => `+9198220${String(i).padStart(5, '0')}`;

/** A process that sends what is due. */
function sender() {
  const account = {
    WHATSAPP_API_URL: fake.url,
    WHATSAPP_PHONE_ID: fake.phoneId,
    WHATSAPP_TOKEN: fake.token,
    WHATSAPP_APP_SECRET: fake.appSecret,
    WHATSAPP_VERIFY_TOKEN: fake.verifyToken,
  };
  return spawn(process.execPath, childProgram('whatsapp-child'), {
    env: { ...process.env, ...account, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

test('no message is lost and none is sent twice, also when the process is killed in the middle of one', async () => {
  for (let i = 0; i < PEOPLE; i++) {
    const phone = phoneOf(i);
    await ChannelMessage.create({
      direction: 'in',
      key: `in:${i}`,
      phone,
      text: 'Hello',
      purpose: 'answers',
      category: 'service',
      state: 'received',
      rank: 9,
      at: new Date(),
    });
    await Consent.create({ phone, kind: 'answers', at: new Date(), way: 'whatsapp', words: 'Hello' });
    await enqueueMessage({ key: `out:${i}`, phone, text: 'Yes', purpose: 'answers', category: 'service' });
    fake.messageBody(phone.slice(1), { text: 'Hello' });
  }
  fake.isPrompt = false;
  const first = sender();
  // the process dies after WhatsApp took a message and before it replied
  fake.onTaken = () => {
    if (fake.taken.length < PEOPLE / 3) return;
    fake.onTaken = undefined;
    first.kill('SIGKILL');
    fake.breakReplies = 1;
  };
  await once(first, 'exit');
  expect(first.signalCode).toBe('SIGKILL');
  expect(fake.taken.length).toBeLessThan(PEOPLE / 2);

  // another process continues when the lease has expired
  await sendJob.runDue(new Date(Date.now() + 2 * MINUTE));
  expect(new Set(fake.taken.map(({ to }) => to)).size).toBe(PEOPLE);
  expect(fake.taken).toHaveLength(PEOPLE);
  expect(await ChannelMessage.countDocuments({ direction: 'out', state: 'unsure' })).toBe(1);

  // the statuses show which message the killed process had sent; they arrive twice and in reverse order
  fake.copies = 2;
  await fake.flush((bodies) => bodies.reverse());
  await settleBoth(fake);
  expect(await ChannelMessage.countDocuments({ direction: 'out', state: 'read' })).toBe(PEOPLE);
  expect(fake.taken).toHaveLength(PEOPLE);
});
