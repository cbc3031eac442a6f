import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { GET as brochure } from '@/app/(public)/properties/[id]/brochure.pdf/route';
import { GET as picture } from '@/app/(public)/properties/[id]/picture.jpg/route';
import { GET as card } from '@/app/(public)/properties/[id]/window-card.pdf/route';
import type { PropertyDto } from '@/lib/listings/dto';
import { createProperty, updateProperty } from '@/lib/listings/mutations';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { DAY_MS } from '@/lib/platform/time/time';
import { listingPicture } from '@/lib/prints/pictures/loaders';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { form, uploaded } from '@/test/listing-form';
import { type PdfPage, readPdf } from '@/test/pdf-marks';
import { signedIn } from '@/test/people';
import { getOffer, PRINTS, printsOf } from './data';
import { removeOldPrints } from './mutations';

useTestDb();
beforeEach(async () => {
  await clearTestDb();
  rmSync(join(env().DATA_DIR, PRINTS), { recursive: true, force: true });
});
afterEach(settleBackground);

const RERA = { reraNumber: 'P50500012345', possession: 'under-construction' };

async function listed(more: Record<string, unknown> = {}, pictures = 2): Promise<PropertyDto> {
  const owner = testActor((await signedIn('seller')).id);
  const mediaOrder = await uploaded(owner, pictures);
  const { property } = await createProperty(owner, form(more), [], { mediaOrder });
  // beside Shankar Nagar Square: the agency's list knows what is around it
  const place = { placePrecision: 'exact', 'location.coordinates': [79.0622, 21.1334] };
  await Property.updateOne({ _id: property._id }, place);
  return property;
}

type Handler = (request: Request, context: { params: Promise<{ id: string }> }) => Promise<Response>;

async function get(handler: Handler, id: string, query = '') {
  const reply = await handler(new Request(`http://localhost:3000/x${query}`), {
    params: Promise.resolve({ id }),
  });
  const bytes = Buffer.from(await reply.arrayBuffer());
  const file =
    process.env.PRINTS &&
    join(process.env.PRINTS, `${[brochure, card, picture].indexOf(handler)}${query.slice(1)}`);
  if (file && reply.ok) writeFileSync(`${file}.${reply.headers.get('content-type')?.split('/')[1]}`, bytes);
  return { reply, bytes };
}

const folderOf = (id: string) => join(env().DATA_DIR, printsOf(id));
const kept = (id: string) => (existsSync(folderOf(id)) ? readdirSync(folderOf(id)) : []);
const shown = ({ texts }: PdfPage) => texts.map(({ text }) => text).join(' ');

/** MahaRERA's rule on a page: number and website no smaller than a way to reach the advertiser, the code at the top right. */
function expectReraBlock(page: PdfPage, contact: RegExp): void {
  const sizeOf = (pattern: RegExp) =>
    Math.max(...page.texts.filter(({ text }) => pattern.test(text)).map(({ size }) => size));
  const contactSize = sizeOf(contact);
  expect(contactSize).toBeGreaterThan(5);
  expect(sizeOf(/P50500012345/)).toBeGreaterThanOrEqual(contactSize);
  expect(sizeOf(/maharera\.maharashtra/)).toBeGreaterThanOrEqual(contactSize);
  const code = page.squares.filter(({ y }) => y < page.height * 0.3);
  expect(code.length).toBeGreaterThan(200);
  const right = Math.max(...code.map(({ x, width }) => x + width));
  const left = Math.min(...code.map(({ x }) => x));
  expect(left).toBeGreaterThan(page.width * 0.75);
  expect(page.width - right).toBeLessThan(45);
  // nothing of it lies lower or farther left than the number, and it begins at the upper margin
  expect(Math.min(...code.map(({ y }) => y))).toBeLessThan(45);
  const number = page.texts.find(({ text }) => text.includes('P50500012345'))!;
  expect(number.x).toBeLessThan(left);
}

test('on every page of the brochure the MahaRERA block stands as the rule asks', async () => {
  const { _id } = await listed(RERA);
  const pages = readPdf((await get(brochure, _id)).bytes);
  expect(pages).toHaveLength(2);
  for (const page of pages) expectReraBlock(page, /\+91|@/);
  expect(readPdf((await get(brochure, _id, '?pages=1')).bytes)).toHaveLength(1);
});

test('the second page has a drawn map with distances, where the exact place is known', async () => {
  const { _id } = await listed();
  const [, second] = readPdf((await get(brochure, _id)).bytes);
  expect(shown(second!)).toMatch(/What is around it/);
  expect(shown(second!)).toMatch(/\d km|\d+ m/);
  expect(shown(second!)).toMatch(/As the crow flies/);
  for (const precision of ['approximate', 'unknown']) {
    await Property.updateOne({ _id }, { placePrecision: precision, updatedAt: new Date() });
    expect(shown(readPdf((await get(brochure, _id)).bytes)[1]!)).not.toMatch(/around it/);
  }
});

