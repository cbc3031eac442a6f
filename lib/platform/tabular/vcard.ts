import 'server-only';
import { AppError } from '@/lib/platform/errors';
import { MAX_ROW } from './constants';

/** One line of a card, such as `item1.TEL;TYPE=CELL:+91…`. Names and types are in capitals, and the value is decoded. */
export type CardLine = { name: string; types: string[]; value: string };
export type Card = CardLine[];

/**
 * Yields the cards of a vCard text (2.1, RFC 2426, RFC 6350) that arrives in pieces. Joins folded lines, decodes quoted-printable, and reads types in all three
 * notations. Leaves out nested cards (AGENT of 2.1).
 */
export async function* vCards(pieces: AsyncIterable<string>): AsyncGenerator<Card, void, undefined> {
  let card: Card | undefined;
  let depth = 0;
  for await (const line of unfolded(pieces)) {
    const read = readLine(line);
    if (!read) continue;
    const isCard = read.value.trim().toUpperCase() === 'VCARD';
    if (read.name === 'BEGIN' && isCard) {
      depth += 1;
      if (depth === 1) card = [];
    } else if (read.name === 'END' && isCard) {
      depth -= 1;
      if (depth === 0 && card) {
        yield card;
        card = undefined;
      }
      depth = Math.max(0, depth);
    } else if (depth === 1) card?.push(read);
  }
  if (card) {
    const message = 'The last card has no END:VCARD: the file is cut off';
    throw new AppError('invalid', message, { issues: [{ path: 'file', message }] });
  }
}

/** Logical lines. A continuation begins with a blank or, in 2.1, follows a quoted-printable line that ends in "=". */
async function* unfolded(pieces: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let held: string | undefined;
  for await (const line of lines(pieces)) {
    if (held !== undefined && isSoftBreak(held)) held = `${held.slice(0, -1)}${line}`;
    else if (held !== undefined && /^[ \t]/.test(line)) held += line.slice(1);
    else {
      if (held) yield held;
      held = line;
    }
    if (held.length > MAX_ROW) throw new AppError('invalid', 'A line of a card does not end');
  }
  if (held) yield held;
}

const isSoftBreak = (line: string) =>
  line.endsWith('=') && /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE[;:]/i.test(line);

async function* lines(pieces: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let rest = '';
  for await (const piece of pieces) {
    const all = (rest + piece).split('\n');
    rest = all.pop() ?? '';
    if (rest.length > MAX_ROW) throw new AppError('invalid', 'A line of a card does not end');
    yield* all;
  }
  if (rest) yield rest;
}

function readLine(line: string): CardLine | undefined {
  const colon = endOfHead(line);
  if (colon < 0) return undefined;
  const [label = '', ...params] = splitOutside(line.slice(0, colon), ';');
  const name = label.slice(label.lastIndexOf('.') + 1).toUpperCase();
  const raw = line.slice(colon + 1);
  const settings = params.map((param) => param.toUpperCase().replaceAll('"', ''));
  const quoted = settings.some((setting) => /^(?:ENCODING=)?QUOTED-PRINTABLE$/.test(setting));
  const charset = settings.find((setting) => setting.startsWith('CHARSET='))?.slice(8);
  const types = settings.flatMap((setting) =>
    setting.startsWith('TYPE=') ? setting.slice(5).split(',') : setting.includes('=') ? [] : [setting],
  );
  return { name, types, value: quoted ? quotedPrintable(raw, charset) : raw };
}

/** Position of the colon that ends the name and its parameters. A colon inside quotation marks belongs to a parameter. */
function endOfHead(line: string): number {
  let inQuotes = false;
  for (let i = 0; i < line.length; i++) {
    if (line[i] === '"') inQuotes = !inQuotes;
    else if (line[i] === ':' && !inQuotes) return i;
  }
  return line.indexOf(':');
}

function splitOutside(text: string, separator: string): string[] {
  return text.match(new RegExp(`(?:"[^"]*"|[^${separator}"])+`, 'g')) ?? [];
}

/** Decodes quoted-printable (RFC 2045 §6.7). The bytes are UTF-8 unless the card says otherwise, because phones omit the charset. */
function quotedPrintable(text: string, charset = 'UTF-8'): string {
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  for (let i = 0; i < text.length; i++) {
    const hex = text[i] === '=' ? /^[0-9A-F]{2}/i.exec(text.slice(i + 1, i + 3))?.[0] : undefined;
    if (hex) {
      bytes.push(Number.parseInt(hex, 16));
      i += 2;
    } else bytes.push(...encoder.encode(text[i]));
  }
  return decoderFor(charset).decode(Uint8Array.from(bytes)).replace(/\r\n?/g, '\n');
}

function decoderFor(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder('utf-8');
  }
}

/** Splits a structured value at its semicolons (`N`, `ADR`, `ORG`) and removes the escapes of each part. */
export function cardParts(value: string): string[] {
  return value.split(/(?<!\\)(?:\\\\)*;/).map(unescapeCard);
}

/** Removes escapes (RFC 6350 §3.4). A backslash before "n" means a line end, and before other characters it is dropped. */
export function unescapeCard(value: string): string {
  return value.replace(/\\(.)/g, (_, char: string) => (char === 'n' || char === 'N' ? '\n' : char)).trim();
}
