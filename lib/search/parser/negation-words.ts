import { foldWord } from '@/lib/platform/text/place-name';
import type { Piece } from './pieces';
import { phraseSet, type Token } from './tokens';

/** After a negated condition: it may be so. */
export const OK = phraseSet(
  'asli tari chalel, asla tari chalel, asle tari chalel, ho to bhi chalega, ho toh bhi chalega, hua to bhi chalega, असली तरी चालेल, असला तरी चालेल, असले तरी चालेल, हो तो भी चलेगा, ok, okay, chalega, chalel, chalta, to bhi chalega, to bhi chalegi, toh bhi chalega, tari chalel, tarihi chalel, no problem, not a problem, is fine, fine, तरी चालेल, तो भी चलेगा, also ok, is ok, bhi chalega, hi chalel, चलेगा, चालेल, भी चलेगा',
);
/** Before an optional condition: "if possible lift". */
export const OPTIONAL_BEFORE = phraseSet(
  'need not be, need not have, needn t be, needn t have, doesn t have to be, does not have to be, doesnt have to be, not necessarily, not necessarily be, optionally, optional',
);

/** "lift ho ya na ho", "aso kinva naso": whether or not. */
export const WHETHER = phraseSet(
  ['ho', 'hai', 'rahe', 'mile', 'aso', 'asel', 'असो', 'असेल', 'हो', 'है', 'मिले']
    .flatMap((is) => ['ya', 'kinva', 'or', 'या', 'किंवा'].map((or) => `${is} ${or}`))
    .flatMap((is) =>
      ['na ho', 'nahi', 'na', 'na mile', 'naso', 'nasel', 'नसो', 'नसेल', 'न हो', 'ना हो', 'नहीं'].map(
        (no) => `${is} ${no}`,
      ),
    )
    .join(', '),
);
/** After an optional condition: "south facing bhi chalega". */
export const ALSO_OK = phraseSet(
  'but not must, not must, not mandatory, okay, ok, ok hai, okay hai, theek hai, thik hai, thik aahe, nasel tar, nasel tari, nasla tar, nahi mila to, nahi mile to, nahi mili to, nahi milta to, na mile to, na mila to, nahi milala tar, nahi milali tar, nahi milale tar, nahi bhetla tar, नहीं मिला तो, नहीं मिले तो, नहीं मिली तो, न मिले तो, नाही मिळाला तर, नाही मिळाली तर, नाही मिळाले तर, not available then, if not available, nahi ho to, nahi ho toh, na ho to, na ho toh, nahi hai to, nahi hua to, nahi hai toh, नसेल तर, नसेल तरी, नसली तर, न हो तो, नहीं हो तो, ना हो तो, नहीं है तो, doesn t matter, does not matter, doesnt matter, don t matter, dont matter, don t care, dont care, not important, no matter, no issue, not an issue, no restriction, koi farak nahi, farak nahi padta, farak nahi, farak padat nahi, kahihi farak nahi, फरक नाही, फर्क नहीं, optional, is optional, not compulsory, not a must, zaroori nahi, jaruri nahi, ज़रूरी नहीं, जरूरी नहीं, nasli tari chalel, nasla tari chalel, nasle tari chalel, asli tari chalel, asla tari chalel, asle tari chalel, नसली तरी चालेल, नसला तरी चालेल, नसले तरी चालेल, असली तरी चालेल, असला तरी चालेल, असले तरी चालेल, bhi chalega, bhi chalegi, bhi ok, bhi ok hai, bhi theek hai, also ok, also okay, also fine, is fine, is ok, is okay, is also ok, is also fine, pan chalel, hi chalel, no problem, not a problem, chalega, chalegi, chalel, भी चलेगा, भी चलेगी, चलेगा, पण चालेल, ही चालेल, चालेल',
);
export const NEEDED = new Set(
  'need needed required reqd req requirement necessary zaroori jaruri garaj जरूरी ज़रूरी गरज'.split(' '),
);
/** Said of what nobody asks for, it is a refusal: "under construction not needed". */
const UNNEEDED = new Set('need needed required reqd'.split(' '));
const isUnwelcome = ({ possession, saleOf, minFloor, maxFloor }: NonNullable<Piece['set']>): boolean =>
  Boolean(possession?.includes('under-construction') || saleOf?.includes('resale')) ||
  (minFloor === 0 && maxFloor === 0);
export const isRefused = (set: Piece['set'], words: readonly Token[]): boolean =>
  set !== undefined && isUnwelcome(set) && words.some(({ text }) => UNNEEDED.has(text));
/** "west facing not": nothing follows it that it could refuse. */
export const lastNotAt = (tokens: readonly Token[], at: number): { used: number } | undefined =>
  tokens[at]?.text === 'not' && [undefined, ','].includes(tokens[at + 1]?.text) ? { used: 1 } : undefined;
