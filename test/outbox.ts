import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settleBackground } from '@/lib/platform/jobs/background';

export type SentMail = { to: string; subject: string; text: string; html?: string; calendar?: string };

const folder = () => join(String(process.env.DATA_DIR), 'outbox');

/** `=C2=B7` → `·` (RFC 2045, 6.7) */
function unquoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The decoded body of the first part with this type. */
function partOf(source: string, type: string): string | undefined {
  const head = new RegExp(`Content-Type: ${type}[\\s\\S]*?\\r\\n\\r\\n`, 'i').exec(source);
  if (!head) return undefined;
  const body = source.slice(head.index + head[0].length).split(/\r\n--/)[0] ?? '';
  const headers = source.slice(Math.max(0, source.lastIndexOf('\r\n--', head.index)), head.index) + head[0];
  if (/transfer-encoding: base64/i.test(headers)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(headers)) return body;
  return unquoted(body.replace(/=\r\n/g, ''));
}

/** A header on one line with its encoded words (RFC 2047) decoded. */
function headerOf(source: string, name: string): string {
  const found = new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(source)?.[1] ?? '';
  return found
    .replace(/\r\n\s+/g, ' ')
    .replace(/\?= =\?UTF-8\?Q\?/g, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, text: string) => unquoted(text.replaceAll('_', ' ')))
    .replace(/=\?UTF-8\?B\?(.*?)\?= ?/g, (_, text: string) => Buffer.from(text, 'base64').toString('utf8'));
}

/** Mails to this address, oldest first, including those still being sent. */
export async function mailsTo(address: string): Promise<SentMail[]> {
  await settleBackground();
  const names = (await readdir(folder()).catch(() => [])).sort();
  const sources = await Promise.all(names.map((name) => readFile(join(folder(), name), 'utf8')));
  return sources
    .map((source) => {
      const calendar = partOf(source, 'text/calendar');
      return {
        to: headerOf(source, 'To'),
        subject: headerOf(source, 'Subject'),
        text: partOf(source, 'text/plain') ?? '',
        ...(calendar && { calendar }),
      };
    })
    .filter(({ to }) => to.includes(address));
}
