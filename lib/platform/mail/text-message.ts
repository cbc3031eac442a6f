import 'server-only';
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/platform/env';

export type TextMessage = { to: string; text: string };

/** How long a gateway may take. */
const TIMEOUT_MS = 10_000;

/** The port: sends one message to a phone, or throws. A gateway at `SMS_URL` gets it as JSON; without one it is a file of the outbox. */
export async function sendTextMessage(message: TextMessage): Promise<void> {
  const { SMS_URL, DATA_DIR } = env();
  if (SMS_URL) return sendByGateway(SMS_URL, message);
  const folder = join(DATA_DIR, 'outbox');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const name = `${time}-${randomBytes(3).toString('hex')}.sms.txt`;
  await writeFile(join(folder, name), `To: ${message.to}\n\n${message.text}\n`, { mode: 0o600 });
}

async function sendByGateway(address: string, message: TextMessage): Promise<void> {
  const url = new URL(address);
  const headers = new Headers({ 'content-type': 'application/json' });
  // a name and password in the address are sent as a header, so that no log of a proxy has them
  if (url.username) {
    const basic = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    headers.set('authorization', `Basic ${Buffer.from(basic).toString('base64')}`);
    [url.username, url.password] = ['', ''];
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(message), signal });
  if (!reply.ok) throw new Error(`The gateway for text messages replied ${reply.status}`);
}
