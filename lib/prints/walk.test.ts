import { GET as brochure } from '@/app/(public)/properties/[id]/brochure.pdf/route';
import { GET as picture } from '@/app/(public)/properties/[id]/picture.jpg/route';
import { GET as card } from '@/app/(public)/properties/[id]/window-card.pdf/route';
import { GET as preview } from '@/app/og/[id]/route';
import type { PropertyDto } from '@/lib/listings/dto';
import { createProperty } from '@/lib/listings/mutations';
import { sharedPicture } from '@/lib/listings/title/format';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { fields, form, uploaded } from '@/test/listing-form';
import { asRead, readPdf } from '@/test/pdf-marks';
import { signedIn } from '@/test/people';
import { flawsIn } from '@/test/rendered-wording';

/** Every text that a print or a picture draws: Devanagari is drawn as pictures, so that its letters are shaped. */
const drawn = new Set<string>();
jest.mock('@/lib/prints/sheet/data', () => {
  const actual = jest.requireActual<typeof import('./sheet/data')>('@/lib/prints/sheet/data');
  const kept =
    <Rest extends unknown[], Reply>(draw: (text: string, ...rest: Rest) => Reply) =>
    (text: string, ...rest: Rest) => {
      drawn.add(text);
      return draw(text, ...rest);
    };
  return { ...actual, drawText: kept(actual.drawText), drawLines: kept(actual.drawLines) };
});

useTestDb();
afterEach(settleBackground);

/** One listing of each kind of place, with all the details a print can show. */
const OFFERS = {
  flat: {
    ...fields,
    bedrooms: '2',
    bathrooms: '2',
    floor: '3',
    floors: '7',
    carpetArea: '900',
    facing: 'north-east',
    furnishing: 'semi-furnished',
    possession: 'under-construction',
    reraNumber: 'P50500012345',
    amenities: ['lift', 'parking'],
  },
  rent: { ...fields, type: 'rent', price: '18,500', deposit: '50000', furnishing: 'furnished' },
  plot: {
    ...fields,
    title: 'Corner plot in Besa',
    category: 'Plots',
    frontage: '30',
    roadWidth: '40',
    naOrder: 'na',
  },
} as const;

async function listed(offer: Record<string, unknown>, house: number): Promise<PropertyDto> {
  const owner = testActor((await signedIn('seller')).id);
  const mediaOrder = await uploaded(owner, 1);
  const address = `${house} West High Court Road, Dharampeth, Nagpur 440010`;
  const { property } = await createProperty(owner, form({ ...offer, address }), [], { mediaOrder });
  // near Shankar Nagar Square, whose map has names
  const place = { placePrecision: 'exact', 'location.coordinates': [79.0622, 21.1334] };
  await Property.updateOne({ _id: property._id }, place, { timestamps: false });
  return property;
}

type Handler = (request: Request, context: { params: Promise<{ id: string }> }) => Promise<Response>;

async function made(handler: Handler, id: string, query: string): Promise<Buffer> {
  const reply = await handler(new Request(`http://localhost:3000/x?${query}`), {
    params: Promise.resolve({ id }),
  });
  expect([query, reply.status]).toEqual([query, 200]);
  return Buffer.from(await reply.arrayBuffer());
}

/** Text that needs no translation: names, words of the lister or agency, figures, numbers and addresses. */
const OWN =
  /^(?:[^A-Za-z]*|.*(?:Dharampeth|Besa|Bright and quiet|Saptam|P50500012345|SG-NAG|http|\.in\b|\.example|localhost|maharashtra\.gov).*)$/;

test.each(Object.keys(OFFERS) as (keyof typeof OFFERS)[])(
  'finds nothing to correct in the prints and pictures of a %s',
  async (kind) => {
    const property = await listed(OFFERS[kind], 10 + Object.keys(OFFERS).indexOf(kind));
    for (const language of ['mr', 'hi'] as const) {
      drawn.clear();
      const sheets = [
        await made(brochure, property._id, `lang=${language}${kind === 'flat' ? '' : '&pages=1'}`),
        ...(kind === 'plot' ? [await made(card, property._id, `lang=${language}`)] : []),
      ];
      if (kind !== 'rent') await made(picture, property._id, `lang=${language}`);
      if (kind !== 'plot')
        await made(preview, property._id, sharedPicture(property, language).split('?')[1] ?? '');
      const pages = sheets.flatMap(readPdf);
      const read = [...drawn, ...pages.flatMap((page) => page.drawn)].map(asRead);
      expect(read.length).toBeGreaterThan(20);
      expect(flawsIn(read, language)).toEqual([]);
      // none of our words is left in English
      const set = pages.flatMap(({ texts }) => texts.map(({ text }) => text));
      expect([...new Set(set)].filter((text) => !OWN.test(text))).toEqual([]);
    }
  },
);
