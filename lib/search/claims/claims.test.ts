import { toPropertyDto } from '@/lib/listings/dto';
import { AMENITIES, AMENITY_LABELS, FACINGS } from '@/lib/listings/fields/vocabulary';
import { composedDescription } from '@/lib/listings/wording/format';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { ListedRow } from '@/lib/search/columns/search-row';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { fields, listPublicly } from '@/test/listing-form';
import { untrueIn } from './data';

useTestDb();
let row: ListedRow;
let facts: string;
const read = (text: string) => untrueIn(text, row, facts);

beforeAll(async () => {
  const { _id } = await listPublicly(testActor('a'.repeat(24)), {
    ...fields,
    subType: 'flat',
    bedrooms: '2',
    bathrooms: '2',
    balconies: '1',
    carpetArea: '900',
    area: '1050',
    floor: '3',
    totalFloors: '5',
    facing: 'east',
    furnishing: 'semi-furnished',
    ageYears: '4',
    amenities: ['parking', 'security'],
  });
  row = (await Property.findById(_id).lean()) as unknown as ListedRow;
  facts = LANGUAGES.map((language) => composedDescription(toPropertyDto(row), language)).join('\n');
});

test.each([
  'This 2 BHK flat in Dharampeth, Nagpur has a carpet area of 900 sq. ft. It is on the third floor of a five-storey building and faces east. The home is semi-furnished, four years old, and comes with parking and security.',
  'A well-planned 2 BHK home with two bathrooms and one balcony, ready to move in. Parking is available and the building has security.',
  'धरमपेठ, नागपूर येथे 2 बीएचके फ्लॅट विक्रीसाठी उपलब्ध आहे. चटई क्षेत्र ९०० चौ. फूट असून फ्लॅट तिसऱ्या मजल्यावर आहे. फ्लॅट पूर्वमुखी आहे. पार्किंग आणि सुरक्षेची सोय आहे.',
  'धरमपेठ, नागपुर में 2 बीएचके फ़्लैट बिक्री के लिए उपलब्ध है। कार्पेट एरिया 900 वर्ग फुट है और फ़्लैट तीसरी मंज़िल पर है। पार्किंग और सिक्योरिटी की सुविधा है।',
])('accepts a text that matches the facts: %s', async (text) => {
  expect(await read(text)).toBeUndefined();
});

test('accepts a text composed of the facts in each language', async () => {
  for (const text of facts.split('\n')) expect([text, await read(text)]).toEqual([text, undefined]);
});

test('accepts a word only if the facts contain it as a whole word', async () => {
  const wide = `${facts}\nOpen space and freedom.`;
  for (const word of ['spa', 'free'])
    expect([word, await untrueIn(`It has a ${word}.`, row, wide)]).toEqual([word, word]);
  expect(await untrueIn('It has a spa.', row, `${facts}\nAmenities: Spa.`)).not.toBe('spa');
});

test('finds each amenity and facing that the listing lacks, in each language', async () => {
  for (const language of LANGUAGES) {
    const { label } = textsIn(language, 'listings/card');
    const own = new Set(['parking', 'security', 'east']);
    const things = [...AMENITIES.map((name) => [name, label(AMENITY_LABELS[name])] as const)];
    const sentence = (word: string) => (language === 'en' ? `The home has ${word}.` : `${word} आहे.`);
    for (const [name, word] of things)
      expect([language, name, (await read(sentence(word))) === undefined]).toEqual([
        language,
        name,
        own.has(name),
      ]);
  }
  for (const facing of FACINGS)
    expect([facing, (await read(`It is ${facing} facing`)) === undefined]).toEqual([
      facing,
      facing === 'east',
    ]);
});

test.each([
  ['a lift', ['A lift takes you up', 'इमारतीत लिफ्टची सोय आहे', 'बिल्डिंग में लिफ़्ट है', 'two elevators']],
  ['a lack', ['The building has no lift', 'लिफ्ट नाही']],
  ['a price', ['Yours for 40 lakh', 'किंमत ₹४५ लाख', 'सिर्फ़ 45 लाख में', 'price 4500000']],
  ['rooms', ['This 3 BHK flat', 'तीन बेडरूमचा फ्लॅट', '3 बीएचके फ़्लैट', 'three bathrooms', '1 bathroom']],
  ['a size', ['carpet area 800 sq ft', 'चटई क्षेत्र ८५० चौ. फूट', 'कार्पेट एरिया 1,200 वर्ग फुट']],
  ['a floor', ['on the fifth floor', 'top floor', 'तळमजला']],
  ['a place', ['in Sadar', 'close to the metro station', 'near Ambazari lake', 'मेट्रो स्टेशनजवळ']],
  ['a promise', ['RERA registered', 'home loan available', 'clear title', 'guaranteed returns', 'पूर्ण हमी']],
  ['a thing', ['modular kitchen', 'sea view', 'servant room', 'fully furnished', 'covered parking']],
  ['another home', ['villa with garden', 'brand new', 'flat for rent']],
])('detects %s that the facts do not support', async (_, texts) => {
  for (const text of texts) expect([text, await read(`${text}.`)]).toEqual([text, expect.any(String)]);
});
