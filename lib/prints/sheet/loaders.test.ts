import { readPdf } from '@/test/pdf-marks';
import { newPdf } from './loaders';

async function drawn(weights: readonly ('regular' | 'bold')[]): Promise<Buffer> {
  const pdf = newPdf({ size: 'A4' });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  for (const weight of weights) pdf.font(weight).text(`In ${weight}`);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

describe('the fonts of a document', () => {
  test('are parsed once per process, and each document embeds what it uses', async () => {
    const [first, second] = [newPdf({}), newPdf({})] as unknown as { _font: { font: unknown } }[];
    expect(second?._font.font).toBe(first?._font.font);
    const names = (pdf: Buffer) => pdf.toString('latin1').match(/\/FontName \/\w+\+?[\w-]+/g);
    expect(names(await drawn(['regular']))).toHaveLength(1);
    expect(names(await drawn(['regular', 'bold', 'regular', 'bold']))).toHaveLength(2);
  });

  test('say the same in the second document as in the first', async () => {
    const texts = (pdf: Buffer) => readPdf(pdf)[0]?.texts.map(({ text }) => text);
    const [first, second] = [await drawn(['bold', 'regular']), await drawn(['bold', 'regular'])];
    expect(texts(first)).toEqual(['In bold', 'In regular']);
    expect(texts(second)).toEqual(texts(first));
  });
});
