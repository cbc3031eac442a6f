import { BUILT_IN } from '@/lib/places/gazetteer/rules';
import { LANGUAGES } from '@/lib/platform/language/languages';
import type { BaseFeature } from './dto';
import { baseOf, smooth } from './rules';

/** The file goes to phones: at most so many bytes before it is compressed. */
const MAX_BASE_BYTES = 150 * 1024;

const base = baseOf(BUILT_IN);
const ofKind = (kind: string) => base.features.filter(({ properties }) => properties.kind === kind);
const names = (features: BaseFeature[]) => features.map(({ properties }) => properties.name);

test('the base of the map has what people find their way by, and is small enough for a phone', () => {
  for (const language of LANGUAGES)
    expect(Buffer.byteLength(JSON.stringify(baseOf(BUILT_IN, language)))).toBeLessThanOrEqual(MAX_BASE_BYTES);
  expect(names(ofKind('metro-line'))).toEqual(['Orange Line', 'Aqua Line']);
  expect(names(ofKind('road'))).toEqual(expect.arrayContaining(['Inner Ring Road', 'Wardha Highway']));
  expect(names(ofKind('lake'))).toEqual(expect.arrayContaining(['Ambazari Lake', 'Futala Lake']));
  expect(names(ofKind('railway')).length).toBeGreaterThan(3);
  expect(ofKind('locality').length).toBeGreaterThan(350);
});

test('both lines of the metro stop at every station of the gazetteer', () => {
  const stops = ofKind('metro-line').map(({ geometry }) => geometry.coordinates.length);
  const stations = ofKind('metro').length;
  // corners are cut: each round doubles the bends, and the interchange is on both lines
  expect(stops.reduce((sum, count) => sum + count, 0)).toBe(4 * (stations + 1) - 2 * 6);
});

test('lakes are closed areas around their points, and every place is where the gazetteer has it', () => {
  for (const { geometry, properties } of ofKind('lake')) {
    const { lat, lng } = BUILT_IN.find(({ slug }) => slug === properties.slug)!.points[0]!;
    const [ring] = geometry.coordinates as [number, number][][];
    expect(ring![0]).toEqual(ring!.at(-1));
    const mean = (i: 0 | 1) => ring!.slice(1).reduce((sum, at) => sum + at[i], 0) / (ring!.length - 1);
    expect([mean(0), mean(1)]).toEqual([expect.closeTo(lng, 3), expect.closeTo(lat, 3)]);
  }
});

test('a smoothed line keeps its ends and stays between its bends', () => {
  const line = [
    { lat: 0, lng: 0 },
    { lat: 10, lng: 0 },
    { lat: 10, lng: 10 },
  ];
  const cut = smooth(line);
  expect([cut[0], cut.at(-1)]).toEqual([line[0], line[2]]);
  expect(cut.every(({ lat, lng }) => lat >= 0 && lat <= 10 && lng >= 0 && lng <= 10)).toBe(true);
  expect(cut.length).toBeGreaterThan(line.length);
});

test('names on the map are those of the language of the page', () => {
  const local = (language: 'en' | 'mr' | 'hi', name: string) =>
    baseOf(BUILT_IN, language).features.find(({ properties }) => properties.name === name)?.properties.local;
  expect([local('mr', 'Airport Metro'), local('hi', 'Airport Metro')]).toEqual([
    'विमानतळ मेट्रो',
    'एयरपोर्ट मेट्रो',
  ]);
  expect([local('mr', 'Civil Lines'), local('hi', 'Civil Lines')]).toEqual(['सिव्हिल लाइन्स', 'सिविल लाइंस']);
  expect([local('mr', 'Nagpur'), local('hi', 'Nagpur')]).toEqual(['नागपूर', 'नागपुर']);
  expect([local('mr', 'Pili River'), local('hi', 'Pili River')]).toEqual(['पिवळी नदी', 'पीली नदी']);
});
