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

/** Names refused everywhere, even in apparent stream data, because they are too long to occur by chance. */
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
/** Names refused only in objects, because two bytes of a picture can look like them. */
const IN_OBJECTS = new Map<string, Problem>([
  ['JS', 'script'],
  ['AA', 'script'],
  ['XFA', 'script'],
  ['EF', 'files'],
]);

/** Limit of the unpacked size of a file's object streams in total. */
const MAX_UNPACKED = 32 * 1024 * 1024;
/** Bytes at the end of a file in which readers look for the end mark. */
const TAIL = 1024;
/** Length of the end of a ZIP file, where readers start, with the longest comment and the record before it. */
const ZIP_TAIL = 65_535 + 22;

/** Decodes one character per byte. A zero byte is a blank (ISO 32000-1, 7.2.2). */
const textOf = (bytes: Buffer) => bytes.toString('latin1').replaceAll('\0', ' ');

/** Decodes a name, so that `/J#61vaScript` is JavaScript (ISO 32000-1, 7.3.5). */
const plainName = (written: string) =>
  written.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

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

/** Limits that no document of this size reaches. More only keeps the check busy. */
const MAX_STREAMS = 20_000;
const MAX_DICTIONARY = 4096;
const MAX_OPENINGS = 8;

type Stream = { dictionary: string; start: number; end: number };

/** Every `stream … endstream` with the text between it and the `obj` before it, or undefined if there are too many. */
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

/** The content of an object stream. Reads to the end of the file, because the packed data marks its own end and `endstream` can be wrong. */
function unpacked(bytes: Buffer, start: number, room: number): string | undefined {
  try {
    // reads as much as possible of a damaged stream, as PDF readers do
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: Math.max(1, room) };
    return textOf(inflateSync(bytes.subarray(start), options));
  } catch {
    return undefined;
  }
}

/** The document without its stream data. Keeps data that contains objects, regardless of its surroundings. */
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

/** Converts an object stream to objects with their numbers, as they would be in the file (ISO 32000-1, 7.5.7). */
function asObjects(content: string, dictionary: string): string | undefined {
  const first = Number(dictionary.match(/\/First\s+(\d+)/)?.[1] ?? 0);
  const numbers = content.slice(0, first).trim().split(/\s+/).map(Number);
  let objects = '';
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const [from, to] = [first + (numbers[i + 1] ?? 0), first + (numbers[i + 3] ?? content.length)];
    objects += `\n${numbers[i]} 0 obj ${content.slice(from, to)}\nendobj`;
    // overlapping positions, which multiply a small content
    if (objects.length > 16 * content.length) return undefined;
  }
  return objects;
}

/** True if opening the document does more than go to a page, which every word processor writes. */
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

/** True if the file is also an archive or a page, or does not end with `%%EOF`. */
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
  // a named stream that was not found hides something
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
 * The reason for refusing a PDF file, for the person who chose it. Scripts, actions, embedded files, a password, a second format and unreadable files are
 * refused. The check looks for names that make a reader act, without rendering.
 */
export function pdfProblem(bytes: Buffer): string | undefined {
  const problem = problemOf(bytes);
  return problem && PROBLEMS[problem];
}
