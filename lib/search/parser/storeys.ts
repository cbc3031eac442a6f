import type { FieldMatch } from './field-match';
import { numberAt } from './numbers';
import { numbered, PhraseTable, phraseSet, type Token } from './tokens';

export const FLOOR = phraseSet(
  'floor, floors, flor, flr, flore, majla, majlyavar, majlyawar, majlya, majale, manzil, manzil pe, manjil, mala, mazla, मजला, मजल्या, मजल्यां, मजले, मजल्यावर, मजल्यावरील, मजल्याचा, माळा, मंज़िल, मंजिल, फ्लोर, फ्लोअर, तल्ला',
);
/** "3 side open flat": said of a place, with no filter. */
const SIDES_OPEN = phraseSet(
  'side open, sides open, side road, sides road, side facing, बाजू मोकळ्या, साइड ओपन',
);
const COUNTS = new PhraseTable<number>(numbered(['single', 'double', 'triple']));

/** "g+1", "g + 2 building", "teen manzila", "2 storey", "दोन मजली": the height of a building, which has no filter. */
export function storeys(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const sides = numberAt(tokens, start);
  const open = sides && SIDES_OPEN.at(tokens, start + sides.used);
  if (open) return { used: sides.used + open.used };
  const isGround = ['g', 'ground', 'stilt'].includes(tokens[start]?.text ?? '');
  const above = isGround && tokens[start + 1]?.text === '+' && numberAt(tokens, start + 2);
  if (above) return { used: 2 + above.used + (STOREY.at(tokens, start + 2 + above.used)?.used ?? 0) };
  const number = numberAt(tokens, start) ?? COUNTS.at(tokens, start);
  // "teen majla ghar", "2 floor house": counted, and not the floor of a home
  const isCounted = number && !/^\d+\p{L}/u.test(tokens[start]!.text);
  const word =
    number &&
    (STOREY.at(tokens, start + number.used) ??
      (isCounted && isHomeAhead(tokens, start + number.used)
        ? FLOOR.at(tokens, start + number.used)
        : undefined));
  return word && { used: number.used + word.used };
}
const HOMES = new Set(
  'ghar makan makaan house building imarat bungalow bangla bangala duplex घर मकान इमारत बंगला'.split(' '),
);
function isHomeAhead(tokens: readonly Token[], at: number): boolean {
  const floor = FLOOR.at(tokens, at);
  const next = at + (floor?.used ?? 0);
  return (
    floor !== undefined && HOMES.has(tokens[next + Number(OF.has(tokens[next]?.text ?? ''))]?.text ?? '')
  );
}
const OF = new Set('ka ki ke wala wali cha chi che का की के वाला वाली चा ची चे'.split(' '));
const STOREY = phraseSet(
  'storey, storeys, story, stories, storied, storeyed, manzila, manjila, manzili, manjili, majli, majali, mazli, मजली, मंज़िला, मंजिला, storey building, floor building',
);
