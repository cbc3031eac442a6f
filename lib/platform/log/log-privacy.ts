/**
 * Removes personal data from log lines. Logs state the event, the place and the record's id, but never a person's name. Typed values reach the log through
 * library messages (a duplicate key, a refused receiver, an invalid body), so they are removed there.
 */
import { sourceFrames } from './source-frames';

const CUT = '[cut]';

/** Fields that name a person or grant access. */
const PERSONAL_FIELDS =
  /^(?:password|.*token|secret|authorization|(?:set-)?cookie|email.*|phone|mobile.*|.*phone|.*name|ip|address|aadhaar.*|pan|pannumber|body|query|to|from|rejected|recipient)$/i;
/** Useful fields of an error other than type, message and stack. */
const ERROR_FIELDS = [
  'code',
  'codeName',
  'status',
  'statusCode',
  'errno',
  'syscall',
  'responseCode',
  'command',
  'digest',
  'path',
];
/** Errors whose messages contain variables and limits from code, and no typed values. */
const OWN_ERRORS = new Set(['TypeError', 'ReferenceError', 'RangeError', 'AssertionError']);

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Patterns that start where no earlier match could and stop where the next one could start, so that the time grows linearly. */
const REPLACEMENTS: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/\?[^\s"'`<>?=]*=[^\s"'`<>]*/g, `?${CUT}`],
  [/(?<![^\s"<>])[^\s"<>]*(?:@|%40)[^\s"'`<>(){}:;,@%]+\.[a-z]{2,}/gi, '[mail]'],
  [/(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[token]'],
  // a secret link, a session or a hash; record ids have 24 characters
  [/(?<![\w-])[\w-]{32,}(?![\w-])/g, (found) => (UUID.test(found) ? found : '[token]')],
  [/(?<![\w.-])\+\d[\d\s-]{7,16}\d(?!\w)/g, '[phone]'],
  [/(?<![\w.-])(?:91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?!\w|\.\d)/g, '[phone]'],
  [/(?<![\w.-])\d{4}[\s-]?\d{4}[\s-]?\d{4}(?!\w)/g, '[number]'],
  [/\b[A-Z]{5}\d{4}[A-Z]\b/g, '[number]'],
  // visitors' addresses; an address with a port is a server that we call
  [/(?<![\w.])(?!127\.)(?:\d{1,3}\.){3}\d{1,3}(?![\w.]|:\d)/g, '[address]'],
  [/(?<![\w:])(?:[0-9a-f]{1,4}:){3,7}(?::?[0-9a-f]{1,4})(?::[0-9a-f]{1,4})*(?![\w:])/gi, '[address]'],
  [/(?<![\w:])[0-9a-f]{1,4}(?::[0-9a-f]{1,4})*::[0-9a-f]{1,4}(?::[0-9a-f]{1,4})*(?![\w:])/gi, '[address]'],
];

/** Removes email addresses, personal numbers, tokens, visitors' addresses and query strings from a text. */
export function withoutPersonalText(text: string): string {
  return REPLACEMENTS.reduce(
    (rest, [pattern, by]) => (typeof by === 'string' ? rest.replace(pattern, by) : rest.replace(pattern, by)),
    text,
  );
}

function messageOf(error: Error): string {
  if (OWN_ERRORS.has(error.name)) return withoutPersonalText(error.message);
  const unquoted = error.message
    .replace(/dup key: .*/s, `dup key: ${CUT}`)
    .replace(/"[^"]*"|`[^`]*`|'[^']*'/g, `"${CUT}"`);
  return withoutPersonalText(unquoted);
}

/** Frames of a stack. Skips the message at its start, whose lines can look like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const found = stack.indexOf(message);
  const rest = found < 0 ? stack : stack.slice(found + message.length);
  return rest.split('\n').filter((line) => /^\s+at /.test(line));
}

const MAX_DEPTH = 4;

function safeError(error: Error, depth: number): object {
  const given = error as unknown as Record<string, unknown>;
  const own = ERROR_FIELDS.filter((key) => given[key] !== undefined).map((key) => [
    key,
    safeValue(given[key], depth + 1),
  ]);
  const frames = framesOf(error);
  // field names of a refused document, without values
  const fields = typeof given.errors === 'object' && given.errors ? Object.keys(given.errors) : undefined;
  return {
    type: error.name,
    message: messageOf(error),
    ...Object.fromEntries(own),
    ...(fields && { fields }),
    ...(error.stack && { stack: sourceFrames(frames).join('\n') }),
    ...(error.cause !== undefined && depth < MAX_DEPTH && { cause: safeValue(error.cause, depth + 1) }),
  };
}

function safeValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return withoutPersonalText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return safeError(value, depth);
  if (value instanceof Date) return value;
  if (depth >= MAX_DEPTH || ArrayBuffer.isView(value)) return CUT;
  if (Array.isArray(value)) return value.slice(0, 20).map((item) => safeValue(item, depth + 1));
  const isPlain = [Object.prototype, null].includes(Object.getPrototypeOf(value));
  // an ObjectId, a URL or a Map becomes text or is omitted
  if (!isPlain) return withoutPersonalText(String(value));
  return withoutPersonalData(value, depth + 1);
}

/** Fields of a log line without anything that names a person or grants access. */
export function withoutPersonalData(fields: object, depth = 0): Record<string, unknown> {
  const safe = Object.entries(fields).map(([key, value]) => {
    const isPersonal = PERSONAL_FIELDS.test(key) && value !== undefined;
    return [key, isPersonal ? CUT : safeValue(value, depth)];
  });
  return Object.fromEntries(safe);
}