export const OR = new Set(['or', 'nor', 'ya', 'kinva', 'या', 'किंवा']);
/** "no water problem", "pani ki dikkat nahi": what has no problem is wanted. */
export const PROBLEMS = new Set(
  'problem problems issue issues tension trouble shortage scarcity dikkat dikkt samasya samassya pareshani taklif adchan kami tanchai hassle समस्या दिक्कत परेशानी अडचण टंचाई त्रास प्रॉब्लेम प्रॉब्लम कमी कमतरता'
    .split(' ')
    .map(foldWord),
);
/** "paani ki dikkat", "loan milne mein dikkat" */
export const OF_PROBLEM = new Set(
  'ki ka ke chi cha che of for mein me milne related regarding की का के ची चा चे में मिलने'
    .split(' ')
    .map(foldWord),
);
export const AND = new Set(['and', ',', 'aur', 'आणि', 'और']);
/** Between a refusal and its acceptance: "nahi bhi ho to chalega". */
export const COPULAS = new Set(
  'bhi pan ho hua hui mila mile mili raha asla asli asle rahila to toh tari भी पण हो हुआ मिला मिले असला असली असले तो तरी'
    .split(' ')
    .map(foldWord),
);
/** "open wali": of something said before. */
export const WHICH = new Set('wala wali wale vala vali vale वाला वाली वाले'.split(' '));
/** Behind "chalel": a question. */
export const ASKS = new Set(['ka', 'kya', 'का', 'क्या']);

/** Kinds a home can have without a search for it. */
export const ACCEPTED = new Set<string>([
  ...([
    'facing',
    'furnishing',
    'possession',
    'amenities',
    'saleOf',
    'floorAt',
    'minFloor',
    'maxFloor',
  ] as const),
  ...([
    'diet',
    'meals',
    'parkingKind',
    'corner',
    'vastu',
    'registered',
    'minBalconies',
    'minParking',
    'naOrder',
    'sanction',
  ] as const),
]);

/** "2 bhk nahi hai kya", "besa or not": a question's end, and no refusal. */
const ASKED_NOT = phraseSet(
  'ki nahi, ki nahin, ka nahi, ya nahi, or not, की नहीं, की नाही, का नाही, या नहीं, nahi hai kya, nahi hai ka, nahi kya, nahi milega kya, nahi milenge kya, nahi aahe ka, nahi aahet ka, nahi ahe ka, nahi ka, nahi milnar ka, nahi milel ka, nahi milu shakat ka, नहीं है क्या, नहीं मिलेगा क्या, नहीं क्या, नाही आहे का, नाहीत का, नाही का, नाही मिळणार का, नाही मिळेल का',
);
const JOINING = new Set(['or', 'ya', 'ki', 'ka', 'या', 'की', 'का'].map(foldWord));
/** "besa or not manish nagar" goes on: only at the end of a clause it asks. */
export function askedNotAt(tokens: readonly Token[], at: number): { used: number } | undefined {
  const asked = ASKED_NOT.at(tokens, at);
  const end = at + (asked?.used ?? 0);
  const isEnd = [undefined, ','].includes(tokens[end]?.text) || ALSO_OK.at(tokens, end);
  return isEnd || !JOINING.has(tokens[at]?.text ?? '') ? asked : undefined;
}
/** "no problem", "nothing else": politeness. */
export const COURTESY = new Set('problem issue tension worries thanks thank matter else'.split(' '));

const FLOOR_KEYS = new Set(['minFloor', 'maxFloor', 'floorAt', 'notFloor', 'notFloorAt']);
/** "except top floor and ground floor" */
export const isOfFloors = (piece: Piece | undefined): boolean => {
  const keys = Object.keys(piece?.set ?? {});
  return keys.length > 0 && keys.every((key) => FLOOR_KEYS.has(key));
};

/** "bechna nahi kharidna hai" is no errand. */
export function dropErrand(piece: Piece | undefined): void {
  if (piece?.answer !== 'sell' && piece?.answer !== 'let') return;
  delete piece.answer;
  piece.set = {};
}
/** Between a refusal and its place, beside the words that say nothing anywhere. */
export const PLACE_LINKS = new Set(
  'want show me interested anything any in at near to from side area the live living buy need include of towards locality location place'.split(
    ' ',
  ),
);

/** "someone else", "owner leaving city": no refusal. */
export const endsRefusal = (tokens: readonly Token[], at: number, next: number): boolean => {
  const behind = tokens[next]?.text ?? '';
  return behind === 'else' || (tokens[at]?.text === 'leaving' && LEFT.has(behind));
};
const LEFT = new Set('city town country india nagpur job the for abroad'.split(' '));
