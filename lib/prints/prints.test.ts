import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { GET as brochure, GET } from '@/app/(public)/properties/[id]/brochure.pdf/route';
import { GET as picture } from '@/app/(public)/properties/[id]/picture.jpg/route';
import { GET as card } from '@/app/(public)/properties/[id]/window-card.pdf/route';
import { GET as getPrints } from '@/app/api/property/prints/route';
import { GET as preview } from '@/app/og/[id]/route';
import { GET as sitePreview } from '@/app/opengraph.jpg/route';
import type { PropertyDto } from '@/lib/listings/dto';
import { createProperty, updateProperty } from '@/lib/listings/mutations';
import { sharedPicture } from '@/lib/listings/title/format';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { ZipReader } from '@/lib/platform/tabular/zip-file';
import { DAY_MS } from '@/lib/platform/time/time';
import { runTasksIn } from '@/lib/platform/work/task';
import { sitePicture } from '@/lib/prints/drawing';
import { drawable } from '@/lib/prints/sheet/rules';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { form, uploaded } from '@/test/listing-form';
import { numbersOfPdf, type PdfPage, readPdf } from '@/test/pdf-marks';
import { type Person, signedIn } from '@/test/people';
import { printedCosts } from './brochure/rules';
import { getOffer, PRINTS, printsOf } from './files/data';
import { removeOldPrints } from './files/mutations';
import { listingPicture } from './pictures/drawing';
import { drawLines, drawText } from './sheet/data';
import { PITCH, shortened } from './sheet/rules';

