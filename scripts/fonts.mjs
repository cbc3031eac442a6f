/**
 * Cuts the site's fonts out of the fontsource packages (SIL Open Font License): Latin-1 with the punctuation we set,
 * the rupee sign, weights 400 to 700. Run by hand after a font update; the results are committed in app/fonts/.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const files = join(root, 'node_modules/@fontsource-variable/anek-latin/files');
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const options = { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 700 } } };

const cuts = [
  [
    'anek-latin-latin-wght-normal.woff2',
    `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•−←→↑↓™`,
    'anek-latin.woff2',
  ],
  ['anek-latin-latin-ext-wght-normal.woff2', '₹', 'anek-rupee.woff2'],
];

for (const [source, text, target] of cuts) {
  const font = await subsetFont(await readFile(join(files, source)), text, options);
  await writeFile(join(root, 'app/fonts', target), font);
  console.log(`${target}: ${font.length} bytes`);
}
