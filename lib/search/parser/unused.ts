import { foldWord } from '@/lib/platform/text/place-name';
import { SHARERS } from './field-words';
import { COURTESY } from './negation-words';
import { isOrdinary } from './ordinary-words';
import { isNumber, type Pieces } from './pieces';
import { phraseSet } from './tokens';
import { FILLERS, NOT_AFTER, NOT_BEFORE } from './vocabulary';

/**
 * Words that carry a condition although they are everyday words: refusals, comparisons, times. One that no recognised condition
 * used is named with its neighbour, because passing it over would turn the sentence into another one.
 */
const AHEAD = phraseSet(
  'never, less than, more than, greater than, bigger than, smaller than, lower than, higher than, older than, newer than, better than, cheaper than, before, after, since, until, not later than, no later than, only if, unless, nearer than, farther than, further than, under, below, above, beyond, at least, atleast, at most, only after, only before',
);
const BEHIND = phraseSet(
  'se kam, se zyada, se jyada, se adhik, se bada, se bade, se badi, se chota, se chote, se choti, se pehle, se pahle, ke baad, ke bad, ke pehle, ke pahle, peksha, peksha jast, peksha kami, chya aadhi, chya nantar, nantar, paryant, pasun, से कम, से ज्यादा, से ज़्यादा, से अधिक, से बड़ा, से पहले, के बाद, पेक्षा, पेक्षा जास्त, पेक्षा कमी, च्या आधी, च्या नंतर, नंतर, पर्यंत, ke andar, के अंदर, ke alawa, ke bajay, ke bajaye, ke badle, aivaji, ऐवजी, के बजाय, se dur, se door, pasun dur, pasun lamb, से दूर, पासून दूर, पासून लांब, दूर, लांब',
);
const QUESTION = new Set('kya ka kaa का क्या'.split(' ').map(foldWord));

/** "2nd floor, max 4th": of a floor, and not a word of a listing. */
const ORDINAL = /^\d{1,2}(?:st|nd|rd|th)$/;

const isSaid = (pieces: Pieces, at: number) => pieces.isOpen(at) && !isNumber(pieces.tokens[at]!);

/** What a refusal or a comparison ahead is about: the next word, or nothing behind the last one. */
function takeAhead(pieces: Pieces, at: number, used: number): void {
  let to = at + used;
  while (pieces.isFree(to) && FILLERS.has(pieces.tokens[to]?.text ?? '')) to++;
  pieces.take({ from: at, to: isSaid(pieces, to) ? to + 1 : at + used, left: true });
}

function takeBehind(pieces: Pieces, at: number, used: number): void {
  let from = at;
  while (from > 0 && pieces.isFree(from - 1) && FILLERS.has(pieces.tokens[from - 1]!.text)) from--;
  pieces.take({ from: isSaid(pieces, from - 1) ? from - 1 : at, to: at + used, left: true });
}

/** Names every word that carries a condition and was used by none. */
export function readUnused(pieces: Pieces): void {
  const { tokens } = pieces;
  for (let at = 0; at < tokens.length; at++) {
    if (!pieces.isFree(at)) continue;
    const ahead = NOT_BEFORE.at(tokens, at) ?? AHEAD.at(tokens, at);
    const behind = NOT_AFTER.at(tokens, at) ?? BEHIND.at(tokens, at);
    const used = Math.max(ahead?.used ?? 0, behind?.used ?? 0);
    if (used > 0 && pieces.isFree(at, at + used)) {
      const next = tokens[at + used];
      const isNumbered = tokens[at]!.text === 'no' && next && isNumber(next);
      if (isNumbered || COURTESY.has(next?.text ?? '') || QUESTION.has(tokens[at - 1]?.text ?? '')) continue;
      if (ahead?.used === used) takeAhead(pieces, at, used);
      else takeBehind(pieces, at, used);
    } else if (ORDINAL.test(tokens[at]!.text)) pieces.take({ from: at, to: at + 1, left: true });
    else if (SHARERS.has(tokens[at]!.text) && isOrdinary(tokens[at]!.text))
      pieces.take({ from: at, to: at + 1, left: true });
  }
}
