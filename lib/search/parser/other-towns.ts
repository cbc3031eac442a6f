import { foldWord, withoutEnding } from '@/lib/platform/text/place-name';
import { landmarkAt } from './near';
import type { Pieces } from './pieces';
import type { PlaceIndex } from './place-index';
import { exactAt } from './place-match';

/**
 * Cities and towns that people name and where nothing is listed here. They are named as not searched, and never taken for a
 * misspelt locality: Wardha is 75 km from Wardha Road.
 */
const TOWNS =
  'wardha amravati amaravati chandrapur bhandara gondia gondiya yavatmal akola buldhana washim gadchiroli nashik nasik aurangabad sambhajinagar kolhapur solapur sangli satara jalgaon nanded latur thane raipur bhilai durg bilaspur jabalpur chhindwara betul balaghat seoni bhopal indore gwalior goa ahmedabad surat vadodara jaipur lucknow kanpur patna kolkata chennai gurgaon gurugram noida ghaziabad faridabad chandigarh vizag coimbatore kochi dubai वर्धा अमरावती चंद्रपूर चंद्रपुर भंडारा गोंदिया यवतमाळ यवतमाल अकोला नाशिक नासिक औरंगाबाद कोल्हापूर कोल्हापुर सोलापूर सोलापुर रायपूर रायपुर भोपाळ भोपाल इंदूर इंदौर गोवा';

const OTHER_TOWNS: ReadonlySet<string> = new Set(TOWNS.split(' ').map(foldWord));

/** Another city, by its name in any script, or a town that nothing is listed in. */
export function isElsewhere(word: string, { exact }: PlaceIndex, home: string): boolean {
  const places = exact.get(word) ?? [];
  return OTHER_TOWNS.has(word) || places.some(({ kind, citySlug }) => kind === 'city' && citySlug !== home);
}

const ROADS = new Set(
  'road rd roadside highway marg route naka रोड रोडला रोडवर हायवे मार्ग नाका'.split(' ').map(foldWord),
);
/** "hyderabad road": a road of this city that leads there and has no point here, and not the other city. */
export function readRoadsElsewhere(pieces: Pieces, index: PlaceIndex, home: string): void {
  for (const [at, { text }] of pieces.tokens.entries()) {
    const isRoad = pieces.isFree(at, at + 2) && ROADS.has(pieces.tokens[at + 1]?.text ?? '');
    if (!isRoad || !isElsewhere(text, index, home)) continue;
    if (!isKnownRoad(pieces, at, index)) pieces.take({ from: at, to: at + 2, left: true });
  }
}
const isKnownRoad = ({ tokens }: Pieces, at: number, index: PlaceIndex): boolean =>
  (exactAt(tokens, at, tokens.length, index)?.used ?? 0) > 1 || landmarkAt(tokens, at, index) !== undefined;

const CITY_WORDS = new Set(['city', 'town', 'district', 'shahar', 'शहर'].map(foldWord));

/** "wardha city flat": the town with its kind. */
export function readOtherTowns(pieces: Pieces): void {
  for (const [at, { text }] of pieces.tokens.entries()) {
    if (!pieces.isOpen(at) || !OTHER_TOWNS.has(withoutEnding(text))) continue;
    const isCity = pieces.isOpen(at + 1) && CITY_WORDS.has(pieces.tokens[at + 1]!.text);
    pieces.take({ from: at, to: at + (isCity ? 2 : 1), left: true });
  }
}
