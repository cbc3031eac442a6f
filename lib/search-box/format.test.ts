import { BUILT_IN, Gazetteer } from '@/lib/gazetteer/rules';
import { textIn, wordsIn } from '@/lib/language/messages';
import { buildPlaceIndex } from '@/lib/query-parser/place-index';
import { parserPlaces } from '@/lib/search-box/rules';
import { spokenReply } from './format';
import { suggest } from './rules';

const words = wordsIn('en', 'chips');
const index = buildPlaceIndex(parserPlaces(new Gazetteer(BUILT_IN)));
const spoken = (text: string, total = 41) =>
  spokenReply(
    { ...suggest(text, index, { home: 'nagpur', type: 'sale', words }), total },
    textIn('en', 'search'),
  );

test('what was understood is one sentence for a screen reader, with the count that Enter shows', () => {
  expect(spoken('3 bhk dharmpeth under 60 lakh salary 25k')).toBe(
    'Understood: 3 BHK, Dharampeth, Up to ₹60 L. Showing Dharampeth, Nagpur for “dharmpeth”. Not understood: salary 25k. Enter: Show 41 properties.',
  );
  expect(spoken('2 bhk rent', 1)).toBe('Understood: 2 BHK, For Rent, in Nagpur. Enter: Show 1 property.');
  expect(spoken('2 bhk', 0)).toContain('Enter: Nothing fits all of it: show the nearest.');
  expect(spoken('saket')).toContain('Understood: Saket, Delhi. Showing Saket, Delhi for “saket”.');
  expect(spoken('home loan')).toBe('Enter: Vridi (Home and property loans).');
  expect(spoken('not in besa')).toContain('Understood: Not Besa');
});

test('a place that was not typed letter for letter names the others, and the search for the very words', () => {
  const { typedPlaces } = suggest('2 bhk dharmpeth', index, { home: 'nagpur', type: 'sale', words });
  expect(typedPlaces).toHaveLength(1);
  expect(typedPlaces[0]).toMatchObject({ typed: 'dharmpeth', shown: 'Dharampeth, Nagpur' });
  expect(typedPlaces[0]?.asText).toBe('/buy/nagpur?bedrooms=2&q=dharmpeth');
  const [saket] = suggest('saket', index, { home: 'nagpur', type: 'sale', words }).typedPlaces;
  expect(saket?.asText).toBe('/buy/nagpur?q=saket');
});
