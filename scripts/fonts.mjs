/**
 * Subsets the site's fonts from the fontsource packages (SIL Open Font License): the common characters and the rupee sign in weights 400 to
 * 700; the accented letters of Latin-1, in a separate file because they are rare; and two weights of Devanagari, loaded for names written
 * in it. Run it by hand after a font update; the results are committed in app/fonts/.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const files = join(root, 'node_modules/@fontsource-variable/anek-latin/files');
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const options = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  // kerning, ligatures and tabular figures; no page uses the font's other features
  keepFeatures: ['kern', 'liga', 'tnum', 'mark', 'ccmp'],
};
const EVERYWHERE = `${range(0x20, 0x7e)}\u00a0©°²·¼½¾×–—‘’“”…•−←→↑↓™`;
const ACCENTED = range(0xa1, 0xff)
  .split('')
  .filter((letter) => !EVERYWHERE.includes(letter))
  .join('');

const DEVANAGARI = `${range(0x900, 0x97f)}\u200c\u200d\u25cc`;
const devanagari = join(root, 'node_modules/@expo-google-fonts/anek-devanagari');

const cuts = [
  ['anek-latin-latin-wght-normal.woff2', EVERYWHERE, 'anek-latin.woff2'],
  ['anek-latin-latin-wght-normal.woff2', ACCENTED, 'anek-accented.woff2'],
  ['anek-latin-latin-ext-wght-normal.woff2', '₹', 'anek-rupee.woff2'],
];

for (const [source, text, target] of cuts) {
  const font = await subsetFont(await readFile(join(files, source)), text, options);
  await writeFile(join(root, 'app/fonts', target), font);
  console.log(`${target}: ${font.length} bytes`);
}

/** The languages' names in their own script, for the switch on English pages, which need no other Devanagari. */
const names = await subsetFont(
  await readFile(join(devanagari, '400Regular/AnekDevanagari_400Regular.ttf')),
  'मराठीहिन्दी',
  // they only need the half form of न
  { targetFormat: 'woff2', keepFeatures: ['half'] },
);
await writeFile(join(root, 'app/fonts/anek-names.woff2'), names);
console.log(`anek-names.woff2: ${names.length} bytes`);

for (const [source, target] of [
  ['400Regular/AnekDevanagari_400Regular.ttf', 'anek-devanagari-400.woff2'],
  ['700Bold/AnekDevanagari_700Bold.ttf', 'anek-devanagari-700.woff2'],
]) {
  const font = await subsetFont(await readFile(join(devanagari, source)), DEVANAGARI, {
    targetFormat: 'woff2',
  });
  await writeFile(join(root, 'app/fonts', target), font);
  console.log(`${target}: ${font.length} bytes`);
}
