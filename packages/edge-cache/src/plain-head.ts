import { copied } from './copied';
import type { RequestHead } from './refusals';

/** Half of what Node's parser takes: browsers send about one kilobyte, and cookies are the rest. */
const MAX_HEAD_BYTES = 8 * 1024;

/**
 * One whole request without a body, in the plainest form that RFC 9112 knows, and nothing behind it: request line with an
 * origin-form target (§3.2.1) of RFC 3986's characters, at least one field line (§5), the empty line. Narrower than the grammar
 * wherever recipients have been seen to differ: no bare CR or LF (§2.2), no folded line (§5.2), no space before the colon
 * (§5.1), names of letters, digits and hyphens only, values of visible ASCII, blanks and tabs. No character can be read as two
 * parts of it, so it never goes back to try again, whatever it is given.
 */
const PLAIN =
  /^(GET|HEAD) (\/[\w\-.~!$&'()*+,;=:@%/?]*) HTTP\/1\.1\r\n((?:[A-Za-z0-9-]+:[\t\x20-\x7e]*\r\n)+)\r\n$/;

/**
 * Fields that say something about the message or the connection (RFC 9110 §7.6.1, §8.6, §10.1.1; RFC 9112 §6), and one that
 * Node gives out as a list. `connection` itself may say what is so anyway.
 */
const NOT_PLAIN = new Set([
  'content-length',
  'transfer-encoding',
  'expect',
  'upgrade',
  'trailer',
  'te',
  'keep-alive',
  'proxy-connection',
  'http2-settings',
  'set-cookie',
]);

const HOST = /^[\w.:[\]-]+$/;

/** Names as written, in lower case: clients write the same few again and again. */
const lowered = new Map<string, string>();

function nameOf(written: string): string {
  const known = lowered.get(written);
  if (known !== undefined) return known;
  const name = written.toLowerCase();
  if (written.length < 50) {
    if (lowered.size > 500) lowered.clear();
    lowered.set(copied(written), copied(name));
  }
  return name;
}

/** The fields, or undefined: one of them is not plain, or is there twice (which Node joins, or not, by its name). */
function fieldsOf(lines: string): RequestHead['headers'] | undefined {
  const fields: RequestHead['headers'] = Object.create(null);
  for (let start = 0; start < lines.length; ) {
    const colon = lines.indexOf(':', start);
    const end = lines.indexOf('\r\n', colon);
    const name = nameOf(lines.slice(start, colon));
    if (name in fields || NOT_PLAIN.has(name)) return undefined;
    fields[name] = lines.slice(colon + 1, end).trim();
    start = end + 2;
  }
  return fields;
}

/**
 * Reads the head of a request if these bytes are exactly one plain one. Undefined says nothing about the bytes but that Node's parser
 * is to read them; plain-head.test.ts holds every head that is read here against what that parser reads.
 */
export function readPlainHead(bytes: Buffer): RequestHead | undefined {
  if (bytes.length > MAX_HEAD_BYTES) return undefined;
  const match = PLAIN.exec(bytes.toString('latin1'));
  if (!match) return undefined;
  const [, method, url, lines = ''] = match;
  const headers = fieldsOf(lines);
  if (!headers?.host || !HOST.test(headers.host)) return undefined;
  const { connection } = headers;
  if (connection !== undefined && connection.toLowerCase() !== 'keep-alive') return undefined;
  return { method, url, headers };
}
