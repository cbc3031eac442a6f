import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { GET } from '@/app/(public)/properties/[id]/brochure.pdf/route';
import type { PropertyDto } from '@/lib/listings/dto';
import { createProperty } from '@/lib/listings/mutations';
import { settleBackground } from '@/lib/platform/jobs/background';
import { drawLines, drawText } from '@/lib/prints/sheet/data';
import { PITCH, shortened } from '@/lib/prints/sheet/rules';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { form, uploaded } from '@/test/listing-form';
import { numbersOfPdf, readPdf } from '@/test/pdf-marks';
import { signedIn } from '@/test/people';
import { printedCosts } from './rules';

useTestDb();
beforeEach(clearTestDb);
afterEach(settleBackground);

async function listed(more: Record<string, unknown> = {}): Promise<PropertyDto> {
  const owner = testActor((await signedIn('seller')).id);
  const mediaOrder = await uploaded(owner, 3);
  return (await createProperty(owner, form(more), [], { mediaOrder })).property;
}

async function brochure(id: string, query = '') {
  const reply = await GET(new Request(`http://localhost:3000/properties/${id}/brochure.pdf${query}`), {
    params: Promise.resolve({ id }),
  });
  const bytes = Buffer.from(await reply.arrayBuffer());
  return { reply, bytes, pages: bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length };
}

test('two pages of A4 with the photographs, or one', async () => {
  const { _id, propertyCode } = await listed({
    reraNumber: 'P50500012345',
    possession: 'under-construction',
  });
  const { reply, bytes, pages } = await brochure(_id);
  if (process.env.BROCHURE) writeFileSync(process.env.BROCHURE, bytes);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  expect(reply.headers.get('content-disposition')).toContain(`${propertyCode}.pdf`);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pages).toBe(2);
  const text = bytes.toString('latin1');
  expect(text).toContain('/MediaBox [0 0 595.28 841.89]');
  expect(text.match(/\/Subtype \/Image/g)).toHaveLength(3);
  expect((await brochure(_id, '?pages=1')).pages).toBe(1);
});

test('a number of pages that no brochure has is refused; a listing that nobody may see is not found', async () => {
  const { _id } = await listed();
  const { reply, bytes } = await brochure(_id, '?pages=7');
  expect([reply.status, bytes.toString()]).toEqual([400, 'A brochure has 1 or 2 pages']);
  await Property.updateOne({ _id }, { status: 'draft' });
  expect((await brochure(_id)).reply.status).toBe(404);
  expect((await brochure('f'.repeat(24))).reply.status).toBe(404);
  expect((await brochure('x')).reply.status).toBe(404);
});

test('Devanagari is drawn joined: a conjunct is narrower than its letters apart', async () => {
  const style = { size: 12, weight: 'regular', color: '#000000', width: 400 } as const;
  const joined = await drawText('त्रि', style);
  const apart = await drawText('त्\u200cर इ', style);
  expect(joined.width).toBeLessThan(apart.width);
  const { _id } = await listed({ title: '३ बीएचके फ्लॅट, धरमपेठ', description: 'मेट्रोजवळ' });
  const { bytes, pages } = await brochure(_id);
  expect(pages).toBe(2);
  // title and description beside the three photographs; each has a mask of its own
  expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)!.length).toBeGreaterThan(3);
});

test.each([
  [
    'mr',
    [
      'महारेरा प्रकल्प',
      'विक्री की भाडे',
      'विक्रीसाठी',
      'चटई क्षेत्र',
      'ताबा',
      'वर्णन',
      'एकूण खर्च किती',
      'मुद्रांक शुल्क, 5%',
    ],
  ],
  ['hi', ['महारेरा प्रोजेक्ट', 'बिक्री या किराया', 'बिक्री के लिए', 'कार्पेट एरिया', 'विवरण']],
])('labels, headings and costs are in the language that was asked for: %s', async (language, labels) => {
  const rera = { reraNumber: 'P50500012345', possession: 'under-construction', carpetArea: '1200' };
  const { _id } = await listed(rera);
  const pages = readPdf((await brochure(_id, `?lang=${language}`)).bytes);
  expect(pages.flatMap(({ drawn }) => drawn)).toEqual(expect.arrayContaining(labels));
  const set = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ');
  expect(set).toContain('P50500012345');
  expect(set).not.toMatch(/MahaRERA|Type|Carpet|Possession|Description|duty|Listed|[\u0900-\u097f]/);
});

test.each([
  // other languages compose the title of such facts
  {
    title: '3 BHK flat, 1,200 sq ft',
    carpetArea: '1200',
    bedrooms: '3',
    floor: '4',
    totalFloors: '9',
    reraNumber: 'P50500012345',
  },
  {
    title: '2 BHK flat, 1,600 sq ft',
    type: 'rent',
    price: '18000',
    deposit: '50000',
    maintenance: '1500',
    bedrooms: '2',
  },
  { title: 'Plot, 2,400 sq ft', category: 'Plots', area: '2400', frontage: '40', roadWidth: '30' },
])('a brochure says the same numbers in each language (%#)', async (more) => {
  const { _id } = await listed(more);
  const numbersIn = async (language: string) =>
    numbersOfPdf((await brochure(_id, `?lang=${language}`)).bytes);
  const english = await numbersIn('en');
  expect(english.length).toBeGreaterThan(10);
  for (const language of ['mr', 'hi'])
    expect([language, await numbersIn(language)]).toEqual([language, english]);
});

test('drawn words are on one base line, whatever signs they have above and below', async () => {
  const style = { size: 12, weight: 'regular', color: '#000000', width: 100 } as const;
  const baseOf = async (text: string) => {
    const { png, height } = await drawLines(text, style);
    expect(height).toBeCloseTo(12 * PITCH);
    const { info } = await sharp(png).trim().toBuffer({ resolveWithObject: true });
    return info.height - (info.trimOffsetTop ?? 0);
  };
  const [plain = 0, high = 0] = await Promise.all(['पर', 'कें'].map(baseOf));
  expect(Math.abs(plain - high)).toBeLessThanOrEqual(2);
  const wrapped = await drawLines('मुख्य रस्त्यालगत शांत परिसर', style);
  expect(wrapped.height).toBeCloseTo(2 * 12 * PITCH);
});

test('costs are left out where the charges of the place are not known', async () => {
  const property = await listed();
  expect(printedCosts(property, [], {}, new Date())).toBeUndefined();
});

test('a long text ends with a whole word', () => {
  expect(shortened('one two three', 20)).toBe('one two three');
  expect(shortened('one two three', 10)).toBe('one two…');
});

test.each(['House 👨\u200d👩\u200d👧 with\u200c garden', 'a\u0307i \u200b', '😀'])(
  'a title that the font has no letters for is left out of the sheet: %j',
  async (title) => {
    const { _id } = await listed();
    await Property.updateOne({ _id }, { title, locality: title, address: title, description: title });
    expect((await brochure(_id)).reply.status).toBe(200);
  },
);
