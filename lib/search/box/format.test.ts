import { BUILT_IN, Gazetteer } from '@/lib/places/gazetteer/rules';
import { textsIn } from '@/lib/platform/language/messages';
import { parseQuery } from '@/lib/search/parser/parse';
import { buildPlaceIndex } from '@/lib/search/parser/place-index';
import { spokenReply } from './format';
import { parserPlaces, suggest } from './rules';

const words = textsIn('en', 'search/applied');
const index = buildPlaceIndex(parserPlaces(new Gazetteer(BUILT_IN)));
const context = { home: 'nagpur', type: 'sale', words } as const;
const suggested = (text: string) => suggest(text, parseQuery(text, index, context), index, context);
const spoken = (text: string, total = 41, also = [] as { word: string; count: number }[]) =>
  spokenReply({ ...suggested(text), also, preferred: [], total }, textsIn('en', 'search/box').t);

test('what was understood is one sentence for a screen reader, with the count that Enter shows', () => {
  expect(spoken('3 bhk dharmpeth under 60 lakh salary 25k')).toBe(
    'Understood: 3 BHK, Dharampeth, Up to ₹60 L. Showing Dharampeth, Nagpur for “dharmpeth”. Left out: salary 25k. Enter: Show 41 properties.',
  );
  expect(spoken('2 bhk rent', 1)).toBe('Understood: 2 BHK, For Rent, in Nagpur. Enter: Show 1 property.');
  expect(spoken('2 bhk', 0)).toContain('Enter: Nothing fits all of it: show the nearest.');
  expect(spoken('saket')).toContain('Understood: Saket, Delhi. Showing Saket, Delhi for “saket”.');
  expect(spoken('home loan')).toBe('Enter: Show 41 properties.');
  expect(spoken('2 bhk terrace', 41, [{ word: 'terrace', count: 12 }])).toBe(
    'Understood: 2 BHK, in Nagpur. Also looked for: terrace (12) Enter: Show 41 properties.',
  );
  expect(spoken('not in besa')).toContain('Understood: Not Besa');
});

test('a place that was not typed letter for letter names the others, and the search in which they are words that rank', () => {
  const { typedPlaces } = suggested('2 bhk dharmpeth');
  expect(typedPlaces).toHaveLength(1);
  expect(typedPlaces[0]).toMatchObject({ typed: 'dharmpeth', shown: 'Dharampeth, Nagpur' });
  expect(typedPlaces[0]?.asText).toBe('/buy/nagpur?bedrooms=2&also=dharmpeth');
  const [saket] = suggested('saket').typedPlaces;
  expect(saket?.asText).toBe('/buy/nagpur?also=saket');
});