describe('files', () => {
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
    // near Shankar Nagar Square, where the agency's gazetteer has places
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

  /** Checks MahaRERA's rule for a page: number and website no smaller than contact details, and the code at the top right. */
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
    // the code is above and to the right of the number, and starts at the upper margin
    expect(Math.min(...code.map(({ y }) => y))).toBeLessThan(45);
    const number = page.texts.find(({ text }) => text.includes('P50500012345'))!;
    expect(number.x).toBeLessThan(left);
  }

  test('prints the MahaRERA block on every page of the brochure as required', async () => {
    const { _id } = await listed(RERA);
    const pages = readPdf((await get(brochure, _id)).bytes);
    expect(pages).toHaveLength(2);
    for (const page of pages) expectReraBlock(page, /\+91|@/);
    expect(readPdf((await get(brochure, _id, '?pages=1')).bytes)).toHaveLength(1);
  });

  test('draws a map with distances on the second page if the exact place is known', async () => {
    const { _id } = await listed();
    const [, second] = readPdf((await get(brochure, _id)).bytes);
    expect(shown(second!)).toMatch(/Nearby/);
    expect(shown(second!)).toMatch(/\d km|\d+ m/);
    expect(shown(second!)).toMatch(/As the crow flies/);
    for (const precision of ['approximate', 'unknown']) {
      await Property.updateOne({ _id }, { placePrecision: precision, updatedAt: new Date() });
      expect(shown(readPdf((await get(brochure, _id)).bytes)[1]!)).not.toMatch(/around it/);
    }
  });

  test('prints a floor plan beside the map, and not as cover or photograph', async () => {
    const { _id } = await listed({}, 4);
    await Property.updateOne({ _id }, { 'images.0.room': 'floor-plan', 'images.1.room': 'panorama' });
    const [first, second] = readPdf((await get(brochure, _id)).bytes);
    expect(shown(second!)).toMatch(/Floor plan.*Nearby/);
    // a cover, then one more photo and the plan
    expect([first!.images, second!.images]).toEqual([1, 2]);
  });

  test('prints a window card on one landscape page in A4 and A5, with a large price and the block', async () => {
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

  test('draws the picture in 1080 × 1350, with the required block and nothing outside or overlapping', async () => {
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
    // no texts overlap
    const texts = boxes.filter(({ what }) => what !== 'photo');
    for (const [i, a] of texts.entries())
      for (const b of texts.slice(i + 1)) {
        const isApart =
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect([a, b, isApart]).toEqual([a, b, true]);
      }
  });

  test('keeps a print until the listing changes, and then redraws it before a request', async () => {
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

  test('deletes prints with their listing, and when they are not requested', async () => {
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

  test('gives out no print of a hidden listing', async () => {
    for (const handler of [brochure, card, picture]) {
      expect((await get(handler, 'f'.repeat(24))).reply.status).toBe(404);
      expect((await get(handler, '../../etc')).reply.status).toBe(404);
    }
  });
});

describe('brochures', () => {
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

  test('prints two A4 pages with the photographs, or one', async () => {
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

  test('refuses an invalid number of pages, and replies 404 for a hidden listing', async () => {
    const { _id } = await listed();
    const { reply, bytes } = await brochure(_id, '?pages=7');
    expect([reply.status, bytes.toString()]).toEqual([400, 'A brochure has 1 or 2 pages']);
    await Property.updateOne({ _id }, { status: 'draft' });
    expect((await brochure(_id)).reply.status).toBe(404);
    expect((await brochure('f'.repeat(24))).reply.status).toBe(404);
    expect((await brochure('x')).reply.status).toBe(404);
  });

  test('shapes Devanagari, so a conjunct is narrower than its separate letters', async () => {
    const style = { size: 12, weight: 'regular', color: '#000000', width: 400 } as const;
    const joined = await drawText('त्रि', style);
    const apart = await drawText('त्\u200cर इ', style);
    expect(joined.width).toBeLessThan(apart.width);
    const { _id } = await listed({ title: '३ बीएचके फ्लॅट, धरमपेठ', description: 'मेट्रोजवळ' });
    const { bytes, pages } = await brochure(_id);
    expect(pages).toBe(2);
    // title and description beside three photos, each with a separate mask
    expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)!.length).toBeGreaterThan(3);
  });

  const LABELS = {
    mr: [
      'महारेरा प्रकल्प',
      'विक्री की भाडे',
      'विक्रीसाठी',
      'चटई क्षेत्र',
      'ताबा',
      'वर्णन',
      'एकूण खर्च किती',
      'मुद्रांक शुल्क, 5%',
    ],
    hi: ['महारेरा प्रोजेक्ट', 'बिक्री या किराया', 'बिक्री के लिए', 'कार्पेट एरिया', 'विवरण'],
  };

  test('prints labels, headings and costs in the requested language, with the same numbers', async () => {
    // other languages compose the title of such facts
    const flat = { title: '3 BHK flat, 1,200 sq ft', bedrooms: '3', floor: '4', totalFloors: '9' };
    const rera = { reraNumber: 'P50500012345', possession: 'under-construction', carpetArea: '1200' };
    const { _id } = await listed({ ...flat, ...rera });
    const english = numbersOfPdf((await brochure(_id, '?lang=en')).bytes);
    expect(english.length).toBeGreaterThan(10);
    for (const [language, labels] of Object.entries(LABELS)) {
      const { bytes } = await brochure(_id, `?lang=${language}`);
      const pages = readPdf(bytes);
      expect(pages.flatMap(({ drawn }) => drawn)).toEqual(expect.arrayContaining(labels));
      const set = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ');
      expect(set).toContain('P50500012345');
      expect(set).not.toMatch(/MahaRERA|Type|Carpet|Possession|Description|duty|Listed|[\u0900-\u097f]/);
      expect([language, numbersOfPdf(bytes)]).toEqual([language, english]);
    }
  });

  test.each([
    {
      title: '2 BHK flat, 1,600 sq ft',
      type: 'rent',
      price: '18000',
      deposit: '50000',
      maintenance: '1500',
      bedrooms: '2',
    },
    { title: 'Plot, 2,400 sq ft', category: 'Plots', area: '2400', frontage: '40', roadWidth: '30' },
  ])('prints the same numbers in each language (%#)', async (more) => {
    const { _id } = await listed(more);
    const numbersIn = async (language: string) =>
      numbersOfPdf((await brochure(_id, `?lang=${language}`)).bytes);
    const english = await numbersIn('en');
    expect(english.length).toBeGreaterThan(10);
    for (const language of ['mr', 'hi'])
      expect([language, await numbersIn(language)]).toEqual([language, english]);
  });

  test('aligns drawn words on one baseline, whatever signs they have above and below', async () => {
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

  test('omits costs if the charges of the place are unknown', async () => {
    const property = await listed();
    expect(printedCosts(property, [], {}, new Date())).toBeUndefined();
  });

  test('ends a long text with a whole word', () => {
    expect(shortened('one two three', 20)).toBe('one two three');
    expect(shortened('one two three', 10)).toBe('one two…');
  });

  test.each(['House 👨\u200d👩\u200d👧 with\u200c garden', 'a\u0307i \u200b', '😀'])(
    'omits a title without letters in the font from the sheet: %j',
    async (title) => {
      const { _id } = await listed();
      await Property.updateOne({ _id }, { title, locality: title, address: title, description: title });
      expect((await brochure(_id)).reply.status).toBe(200);
    },
  );
});

describe('zipped prints', () => {
  useTestDb();
  beforeEach(clearTestDb);
  afterEach(settleBackground);

  let made = 0;

  /** Creates a listing in a new building each time, because the same home is listed only once. */
  async function listed({ id }: Person) {
    made += 1;
    const more = { area: `${1000 + made * 50}`, address: `${made} Temple Road, Dharampeth, Nagpur 440010` };
    const mediaOrder = await uploaded(testActor(id), 1);
    return (await createProperty(testActor(id), form(more), [], { mediaOrder })).property;
  }

  const ask = ({ browser }: Person, ids: readonly string[], more = '') =>
    browser.call(getPrints, `/api/property/prints?ids=${ids.join(',')}${more}`);

  async function unpacked(bytes: Buffer): Promise<Map<string, Buffer>> {
    const path = join(env().DATA_DIR, 'prints.zip');
    writeFileSync(path, bytes);
    const zip = await ZipReader.open(path);
    const files = new Map<string, Buffer>();
    for (const name of zip.entries.keys()) {
      const chunks: Buffer[] = [];
      for await (const chunk of zip.bytes(name)) chunks.push(chunk);
      files.set(name, Buffer.concat(chunks));
    }
    return files;
  }

  test('zips cards, each under its code, in the order of selection', async () => {
    const broker = await signedIn('broker');
    const codes: string[] = [];
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) {
      const { _id, propertyCode } = await listed(broker);
      ids.unshift(_id);
      codes.unshift(propertyCode ?? '');
    }
    const reply = await ask(broker, ids, '&kind=card-a5');
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = await unpacked(reply.bytes);
    expect([...files.keys()]).toEqual(codes.map((code) => `${code}-card-a5.pdf`));
    for (const bytes of files.values()) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('omits foreign, unknown and hidden listings, and replies 404 for an empty selection', async () => {
    const [broker, other] = [await signedIn('broker'), await signedIn('broker')];
    const [own, draft, foreign] = [await listed(broker), await listed(broker), await listed(other)];
    await Property.updateOne({ _id: draft._id }, { status: 'draft' });
    const ids = [own._id, draft._id, foreign._id, 'f'.repeat(24)];
    const files = await unpacked((await ask(broker, ids, '&kind=status&lang=mr')).bytes);
    expect([...files.keys()]).toEqual([`${own.propertyCode}-status.jpg`]);
    expect((await ask(broker, [foreign._id])).status).toBe(404);
    expect((await ask(broker, [])).status).toBe(400);
    expect((await ask(broker, ['x'])).status).toBe(400);
    const many = Array.from({ length: 21 }, (_, i) => i.toString(16).padStart(24, '0'));
    expect(await ask(broker, many)).toMatchObject({
      status: 400,
      text: expect.stringMatching(/at most 20 listings/),
    });
  });
});

describe('drawable letters', () => {
  useTestDb();

  const calls: string[] = [];
  beforeEach(() => {
    calls.length = 0;
    const real = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      const address = String(input instanceof Request ? input.url : input);
      // the layout engine embeds its own code in one
      if (address.startsWith('data:')) return real(input);
      calls.push(address.slice(0, 200));
      throw new Error('a picture needs nothing from other servers');
    });
  });
  afterEach(async () => {
    await settleBackground();
    jest.restoreAllMocks();
  });

  async function listed(title: string) {
    const owner = testActor((await signedIn('seller')).id);
    const mediaOrder = await uploaded(owner, 1);
    const { property } = await createProperty(owner, form({}), [], { mediaOrder });
    await Property.updateOne({ _id: property._id }, { title, locality: title }, { timestamps: false });
    return property;
  }

  const get = (handler: typeof preview | typeof picture, id: string, query: string) =>
    handler(new Request(`http://localhost:3000/x?${query}`), { params: Promise.resolve({ id }) });

  // tests each title with characters missing from the fonts once, because languages differ only in the other words
  test.each([
    ['بيت 😀 ตึก 漢字カナ한국어', ['en', 'mr']],
    ['घर 👨‍👩‍👧‍👦🏠©️™️①②', ['hi']],
    ['\u202e\u0000\ud800x Ω≈ç√∫ e\u0301\u0302\u20dd', ['en']],
  ] as const)(
    'draws pictures of a listing called %j without calling another server',
    async (title, languages) => {
      const property = await listed(title);
      for (const language of languages) {
        const query = sharedPicture(property, language).split('?')[1]!;
        const reply = await get(preview, property._id, query);
        expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
        expect((await get(picture, property._id, `lang=${language}`)).status).toBe(200);
      }
      expect(calls).toEqual([]);
    },
  );

  test('draws any site name', async () => {
    const site = { name: 'ตึก 😀', tagline: '漢字', city: 'Nagpur' };
    expect((await sharp(await sitePicture(site as never)).metadata()).width).toBe(1200);
    expect(calls).toEqual([]);
  });

  test('draws social pictures outside the page thread, and stops when the caller leaves', async () => {
    const property = await listed('A flat');
    const signals: [string, AbortSignal | undefined][] = [];
    runTasksIn(async ({ name }, { signal }) => {
      signals.push([name, signal]);
      return { value: new Uint8Array([1]) };
    });
    const leaving = new AbortController();
    const { signal } = leaving;
    try {
      const id = { params: Promise.resolve({ id: property._id }) };
      const address = `http://localhost:3000${sharedPicture(property, 'en')}`;
      await preview(new Request(address, { signal }), id);
      await sitePreview(new Request('http://localhost:3000/opengraph.jpg', { signal }));
    } finally {
      runTasksIn(undefined);
    }
    leaving.abort();
    expect(signals.map(([name, left]) => [name, left?.aborted])).toEqual([
      ['listing-picture', true],
      ['site-picture', true],
    ]);
  });

  test('keeps letters, digits, the rupee sign and Devanagari', () => {
    expect(drawable('3 BHK – ₹1.5 Cr, “Café” 😀 é', 'latin')).toBe('3 BHK – ₹1.5 Cr, “Café” é');
    expect(drawable('३ खोल्यांचे घर, प्रतापनगर', 'devanagari')).toBe('३ खोल्यांचे घर, प्रतापनगर');
  });

  test('redirects all addresses of a preview to one per language', async () => {
    const property = await listed('A flat');
    const [own, inHindi] = [sharedPicture(property, 'en'), sharedPicture(property, 'hi')];
    for (const query of ['', 'v=1', 'v=2&lang=xx', `${own.split('?')[1]}&lang=en`]) {
      const reply = await get(preview, property._id, query);
      expect([reply.status, reply.headers.get('location')]).toEqual([307, own]);
    }
    expect((await get(preview, property._id, 'lang=hi&v=3')).headers.get('location')).toBe(inHindi);
    const { searchParams } = new URL(inHindi, 'http://x');
    searchParams.sort();
    expect((await get(preview, property._id, String(searchParams))).status).toBe(200);
    expect((await get(picture, property._id, 'lang=xx')).status).toBe(404);
  });
});
