import 'server-only';
import { constants, inflateSync } from 'node:zlib';

const AGAIN = 'Print it to PDF and send the new file';
const PROBLEMS = {
  script: `This PDF has scripts or actions in it. ${AGAIN}`,
  files: `This PDF has other files in it. ${AGAIN}`,
  locked: 'This PDF is protected with a password. Save it without one and send the new file',
  unreadable: `This PDF could not be checked. ${AGAIN}`,
  twofold: `This file is a PDF and something else at the same time. ${AGAIN}`,
} as const;
type Problem = keyof typeof PROBLEMS;

/** Refused wherever they stand, also in what seems to be the data of a stream: too long to be there by chance. */
const ANYWHERE = new Map<string, Problem>([
  ['Encrypt', 'locked'],
  ['EmbeddedFile', 'files'],
  ['EmbeddedFiles', 'files'],
  ['FileAttachment', 'files'],
  ['RichMedia', 'files'],
  ['GoToE', 'files'],
  ['JavaScript', 'script'],
  ['Launch', 'script'],
  ['ImportData', 'script'],
  ['SubmitForm', 'script'],
  ['Rendition', 'script'],
]);
/** Refused in objects; two bytes of a picture may look like them. */
const IN_OBJECTS = new Map<string, Problem>([
  ['JS', 'script'],
  ['AA', 'script'],
  ['XFA', 'script'],
  ['EF', 'files'],
]);

/** Bytes that the object streams of a file may unpack to in total. */
const MAX_UNPACKED = 32 * 1024 * 1024;
/** Readers look for the end of a file in its last kilobyte. */
const TAIL = 1024;
/** From its end a ZIP file is read: the longest comment and the record before it. */
const ZIP_TAIL = 65_535 + 22;

/** One character for each byte; a zero byte is a blank (ISO 32000-1, 7.2.2). */
const textOf = (bytes: Buffer) => bytes.toString('latin1').replaceAll('\0', ' ');

/** A name as it is meant: `/J#61vaScript` is JavaScript (ISO 32000-1, 7.3.5). */
const plainName = (written: string) =>
  written.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Every name, and where it ends. */
function* namesOf(text: string): Generator<[string, number]> {
  for (const found of text.matchAll(/\/([^\t\n\f\r ()<>[\]{}/%]{2,60})/g))
    yield [plainName(found[1] ?? ''), found.index + found[0].length];
}

function* namesIn(text: string): Generator<string> {
  for (const [name] of namesOf(text)) yield name;
}

const countName = (text: string, wanted: string) =>
  [...namesIn(text)].filter((name) => name === wanted).length;
const hasName = (text: string, wanted: string) => countName(text, wanted) > 0;

function firstOf(text: string, refused: ReadonlyMap<string, Problem>): Problem | undefined {
  for (const name of namesIn(text)) {
    const problem = refused.get(name);
    if (problem) return problem;
  }
  return undefined;
}

/** More of them than any document of this size has: they are there to keep the check busy. */
const MAX_STREAMS = 20_000;
const MAX_DICTIONARY = 4096;
const MAX_OPENINGS = 8;

type Stream = { dictionary: string; start: number; end: number };

/** Every `stream … endstream` with what is between it and the `obj` before it; undefined when they are too many. */
function streamsIn(text: string): Stream[] | undefined {
  const streams: Stream[] = [];
  let object = 0;
  for (const { index, 0: found } of text.matchAll(/endstream|stream(?:\r\n|\n|\r)|obj/g)) {
    if (found === 'obj') object = index;
    else if (found === 'endstream') {
      for (let i = streams.length - 1; i >= 0 && streams[i]?.end === text.length; i--)
        streams[i]!.end = index;
    } else {
      const dictionary = text.slice(Math.max(object, index - MAX_DICTIONARY), index);
      if (streams.push({ dictionary, start: index + found.length, end: text.length }) > MAX_STREAMS)
        return undefined;
    }
  }
  return streams;
}

/** The content of an object stream. To the end of the file: the packed data knows where it ends, `endstream` may lie. */
function unpacked(bytes: Buffer, start: number, room: number): string | undefined {
  try {
    // a reader takes what it can of a damaged stream, so does this
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: Math.max(1, room) };
    return textOf(inflateSync(bytes.subarray(start), options));
  } catch {
    return undefined;
  }
}

