import { readPdf } from '@/test/pdf-marks';
import { drawLines } from './data';
import { newPdf, Sheet } from './drawing';

jest.mock('./data', () => {
  const real = jest.requireActual<typeof import('./data')>('./data');
  return { ...real, drawLines: jest.fn(real.drawLines) };
});

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

describe('document fonts', () => {
  test('are embedded once in a document that uses them', async () => {
    const names = (pdf: Buffer) => pdf.toString('latin1').match(/\/FontName \/\w+\+?[\w-]+/g);
    expect(names(await drawn(['regular']))).toHaveLength(1);
    expect(names(await drawn(['regular', 'bold', 'regular', 'bold']))).toHaveLength(2);
  });

  test('write the same in the second document as in the first', async () => {
    const texts = (pdf: Buffer) => readPdf(pdf)[0]?.texts.map(({ text }) => text);
    const [first, second] = [await drawn(['bold', 'regular']), await drawn(['bold', 'regular'])];
    expect(texts(first)).toEqual(['In bold', 'In regular']);
    expect(texts(second)).toEqual(texts(first));
  });
});

test('are drawn as a picture once for measuring and writing, and again in another size', async () => {
  const info = { Title: 't', Author: 'a', Subject: 's' };
  const sheet = new Sheet({ language: 'mr', size: 'portrait', margin: 48, info });
  const text = 'तुमचा कोणता डेटा ठेवतो';
  const height = await sheet.heightOf(text);
  const from = sheet.y;
  await sheet.add(text, { gap: 0 });
  expect(sheet.y - from).toBe(height);
  expect(drawLines).toHaveBeenCalledTimes(1);
  await sheet.add(text, { size: 20 });
  expect(drawLines).toHaveBeenCalledTimes(2);
  const pages = readPdf(await sheet.finish());
  expect(pages).toHaveLength(1);
});
