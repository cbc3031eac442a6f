import { foldWord, withoutEnding } from '@/lib/platform/text/place-name';
import type { Pieces } from './pieces';

/**
 * Cities and towns that people name and where nothing is listed here. They are named as not searched, and never taken for a
 * misspelt locality: Wardha is 75 km from Wardha Road.
 */
const TOWNS =
  'wardha amravati amaravati chandrapur bhandara gondia gondiya yavatmal akola buldhana washim gadchiroli nashik nasik aurangabad sambhajinagar kolhapur solapur sangli satara jalgaon nanded latur thane raipur bhilai durg bilaspur jabalpur chhindwara betul balaghat seoni bhopal indore gwalior goa ahmedabad surat vadodara jaipur lucknow kanpur patna kolkata chennai gurgaon gurugram noida ghaziabad faridabad chandigarh vizag coimbatore kochi dubai वर्धा अमरावती चंद्रपूर चंद्रपुर भंडारा गोंदिया यवतमाळ यवतमाल अकोला नाशिक नासिक औरंगाबाद कोल्हापूर कोल्हापुर सोलापूर सोलापुर रायपूर रायपुर भोपाळ भोपाल इंदूर इंदौर गोवा';

const OTHER_TOWNS: ReadonlySet<string> = new Set(TOWNS.split(' ').map(foldWord));
export const isOtherTown = (word: string): boolean => OTHER_TOWNS.has(word);

const CITY_WORDS = new Set(['city', 'town', 'district', 'shahar', 'शहर'].map(foldWord));

/** "wardha city flat": the town with its kind. */
export function readOtherTowns(pieces: Pieces): void {
  for (const [at, { text }] of pieces.tokens.entries()) {
    if (!pieces.isOpen(at) || !OTHER_TOWNS.has(withoutEnding(text))) continue;
    const isCity = pieces.isOpen(at + 1) && CITY_WORDS.has(pieces.tokens[at + 1]!.text);
    pieces.take({ from: at, to: at + (isCity ? 2 : 1), left: true });
  }
}
