import { GET as picture } from '@/app/(public)/properties/[id]/picture.jpg/route';
import { GET as preview } from '@/app/og/[id]/route';
import { createProperty } from '@/lib/listings/mutations';
import { sharedPicture } from '@/lib/listings/title/format';
import { settleBackground } from '@/lib/platform/jobs/background';
import { sitePicture } from '@/lib/prints/loaders';
import { drawable } from '@/lib/prints/sheet/rules';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { form, uploaded } from '@/test/listing-form';
import { signedIn } from '@/test/people';

useTestDb();
afterEach(settleBackground);

const calls: string[] = [];
beforeEach(() => {
  calls.length = 0;
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const address = String(input instanceof Request ? input.url : input);
    // the layout engine carries its own code in one
    if (address.startsWith('data:')) return real(input);
    calls.push(address.slice(0, 200));
    throw new Error('a picture needs nothing from other servers');
  });
});
afterEach(() => vi.restoreAllMocks());

async function listed(title: string) {
  const owner = testActor((await signedIn('seller')).id);
  const mediaOrder = await uploaded(owner, 1);
  const { property } = await createProperty(owner, form({}), [], { mediaOrder });
  await Property.updateOne({ _id: property._id }, { title, locality: title }, { timestamps: false });
  return property;
}

const get = (handler: typeof preview | typeof picture, id: string, query: string) =>
  handler(new Request(`http://localhost:3000/x?${query}`), { params: Promise.resolve({ id }) });

// each title of what fonts lack once; the languages differ in the words around it
test.each([
  ['بيت 😀 ตึก 漢字カナ한국어', ['en', 'mr']],
  ['घर 👨‍👩‍👧‍👦🏠©️™️①②', ['hi']],
  ['\u202e\u0000\ud800x Ω≈ç√∫ e\u0301\u0302\u20dd', ['en']],
] as const)(
  'a listing called %j has its pictures, and no other server hears of it',
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

test('the site may be called what it likes', async () => {
  const site = { name: 'ตึก 😀', tagline: '漢字', city: 'Nagpur' };
  expect((await sitePicture(site as never)).status).toBe(200);
  expect(calls).toEqual([]);
});

test('letters, figures, the rupee sign and Devanagari stay', () => {
  expect(drawable('3 BHK – ₹1.5 Cr, “Café” 😀 é', 'latin')).toBe('3 BHK – ₹1.5 Cr, “Café” é');
  expect(drawable('३ खोल्यांचे घर, प्रतापनगर', 'devanagari')).toBe('३ खोल्यांचे घर, प्रतापनगर');
});

test('a preview has one address in each language, to which all others lead', async () => {
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
