import 'server-only';
import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { cleanText } from '@/lib/platform/text/clean';
import { withoutQuotation } from './quoted-text';

/** Size limit that allows photos, which are common. They are not passed on, but must not cost the sender the reply. */
export const MAX_MAIL_BYTES = 15 * 1024 * 1024;
const MAX_LISTED_FILES = 5;
const MAX_HEAD_BYTES = 256 * 1024;
/** Limit of parts. People's mails have a dozen, and fifty thousand took half a minute. */
const MAX_BOUNDARIES = 2000;
/** Maximum number of characters read from a mail, including quotations. */
const MAX_READ = 200_000;

export type InboundMail = {
  /** Hash of its Message-ID, which identifies repeats. */
  id: string;
  from: string;
  to: string[];
  /** The new text, without quotations. */
  text: string;
  files: string[];
  subject: string;
  /** All non-text parts, with or without names. */
  contents: Uint8Array[];
  /** Names of `contents` in the same order; empty for an unnamed part. */
  names: string[];
  /** The full text, including forwarded parts. */
  whole: string;
  /** True for an out-of-office reply, a mailing list or a bounce (RFC 3834). */
  isAutomatic: boolean;
  /** True if the receiving server reports that the sender's domain disowns it (RFC 8601). */
  isDisowned: boolean;
};

/** Removes hidden elements and quotations. An unclosed element hides nothing. */
function withoutHidden(html: string): string {
  const [shown = '', ...parts] = html.split(/<(?=\/?(?:style|script|head|blockquote)\b)/i);
  const names = parts.map((part) => /^\/?\w+/.exec(part.toLowerCase())?.[0] ?? '');
  const lastAt = new Map(names.map((name, i) => [name, i]));
  let hidden = '';
  return parts.reduce((text, part, i) => {
    const name = names[i]!;
    if (hidden && name !== `/${hidden}`) return text;
    hidden = hidden === '' && (lastAt.get(`/${name}`) ?? -1) > i ? name : '';
    return hidden ? text : `${text}<${part}`;
  }, shown);
}

/** Converts HTML to text, with line breaks for tags, for mails without a plain part. */
const plain = (html: string) =>
  withoutHidden(html)
    .replace(/<(?:br|\/p|\/div|\/li|\/tr)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]+>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

const addressesIn = (text: string) => text.match(/(?<![^\s<>,;"])[^\s<>,;"@]+@[^\s<>,;"]+/g) ?? [];

function recipientsOf({ to = [], cc = [], headers }: Email): string[] {
  const named = [...to, ...cc].flatMap(({ address, group }) => [
    address,
    ...(group ?? []).map((mailbox) => mailbox.address),
  ]);
  const delivered = headers
    .filter(({ key }) => ['delivered-to', 'x-original-to', 'envelope-to'].includes(key))
    .flatMap(({ value }) => addressesIn(value));
  return [...named, ...delivered].filter((address) => address !== undefined);
}

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);

/** The headers, which end at the first empty line. */
export function headOf(raw: Uint8Array): Uint8Array {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const ends = [bytes.indexOf('\r\n\r\n'), bytes.indexOf('\n\n')].filter((at) => at >= 0);
  return raw.slice(0, Math.min(MAX_HEAD_BYTES, ...ends, bytes.length));
}

/** Reads only the headers, so that a mail for unknown receivers costs nothing more. */
export async function recipientsIn(raw: Uint8Array): Promise<string[]> {
  return recipientsOf(await PostalMime.parse(headOf(raw)));
}

/** Counts lines that can end a part of a mail. */
function countBoundaries(raw: Uint8Array): number {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  let found = 0;
  for (let at = bytes.indexOf('\n--'); at >= 0 && found <= MAX_BOUNDARIES; at = bytes.indexOf('\n--', at + 3))
    found++;
  return found;
}

/** Parses a raw mail (RFC 5322 with MIME). Throws if it is unreadable. */
export async function parseMail(raw: Uint8Array): Promise<InboundMail> {
  if (countBoundaries(raw) > MAX_BOUNDARIES) throw new Error('The mail has too many parts');
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 20 });
  const header = (key: string) =>
    mail.headers.find((header) => header.key === key)?.value.toLowerCase() ?? '';
  const written = cleanText(mail.text ?? plain(mail.html ?? ''));
  const automatic = header('auto-submitted');
  return {
    id: createHash('sha256')
      .update(mail.messageId?.trim() || raw)
      .digest('base64url'),
    from: mail.from?.address ?? '',
    to: recipientsOf(mail),
    text: withoutQuotation(written.slice(0, MAX_READ)),
    files: mail.attachments
      .flatMap(({ filename, disposition }) =>
        filename && disposition === 'attachment' ? [cleanText(filename)] : [],
      )
      .slice(0, MAX_LISTED_FILES),
    subject: cleanText(mail.subject ?? ''),
    contents: mail.attachments.map(({ content }) => bytesOf(content)),
    names: mail.attachments.map(({ filename }) => cleanText(filename ?? '')),
    whole: written.slice(0, MAX_READ),
    isAutomatic:
      (automatic !== '' && automatic !== 'no') || /^(bulk|junk|list|auto_reply)$/.test(header('precedence')),
    isDisowned: /\bdmarc=fail\b/.test(header('authentication-results')),
  };
}
