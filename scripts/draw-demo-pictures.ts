/**
 * Draws the pictures of the demo set into packages/demo-data/pictures/. Run it by hand after a change of the drawing code
 * (packages/demo-data/tool/), with the command of the package's README, and commit the result: no start and no test draws.
 */
import { fileURLToPath } from 'node:url';
import { phashOf } from '@/lib/media/phash';
import { drawPictures } from '@/packages/demo-data/tool/draw';

const pictures = await drawPictures({
  folder: fileURLToPath(new URL('../packages/demo-data/pictures', import.meta.url)),
  perceptualHash: phashOf,
  onProgress: (done, total) => console.log(`${done}/${total}`),
});
console.log(`${pictures.length} pictures`);
