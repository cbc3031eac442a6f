/** The light tokens of app/globals.css, because paper has no theme. */
export const INK = '#17191c';
export const INK_SOFT = '#4e4f4c';
export const PAPER = '#fbf9f5';
export const ACCENT = '#b8480a';
export const LINE = '#d8d3c8';

/** The address of a listing's page in its QR code, which identifies visitors from it (lib/visitors/views/rules.ts). */
export const printedUrl = (url: string, source: string): string => `${url}?utm_source=${source}`;

/** True for Devanagari, which the PDF's own text cannot join, so it is drawn as a picture. */
export const needsShaping = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** The words that fit completely into a number of characters. */
export function shortened(text: string, letters: number): string {
  if (text.length <= letters) return text;
  const cut = text.slice(0, letters - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), letters / 2)).trimEnd()}…`;
}

/** Adds space after a middle dot, because the font sets it too close after Latin letters but not after Devanagari. */
export const spaced = (text: string): string =>
  needsShaping(text)
    ? text.replaceAll(/[A-Za-z][^\p{Script=Devanagari}]*/gu, (run) => run.replaceAll(' · ', ' ·  '))
    : text.replaceAll(' · ', ' ·  ');

export const ASCENT = 1.013;
export const DESCENT = 0.6925;
const FONT_HEIGHT = ASCENT + DESCENT;
/** The font's line height is large because of Devanagari's marks above and below; ours is slightly tighter. */
export const LINE_GAP = -0.2;
export const PITCH = FONT_HEIGHT + LINE_GAP;

/** Characters of Anek Latin (latin and latin-ext) in both weights, as ranges. */
const LATIN = [
  '\\u0020-\\u007e\\u00a0-\\u0131\\u0134-\\u0148\\u014a-\\u017e\\u018f\\u0192\\u01a0-\\u01a1\\u01af-\\u01b0',
  '\\u01c4-\\u01cc\\u01e6-\\u01e7\\u01ea-\\u01eb\\u01f1-\\u01f3\\u01fa-\\u021b\\u022a-\\u022d\\u0230-\\u0233\\u0237',
  '\\u0259\\u02b9-\\u02bc\\u02be-\\u02bf\\u02c6-\\u02cc\\u02da\\u02dc-\\u02dd\\u0300-\\u0301\\u0303-\\u0304',
  '\\u0308-\\u0309\\u0323\\u1e08-\\u1e09\\u1e0c-\\u1e0f\\u1e14-\\u1e17\\u1e1c-\\u1e1d\\u1e20-\\u1e21\\u1e24-\\u1e25',
  '\\u1e2a-\\u1e2b\\u1e2e-\\u1e2f\\u1e36-\\u1e37\\u1e3a-\\u1e3b\\u1e42-\\u1e49\\u1e4c-\\u1e53\\u1e5a-\\u1e5b',
  '\\u1e5e-\\u1e69\\u1e6c-\\u1e6f\\u1e78-\\u1e7b\\u1e80-\\u1e85\\u1e8e-\\u1e8f\\u1e92-\\u1e93\\u1e97\\u1e9e',
  '\\u1ef2-\\u1ef9\\u2009\\u200b\\u2013-\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2020\\u2022\\u2026\\u2032-\\u2033',
  '\\u2039-\\u203a\\u2044\\u20a1\\u20a3-\\u20a4\\u20a6-\\u20a7\\u20a9-\\u20ae\\u20b1-\\u20b2\\u20b5\\u20b9-\\u20ba',
  '\\u20bc-\\u20bd\\u2113\\u2122\\u2212\\u2215',
].join('');
/** Characters of Anek Devanagari, in both weights, as ranges. */
const DEVANAGARI = [
  '\\u0020-\\u007e\\u00a0-\\u00ff\\u0131\\u0152-\\u0153\\u02c6\\u02da\\u02dc\\u0300-\\u0304\\u0307-\\u0308\\u030a',
  '\\u0327\\u0900-\\u097f\\u1e9e\\u2007-\\u200d\\u2013-\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2022\\u2026',
  '\\u2039-\\u203a\\u2044\\u2070\\u2074-\\u2079\\u2080-\\u2089\\u20ac\\u20b9\\u2212\\u2215\\u2219\\u25cc\\ua8fb',
  '\\ufb01-\\ufb02',
].join('');

const NOT_IN = {
  latin: new RegExp(`[^${LATIN}\n]+`, 'gu'),
  devanagari: new RegExp(`[^${DEVANAGARI}\n]+`, 'gu'),
};

/** Removes characters that our fonts lack, such as emoji. Renderers would otherwise fetch fonts from third parties or use the machine's. */
export function drawable(text: string, font: keyof typeof NOT_IN): string {
  return text.normalize('NFC').replace(NOT_IN[font], ' ').replace(/ {2,}/g, ' ').trim();
}

/** Characters for which fontkit reads beyond the end of the font: joiners, as in family emoji, and a dot before an "i". */
const UNWRITABLE = /\u0307|[\u200b-\u200d]/gu;

/** Removes characters that neither the PDF's text nor its pictures of text can show. */
export const writable = (text: string): string =>
  needsShaping(text) ? text : drawable(text.normalize('NFC').replace(UNWRITABLE, ''), 'devanagari');
