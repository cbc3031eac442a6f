import { isRanking } from './ordinary-words';
import { isNumber, type Pieces } from './pieces';
import { isNameEnding } from './place-match';
import { phraseSet, type Token } from './tokens';
import { LIMITS } from './vocabulary';

const PROPERTY_CODE = /^[a-z]{2,4}-[a-z]{2,4}-\d{3,7}$/;
const PEOPLE = new Set(
  'people persons person members boys girls log logo jan janansathi family families adults kids लोग लोगों जण'.split(
    ' ',
  ),
);

const FAMILY_OF = phraseSet('family of, parivar of, kutumb of, group of, team of');

/** A number, or a listing's code, which starts a separate piece. */
const isFigure = (token: Token) => isNumber(token) || PROPERTY_CODE.test(token.text);

/** Words that nothing explains rank; a limit without a unit, or a number alone, is named as left out. */
export function readUnrecognised(pieces: Pieces): void {
  for (let at = 0; at < pieces.tokens.length; at++) {
    // "family of 4"
    if (pieces.isOpen(at) && isNumber(pieces.tokens[at]!) && FAMILY_OF.at(pieces.tokens, at - 2)) continue;
    // "for 4 people"
    if (pieces.isOpen(at) && isNumber(pieces.tokens[at]!) && PEOPLE.has(pieces.tokens[at + 1]?.text ?? ''))
      continue;
    const isLimit =
      pieces.isOpen(at) && (LIMITS.has(pieces.tokens[at]!.text) || isNumber(pieces.tokens[at]!));
    // "kashi nagar": an everyday word that starts a name
    const isNamed =
      pieces.isOpen(at) &&
      pieces.isOpen(at + 1) &&
      isNameEnding(pieces.tokens[at + 1]!.text) &&
      !isNameEnding(pieces.tokens[at]!.text);
    const isUnknown = (next: number) =>
      pieces.isUnknown(next) || (pieces.isOpen(next) && isRanking(pieces.tokens[next]!.text));
    if (!isLimit && !isUnknown(at) && !isNamed) continue;
    // a listing's code: nothing else has it
    if (PROPERTY_CODE.test(pieces.tokens[at]!.text)) {
      pieces.take({ from: at, to: at + 1, set: { q: pieces.tokens[at]!.text.toUpperCase() } });
      continue;
    }
    let end = at + 1;
    const isSame = (next: number) =>
      isLimit
        ? pieces.isOpen(next) && (LIMITS.has(pieces.tokens[next]!.text) || isNumber(pieces.tokens[next]!))
        : isUnknown(next) && !LIMITS.has(pieces.tokens[next]!.text) && !isFigure(pieces.tokens[next]!);
    while (isSame(end)) end++;
    const hasFigure = pieces.tokens.slice(at, end).some(isNumber);
    if (!isLimit) pieces.take({ from: at, to: end, text: true });
    else if (hasFigure) pieces.take({ from: at, to: end, left: true });
    at = end - 1;
  }
}
