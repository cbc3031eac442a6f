import { inflateSync } from 'node:zlib';
import { flawsIn } from './rendered-wording';

/** A text on a page, in points from the top left, with `y` at its baseline. */
export type PdfText = { text: string; size: number; x: number; y: number };
type Box = { x: number; y: number; width: number; height: number };
export type PdfPage = {
  width: number;
  height: number;
  texts: PdfText[];
  /** texts drawn as pictures, from the adjacent letters */
  drawn: string[];
  squares: Box[];
  images: number;
};

/** Texts with positions from a pdfkit PDF, using its streams, fonts and page order. */
export function readPdf(bytes: Buffer): PdfPage[] {
  const objects = readObjects(bytes);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) => {
    const [, , , width = 0, height = 0] =
      /MediaBox \[(\S+) (\S+) (\S+) (\S+)\]/.exec(head)?.map(Number) ?? [];
    const resources = objects.get(reference(head, 'Resources'))?.head ?? '';
    const fonts = new Map<string, Map<number, string>>();
    for (const [, name = '', id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(Number(id))?.head ?? '';
      fonts.set(name, lettersOf(objects.get(reference(font, 'ToUnicode'))?.stream ?? ''));
    }
    const content = objects.get(reference(head, 'Contents'))?.stream ?? '';
    return { width, height, drawn: drawnIn(content), ...readContent(content, height, fonts) };
  });
}

/** A text as read back, because the font needs two spaces after a middle dot. */
export const asRead = (text: string): string => text.replaceAll(' ·  ', ' · ');

/** Every number on a PDF's pages, set or drawn, as often as it occurs. */
export const numbersOfPdf = (bytes: Buffer): string[] =>
  numbersOf(
    readPdf(bytes)
      .flatMap(({ texts, drawn }) => [...texts.map(({ text }) => text), ...drawn])
      .join('\n'),
  );

export const numbersOf = (text: string): string[] => (text.match(/\d(?:[\d,.]*\d)?/g) ?? []).sort();

/** Faults in words that a print draws as paths. English words are set as text. `typed` is text that people wrote. */
export const printFlaws = (bytes: Buffer, language: string, typed?: RegExp): string[] =>
  language === 'mr' || language === 'hi'
    ? flawsIn(
        readPdf(bytes).flatMap(({ drawn }) => drawn.map(asRead)),
        language,
        typed,
      )
    : [];

type PdfObject = { head: string; stream: string };

const reference = (text: string, name: string): number =>
  Number(new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1] ?? -1);

function readObjects(bytes: Buffer): Map<number, PdfObject> {
  const text = bytes.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id, body = ''] = match;
    const [head = '', raw] = body.split('\nstream\n');
    const data = raw && Buffer.from(raw.replace(/\nendstream$/, ''), 'latin1');
    const isText = data && head.includes('FlateDecode') && !head.includes('/Subtype /Image');
    objects.set(Number(id), { head, stream: isText ? inflateSync(data).toString('latin1') : '' });
  }
  return objects;
}

/** Maps a font's glyphs to letters (its ToUnicode map). */
function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    for (const [i, array] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
      const codes = (array[1] ?? '').match(/\w{4}/g) ?? [];
      letters.set(
        Number.parseInt(from, 16) + i,
        codes.map((code) => String.fromCharCode(Number.parseInt(code, 16))).join(''),
      );
    }
  return letters;
}

function drawnIn(content: string): string[] {
  return [...content.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, escaped = '']) => {
    const signs: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
    const text = escaped.replace(/\\([\s\S])/g, (_, sign: string) => signs[sign] ?? sign);
    return Buffer.from(text, 'latin1').swap16().toString('utf16le').slice(1);
  });
}

type Matrix = [scale: number, x: number, y: number];

/** Applies pdfkit's scale and shift, which turn pages upside down. Squares belong to QR codes. */
function readContent(content: string, height: number, fonts: Map<string, Map<number, string>>) {
  const page: Pick<PdfPage, 'texts' | 'squares' | 'images'> = { texts: [], squares: [], images: 0 };
  let current: Matrix = [1, 0, 0];
  const stack: Matrix[] = [];
  let [x, y, size, font] = [0, 0, 0, ''];
  for (const line of content.split('\n')) {
    const words = line.split(' ');
    const n = words.map(Number);
    if (line === 'q') stack.push(current);
    else if (line === 'Q') current = stack.pop() ?? current;
    else if (line.endsWith(' cm') && n[3] !== undefined) {
      const scale = Math.abs(n[0] ?? 1);
      // texts are flipped upright again, which undoes the page's flip
      if (scale !== 1) current = [current[0] * scale, 0, 0];
    } else if (line.endsWith(' Tm')) [x, y] = [n[4] ?? 0, n[5] ?? 0];
    else if (line.endsWith(' Tf')) [font, size] = [(words[0] ?? '').slice(1), n[1] ?? 0];
    else if (line.endsWith(' TJ')) {
      const letters = fonts.get(font);
      const glyphs = [...line.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/\w{4}/g) ?? []);
      const text = glyphs.map((glyph) => letters?.get(Number.parseInt(glyph, 16)) ?? '').join('');
      const [scale] = current;
      page.texts.push({ text, size: size * scale, x: x * scale, y: height - y * scale });
    } else if (line.endsWith(' re')) {
      const [scale] = current;
      const [left = 0, top = 0, width = 0, tall = 0] = n;
      if (width === tall && width < 6)
        page.squares.push({ x: left * scale, y: top * scale, width: width * scale, height: tall * scale });
    } else if (line.endsWith(' Do')) page.images += 1;
  }
  return page;
}
