import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePhrasing, testPhrasings } from '@/test/phrasings';

const NOW_HOME = { category: 'Residential' };

describe('typing errors in words that mean something', () => {
  testPhrasings([
    ['50 lackh ka ghar', { ...NOW_HOME, maxPrice: 5_000_000 }],
    ['1.5 croe bungalow', { category: 'Villas', maxPrice: 15_000_000 }],
    ['betwen 40 and 50 lakh', { minPrice: 4_000_000, maxPrice: 5_000_000 }],
    ['minimun 40 lakh', { minPrice: 4_000_000 }],
    ['undercontruction flat', { ...NOW_HOME, possession: ['under-construction'] }],
    ['semi furnishd rent', { type: 'rent', furnishing: ['semi-furnished'] }],
    ['grond floor', { minFloor: 0, maxFloor: 0 }],
    ['cornar plot', { category: 'Plots', corner: ['yes'] }],
    ['commercail office', { category: 'Commercial', subType: ['office'] }],
    ['no brokrage', { byOwner: 'yes' }],
    ['bhadyne ghar', { ...NOW_HOME, type: 'rent' }],
    ['near deekshabhumi', { near: 'deekshabhoomi', sort: 'distance' }],
    ['2 km from vnitt', { near: 'vnit', within: 2, sort: 'distance' }],
  ]);
});

describe('words that are what they are', () => {
  testPhrasings([
    ['flat with gate', NOW_HOME],
    ['compound wall', { amenities: ['fencing'] }],
    ['tilak vasti shop', { category: 'Commercial', subType: ['shop'] }],
    ['3 manzila makan', NOW_HOME],
  ]);
});

test('an everyday word that a listing may use ranks', () => {
  expect(parsePhrasing('hotel').words).toEqual(['hotel']);
});

/** Days of the week after which markets are called, and names of people. */
const NAMES = new Set(['मंगलवार', 'मंगळवार', 'रोहिणी']);

/** Every so many words, so that the test is quick. */
const SAMPLE = 5;

test('no Marathi or Hindi word of our own texts is a misspelled place', () => {
  const folder = join(process.cwd(), 'messages');
  const texts = (readdirSync(folder, { recursive: true }) as string[])
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
  const words = [...new Set(texts.join(' ').match(/[\u0900-\u0963\u0970-\u097f]{3,}/g) ?? [])];
  expect(words.length).toBeGreaterThan(3000);
  const misread = words
    .filter((_, at) => at % SAMPLE === 0)
    .filter((word) => !NAMES.has(word) && parsePhrasing(`2 bhk ${word} 45 lakh`).corrections.length > 0);
  expect(misread).toEqual([]);
});