/** The document without the data of its streams; what has objects in it is no data, whatever stands around it. */
function objectsOf(text: string, streams: readonly Stream[]): string {
  let objects = '';
  let at = 0;
  for (const { dictionary, start, end } of streams) {
    if (start < at) continue;
    const isData =
      !/\d\s+\d+\s+obj/.test(text.slice(start, end)) &&
      (!hasName(dictionary, 'ObjStm') || hasName(dictionary, 'Filter'));
    if (!isData) continue;
    objects += text.slice(at, start);
    at = end;
  }
  return objects + text.slice(at);
}

/** Objects of an object stream under their numbers, as they would be in the file (ISO 32000-1, 7.5.7). */
function asObjects(content: string, dictionary: string): string | undefined {
  const first = Number(dictionary.match(/\/First\s+(\d+)/)?.[1] ?? 0);
  const numbers = content.slice(0, first).trim().split(/\s+/).map(Number);
  let objects = '';
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const [from, to] = [first + (numbers[i + 1] ?? 0), first + (numbers[i + 3] ?? content.length)];
    objects += `\n${numbers[i]} 0 obj ${content.slice(from, to)}\nendobj`;
    // places that overlap, to make much of little
    if (objects.length > 16 * content.length) return undefined;
  }
  return objects;
}

/** Opening at a page is usual (every word processor writes it); opening does nothing else. */
function opensWithAction(objects: string): boolean {
  const openings = [...namesOf(objects)].filter(([name]) => name === 'OpenAction');
  if (openings.length > MAX_OPENINGS) return true;
  return openings.some(([, end]) => {
    const value = objects.slice(end, end + 200).trimStart();
    const number = value.match(/^(\d+)\s+\d+\s+R\b/)?.[1];
    const target = number
      ? objects.match(new RegExp(`(?<!\\d)${number}\\s+\\d+\\s+obj\\s*([\\s\\S]{0,300})`))?.[1]
      : value;
    return !target || !/^(\[|<<[^>]*\/S\s*\/GoTo\b|null\b)/.test(target);
  });
}

/** `%PDF-` at the start, `%%EOF` at the end, and no archive or page around it. */
function isTwofold(text: string): boolean {
  if (text.slice(-ZIP_TAIL).includes('PK\x05\x06')) return true;
  if (/<(html|script|svg|\?php)\b/i.test(text.slice(0, TAIL))) return true;
  return !text.slice(-TAIL).includes('%%EOF');
}

function problemOf(bytes: Buffer): Problem | undefined {
  const text = textOf(bytes);
  if (isTwofold(text)) return 'twofold';
  const written = firstOf(text, ANYWHERE);
  if (written) return written;
  const streams = streamsIn(text);
  if (!streams) return 'unreadable';
  let objects = objectsOf(text, streams);
  let room = MAX_UNPACKED;
  const packed = streams.filter(({ dictionary }) => hasName(dictionary, 'ObjStm'));
  // one that is named and was not found hides something
  if (countName(text, 'ObjStm') > packed.length) return 'unreadable';
  for (const { dictionary, start } of packed) {
    if (!hasName(dictionary, 'Filter')) continue;
    const filters = [...namesIn(dictionary)].filter((name) => name.endsWith('Decode'));
    if (filters.join() !== 'FlateDecode' || hasName(dictionary, 'Predictor')) return 'unreadable';
    const content = unpacked(bytes, start, room);
    const found = content === undefined ? undefined : asObjects(content, dictionary);
    if (content === undefined || found === undefined) return 'unreadable';
    room -= content.length;
    objects += found + content;
  }
  return (
    firstOf(objects, ANYWHERE) ??
    firstOf(objects, IN_OBJECTS) ??
    (opensWithAction(objects) ? 'script' : undefined)
  );
}

/**
 * Why a PDF file is refused, in words for the person who chose it: scripts, actions, files in it, a password, or a second
 * format. It is read for the names that make a reader do something, not rendered; what cannot be read is refused.
 */
export function pdfProblem(bytes: Buffer): string | undefined {
  const problem = problemOf(bytes);
  return problem && PROBLEMS[problem];
}