test('a floor plan has a place of its own beside the map, and is neither cover nor photograph', async () => {
  const { _id } = await listed({}, 4);
  await Property.updateOne({ _id }, { 'images.0.room': 'floor-plan', 'images.1.room': 'panorama' });
  const [first, second] = readPdf((await get(brochure, _id)).bytes);
  expect(shown(second!)).toMatch(/Floor plan.*What is around it/);
  // a cover; one more photograph and the plan
  expect([first!.images, second!.images]).toEqual([1, 2]);
});

test('a window card is one page on its side in A4 and A5, with a large price and the block', async () => {
  const { _id } = await listed(RERA);
  const sizes = { '': [841.89, 595.28], '?size=a5': [595.28, 419.53] };
  for (const [query, [width, height]] of Object.entries(sizes)) {
    const pages = readPdf((await get(card, _id, query)).bytes);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ width, height });
    expectReraBlock(pages[0]!, /\+91|@/);
    const price = pages[0]!.texts.find(({ text }) => text.includes('45 L'));
    expect(price!.size).toBe(Math.max(...pages[0]!.texts.map(({ size }) => size)));
    expect(price!.size).toBeGreaterThan(36);
  }
  expect((await get(card, _id, '?size=a0')).reply.status).toBe(400);
});

test('the picture is 1080 × 1350, with the block as the rule asks and nothing outside or over it', async () => {
  const { _id } = await listed({ ...RERA, title: '३ बीएचके फ्लॅट, धरमपेठ' });
  const { reply, bytes } = await get(picture, _id);
  expect(reply.headers.get('content-type')).toBe('image/jpeg');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1080, height: 1350, format: 'jpeg' });
  expect(bytes.length).toBeLessThan(600_000);
  const { boxes } = await listingPicture((await getOffer(_id))!);
  const of = (what: string) => boxes.filter((box) => box.what === what);
  const contact = Math.max(...of('contact').map(({ size }) => size ?? 0));
  expect(of('rera-number')[0]!.size).toBeGreaterThanOrEqual(contact);
  expect(of('rera-site')[0]!.size).toBeGreaterThanOrEqual(contact);
  const [code] = of('rera-code');
  expect(code!.x + code!.width).toBeGreaterThan(1080 - 60);
  expect(code!.y).toBeLessThan(40);
  for (const { x, y, width, height } of boxes) {
    expect([x >= 0, y >= 0, x + width <= 1080, y + height <= 1350]).toEqual([true, true, true, true]);
  }
  // no text lies over another one
  const texts = boxes.filter(({ what }) => what !== 'photo');
  for (const [i, a] of texts.entries())
    for (const b of texts.slice(i + 1)) {
      const isApart =
        a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      expect([a, b, isApart]).toEqual([a, b, true]);
    }
});

test('a print is kept until the listing says something else, and then drawn again before anyone asks', async () => {
  const property = await listed();
  const { _id } = property;
  const first = await get(brochure, _id);
  expect(kept(_id)).toHaveLength(1);
  expect((await get(brochure, _id)).bytes.equals(first.bytes)).toBe(true);
  await get(picture, _id);
  const before = kept(_id);
  expect(before).toHaveLength(2);
  const owner = String((await Property.findById(_id).lean())!.owner);
  const { __v } = (await Property.findById(_id).lean())!;
  await updateProperty(testActor(owner), _id, { ...form({ price: '50 lakh' }), __v } as never, []);
  await settleBackground();
  const after = kept(_id);
  expect(after).toHaveLength(2);
  expect(after.filter((name) => before.includes(name))).toEqual([]);
  expect(shown(readPdf((await get(brochure, _id)).bytes)[0]!)).toContain('50,00,000');
  expect(kept(_id).sort()).toEqual(after.sort());
});

test('prints go with their listing, and when nobody asks for them', async () => {
  const [value, other] = [(await listed())._id, (await listed())._id];
  await get(picture, value);
  await get(picture, other);
  await Property.updateOne({ _id: value }, { status: 'draft' });
  expect((await get(picture, value)).reply.status).toBe(404);
  expect(await removeOldPrints()).toBe(1);
  expect([kept(value).length, kept(other).length]).toEqual([0, 1]);
  const old = new Date(Date.now() - 31 * DAY_MS);
  utimesSync(join(folderOf(other), kept(other)[0]!), old, old);
  expect(await removeOldPrints()).toBe(1);
  expect(kept(other)).toEqual([]);
});

test('nobody gets a print of a listing that visitors may not see', async () => {
  for (const handler of [brochure, card, picture]) {
    expect((await get(handler, 'f'.repeat(24))).reply.status).toBe(404);
    expect((await get(handler, '../../etc')).reply.status).toBe(404);
  }
});
