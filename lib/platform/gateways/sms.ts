import 'server-only';
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/platform/env';
import { fillSms, smsProblem } from './sms-parts';
import { SMS_TEXTS, type SmsName, type SmsTemplate, type SmsValues } from './sms-registry';

type TextMessage = { to: string; text: string } & Partial<
  Record<'entityId' | 'header' | 'templateId' | 'category', string>
>;

const TIMEOUT_MS = 10_000;

/** Fields that operators require besides the text. There are none without a registered entity, as outside India. */
function registration(name: SmsName, { category }: SmsTemplate): Partial<TextMessage> {
  const { SMS_ENTITY_ID, SMS_HEADER, SMS_TEMPLATE_IDS } = env();
  if (!SMS_ENTITY_ID) return {};
  const templateId = SMS_TEMPLATE_IDS.get(name);
  if (!templateId || !SMS_HEADER)
    throw new Error(`SMS_TEMPLATE_IDS and SMS_HEADER must say what "${name}" is registered as`);
  return { entityId: SMS_ENTITY_ID, header: SMS_HEADER, templateId, category };
}

/**
 * Sends one of the registered texts to a phone, or throws. A gateway at `SMS_URL` gets it as JSON. Without one, it becomes a file in the outbox. Does not send
 * a text whose values make it differ from its registered words.
 */
export async function sendSms<N extends SmsName>(
  name: N,
  to: string,
  values: SmsValues<N>,
  now = new Date(),
): Promise<void> {
  const template: SmsTemplate = SMS_TEXTS[name];
  const text = fillSms(template.text, values);
  const problem = smsProblem(template, text, now);
  if (problem) throw new Error(`${problem}: ${name}`);
  const { SMS_URL, DATA_DIR } = env();
  if (SMS_URL) return sendByGateway(SMS_URL, { to, text, ...registration(name, template) });
  const folder = join(DATA_DIR, 'outbox');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const file = `${time}-${randomBytes(3).toString('hex')}.sms.txt`;
  await writeFile(join(folder, file), `To: ${to}\n\n${text}\n`, { mode: 0o600 });
}

async function sendByGateway(address: string, message: TextMessage): Promise<void> {
  const url = new URL(address);
  const headers = new Headers({ 'content-type': 'application/json' });
  // sends a name and password in the address as a header, so that no proxy logs them
  if (url.username) {
    const basic = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    headers.set('authorization', `Basic ${Buffer.from(basic).toString('base64')}`);
    [url.username, url.password] = ['', ''];
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(message), signal });
  if (!reply.ok) throw new Error(`The gateway for text messages replied ${reply.status}`);
}
