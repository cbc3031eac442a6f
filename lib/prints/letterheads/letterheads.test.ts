import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { GET as brochure } from '@/app/(public)/properties/[id]/brochure.pdf/route';
import { GET as picture } from '@/app/(public)/properties/[id]/picture.jpg/route';
import { GET as card } from '@/app/(public)/properties/[id]/window-card.pdf/route';
import { PATCH as changeTeam } from '@/app/api/team/route';
import { PUT as saveFace } from '@/app/api/user/face/route';
import { createProperty } from '@/lib/listings/mutations';
import { settleBackground } from '@/lib/platform/jobs/background';
import { getOffer, withFiles } from '@/lib/prints/files/data';
import { listingPicture } from '@/lib/prints/pictures/drawing';
import { SETTINGS_ID } from '@/lib/settings/data';
import { Property } from '@/models/listings/property';
import { User } from '@/models/platform/user';
import { SiteSettings } from '@/models/settings/site-settings';
import { testActor } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { form, photo, uploaded } from '@/test/listing-form';
import { readPdf } from '@/test/pdf-marks';
import { signedIn } from '@/test/people';
import { makeTeam } from '@/test/teams';

useTestDb();
afterEach(settleBackground);

type Handler = (request: Request, context: { params: Promise<{ id: string }> }) => Promise<Response>;

async function get(handler: Handler, id: string, query = ''): Promise<Buffer> {
  const reply = await handler(new Request(`http://localhost:3000/x${query}`), {
    params: Promise.resolve({ id }),
  });
  expect(reply.status).toBe(200);
  return Buffer.from(await reply.arrayBuffer());
}

const printed = async (handler: Handler, id: string, query = '') =>
  readPdf(await get(handler, id, query)).map((page) => page.texts.map(({ text }) => text).join(' '));

/** A listing by a broker with a picture, whose firm has its own colours. */
async function listedByFirm(more: Record<string, unknown> = {}, pictures = 2) {
  const team = await makeTeam();
  const brand = { name: 'Orange City Realty', color: '#1f4e79', secondColor: '#0b6e4f' };
  await team.owner.browser.call(changeTeam, '/x', { method: 'PATCH', body: brand });
  await User.updateOne(
    { _id: team.agent.id },
    { name: 'Mrunal Gupta', phone: '+919822012345', reraAgentNumber: 'A50500011111' },
  );
  const actor = { ...testActor(team.agent.id), role: 'broker' as const };
  const mediaOrder = await uploaded(actor, pictures);
  const { property } = await createProperty(actor, form(more), [], { mediaOrder });
  const place = { placePrecision: 'exact', 'location.coordinates': [79.0622, 21.1334] };
  await Property.updateOne({ _id: property._id }, { ...place, team: team.id });
  return { id: property._id, code: property.propertyCode ?? '', team };
}

const RERA = { reraNumber: 'P50500012345', possession: 'under-construction' };
const FACTS = {
  carpetArea: '1200',
  bedrooms: '3',
  bathrooms: '2',
  description: 'A long text about the flat. '.repeat(30),
};

let listing: Awaited<ReturnType<typeof listedByFirm>>;
beforeAll(async () => {
  listing = await listedByFirm({ ...RERA, ...FACTS });
});

test('prints the firm, its broker, number, agent number and a short address on brochure and window card', async () => {
  const { id, code } = listing;
  for (const [handler, count] of [
    [brochure, 2],
    [card, 1],
  ] as const) {
    const pages = await printed(handler, id);
    expect(pages).toHaveLength(count);
    for (const page of pages) {
      expect(page).toContain('Orange City Realty');
      expect(page).toContain('Mrunal Gupta');
      expect(page).toMatch(/98220 12345/);
      expect(page).toContain('A50500011111');
      expect(page).toContain(`/p/${code}`);
      expect(page).not.toMatch(/Saptam|71200 00000|hello@/);
    }
  }
});

test.each([
  ['brochure', brochure, ''],
  ['card A4', card, ''],
  ['card A5', card, '?size=a5'],
])('prints every fact in at least 10 points: %s', async (_, handler, query) => {
  const { id } = listing;
  const pages = readPdf(await get(handler, id, query));
  const texts = pages.flatMap((page) => page.texts);
  expect(texts.some(({ text }) => /sq ft/.test(text))).toBe(true);
  const facts = texts.filter(({ text }) => /sq ft|BHK|Carpet|Bedrooms|A5050|\/p\/|98220/.test(text));
  expect(facts.length).toBeGreaterThan(4);
  expect(facts.filter(({ size }) => size < 9.99)).toEqual([]);
});

