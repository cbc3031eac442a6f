import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { secrets } from '@/lib/platform/crypto/secrets';
import { env } from '@/lib/platform/env';
import { siteUrl } from '@/lib/platform/site';

/** One side of a conversation, with the 24 hex digits of its record and a letter for the side. */
export type MailThread = { id: string; side: string };

/** Letter in addresses for drafts. Addresses of conversations have others. */
export const IMPORT_SIDE = 'd';

const MAC_BYTES = 16;
const MAC_LENGTH = 25;

/** Encodes 128 bits as 25 letters and digits of one case, because some servers change the case of addresses. */
const encoded = (mac: Buffer) =>
  BigInt(`0x${mac.toString('hex')}`)
    .toString(36)
    .padStart(MAC_LENGTH, '0');

const macOf = ({ id, side }: MailThread, key: Uint8Array) =>
  encoded(createHmac('sha256', key).update(`mail-thread:${id}:${side}`).digest().subarray(0, MAC_BYTES));

const host = () => new URL(siteUrl()).hostname;

/** The mailbox for replies: the configured address, or an outbox address if no mail leaves this machine. */
function mailbox(): string | undefined {
  const { MAIL_REPLY_ADDRESS, SMTP_URL } = env();
  return MAIL_REPLY_ADDRESS ?? (SMTP_URL ? undefined : `reply@${host()}`);
}

/** The address whose mails reach this thread from its side (RFC 5233). Undefined if the site receives no mail. */
function replyAddress(thread: MailThread): string | undefined {
  const [local, domain] = mailbox()?.split('@') ?? [];
  const [signing] = secrets().signing;
  if (!local || !domain || !signing) return undefined;
  return `${local}+${thread.id}${thread.side}${macOf(thread, signing.key)}@${domain}`;
}

/** The address whose mails become drafts of this account (docs/spec/members.md#messages). */
export const importAddress = (userId: string): string | undefined =>
  replyAddress({ id: userId, side: IMPORT_SIDE });

const ADDRESS = new RegExp(`\\+([0-9a-f]{24})([a-z])([0-9a-z]{${MAC_LENGTH}})@`, 'i');

/** The thread of such an address; undefined for other addresses and guesses. */
export function threadOfAddress(address: string): MailThread | undefined {
  const [, id = '', side = '', mac = ''] = ADDRESS.exec(address.toLowerCase()) ?? [];
  if (!id) return undefined;
  const thread = { id, side };
  const given = Buffer.from(mac);
  const isOurs = secrets().signing.some(({ key }) => timingSafeEqual(given, Buffer.from(macOf(thread, key))));
  return isOurs ? thread : undefined;
}

/** Groups one side's mails into a thread in every mail program (RFC 5322, 3.6.4). */
export function threadHeaders(thread: MailThread, isFirst: boolean) {
  const root = `<${thread.id}.${thread.side}@${host()}>`;
  const replyTo = replyAddress(thread);
  return {
    ...(replyTo && { replyTo }),
    ...(isFirst
      ? { messageId: root }
      : {
          messageId: `<${thread.id}.${thread.side}.${randomBytes(6).toString('hex')}@${host()}>`,
          headers: { 'In-Reply-To': root, References: root },
        }),
  };
}
