import { writeFileSync } from 'node:fs';
import { GET } from '@/app/(public)/properties/[id]/brochure.pdf/route';
import { settleBackground } from '@/lib/jobs/background';
import type { PropertyDto } from '@/lib/listing/dto';
import { createProperty } from '@/lib/listing/mutations';
import { drawText } from '@/lib/pdf-sheet/data';
import { shortened } from '@/lib/pdf-sheet/rules';
import { testActor } from '@/lib/testing/actors';
import { clearTestDb, useTestDb } from '@/lib/testing/db';
import { form, photo } from '@/lib/testing/listing-form';
import { signedIn } from '@/lib/testing/people';
import { Property } from '@/models/property';
import { printedCosts } from './rules';

useTestDb();
beforeEach(clearTestDb);
afterEach(settleBackground);

async function listed(more: Record<string, unknown> = {}): Promise<PropertyDto> {
  const owner = await signedIn('seller');
  const photos = [await photo(10), await photo(60), await photo(120)];
  return (await createProperty(testActor(owner.id), form(more), photos)).property;
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

test('costs are left out where the charges of the place are not known', async () => {
  const property = await listed();
  expect(printedCosts(property, [], {}, new Date())).toBeUndefined();
});

test('a long text ends with a whole word', () => {
  expect(shortened('one two three', 20)).toBe('one two three');
  expect(shortened('one two three', 10)).toBe('one two…');
});