test('prints the broker’s picture and the firm’s colours on both', async () => {
  const { id, team } = listing;
  const before = readPdf(await get(card, id)).map(({ images }) => images);
  const body = new FormData();
  body.set(
    'face',
    new File([new Uint8Array(readFileSync((await photo(120)).path))], 'me.jpg', { type: 'image/jpeg' }),
  );
  const saved = await team.agent.browser.call(saveFace, '/x', { method: 'PUT', body });
  expect([saved.status, saved.json.face]).toEqual([200, expect.stringMatching(/^\/face\/[0-9a-f]{32}$/)]);
  const after = readPdf(await get(card, id)).map(({ images }) => images);
  expect(after).toEqual(before.map((count) => count + 1));
  const { letterhead } = (await getOffer(id))!;
  expect(letterhead).toMatchObject({ color: '#1f4e79', secondColor: '#0b6e4f', face: expect.any(String) });
  const { boxes } = await listingPicture(await withFiles((await getOffer(id))!));
  expect(boxes.filter(({ what }) => what === 'face')).toHaveLength(1);
  const { data } = await sharp(await get(picture, id))
    .extract({ left: 500, top: 4, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const [i, part] of [0x0b, 0x6e, 0x4f].entries())
    expect(Math.abs((data[i] ?? 0) - part)).toBeLessThanOrEqual(6);
});

test('prints the office’s line on brokers’ paper but not on its own', async () => {
  const { id } = listing;
  expect(await printed(card, id)).not.toEqual([expect.stringContaining('In association')]);
  const line = 'In association with Saptam Group';
  await SiteSettings.create({ _id: SETTINGS_ID, version: 1, printLine: line });
  for (const handler of [brochure, card])
    for (const page of await printed(handler, id)) expect(page).toContain(line);
  await Property.updateOne({ _id: id }, { contactRoute: 'agency' });
  const [page] = await printed(card, id);
  expect(page).toMatch(/Saptam Group.*71200 00000/s);
  expect(page).not.toMatch(/Orange City|98220|In association/);
  await Property.updateOne({ _id: id }, { $unset: { contactRoute: 1 } });
});

test('prints the firm’s number on all of its paper if it has one', async () => {
  const { id, team } = listing;
  const change = (body: object) =>
    team.owner.browser.call(changeTeam, '/x', { method: 'PATCH', body: { name: 'Orange City', ...body } });
  expect((await change({ phone: '0712 255 5555' })).status).toBe(200);
  expect((await getOffer(id))!.letterhead).toMatchObject({ name: 'Orange City', color: '#1f4e79' });
  expect((await printed(card, id))[0]).toMatch(/0712 255 5555/);
  await change({ phone: '' });
  expect((await printed(card, id))[0]).toMatch(/98220 12345/);
});

test('prints an owner’s paper as the agency’s, with the owner’s number if the owner takes the calls', async () => {
  const owner = await signedIn('seller', { phone: '+919822099999' });
  const mediaOrder = await uploaded(testActor(owner.id), 1);
  const { property } = await createProperty(testActor(owner.id), form(), [], { mediaOrder });
  const { _id } = property;
  expect((await printed(card, _id))[0]).toMatch(/71200 00000/);
  await Property.updateOne({ _id }, { contactRoute: 'lister' });
  expect((await printed(card, _id))[0]).toMatch(/98220 99999/);
});

test('leaves no page of a brochure half empty by moving short content to the first', async () => {
  const { id } = await listedByFirm({ description: 'Bright.' }, 1);
  await Property.updateOne({ _id: id }, { placePrecision: 'unknown' });
  const pages = await printed(brochure, id);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatch(/Description.*Bright/s);
});

test('draws a phone status picture in 1080 × 1920, and keeps the areas under the phone’s controls free', async () => {
  const { id } = listing;
  const bytes = await get(picture, id, '?format=status');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1080, height: 1920, format: 'jpeg' });
  const { boxes } = await listingPicture((await getOffer(id))!, 'status');
  expect(Math.min(...boxes.map(({ y }) => y))).toBeGreaterThanOrEqual(150);
  expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeLessThanOrEqual(1750);
});
