/** The light tokens of app/globals.css: paper has no theme. */
export const INK = '#17191c';
export const INK_SOFT = '#4e4f4c';
export const PAPER = '#fbf9f5';
export const ACCENT = '#b8480a';
export const LINE = '#d8d3c8';

const MAHARERA = 'https://maharera.maharashtra.gov.in';
export const MAHARERA_HOST = new URL(MAHARERA).host;
/** What the QR code of an advertisement leads to. */
export const maharera = (number: string): string =>
  `${MAHARERA}/projects-search-result?project_name=${encodeURIComponent(number)}`;

/** The page of a listing as a QR code has it: readers say where they come from (lib/visitors/views/rules.ts). */
export const printedUrl = (url: string, source: string): string => `${url}?utm_source=${source}`;

/** The PDF's own letters cannot join Devanagari: such a text is drawn as a picture. */
export const needsShaping = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** As many whole words as fit into so many letters. */
export function shortened(text: string, letters: number): string {
  if (text.length <= letters) return text;
  const cut = text.slice(0, letters - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), letters / 2)).trimEnd()}…`;
}

/** After Latin letters the font sets what follows a middle dot close to it; after those of Devanagari it does not. */
export const spaced = (text: string): string =>
  needsShaping(text)
    ? text.replaceAll(/(?<=[A-Za-z][^\p{Script=Devanagari}]*) · /gu, ' ·  ')
    : text.replaceAll(' · ', ' ·  ');

/** Of the font, in sizes of its letters: from the top of a line to its base line, below that, and both. */
export const ASCENT = 1.013;
export const DESCENT = 0.6925;
const FONT_HEIGHT = ASCENT + DESCENT;
/** The letters stand in tall lines, because those of Devanagari have signs above and below: ours are a little closer. */
export const LINE_GAP = -0.2;
export const PITCH = FONT_HEIGHT + LINE_GAP;
