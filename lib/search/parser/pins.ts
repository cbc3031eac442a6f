import { type Search, type Sense, senseAt } from './lexicon';
import type { Place, PlaceIndex } from './place-index';
import type { Token } from './tokens';

/** The localities of a PIN code; none if it looks like one that is not in the table; undefined for other numbers. */
function pinPlaces(value: number, { byPin }: PlaceIndex): readonly Place[] | undefined {
  // no delivery office has a code ending like a round price
  const looksSo = Number.isInteger(value) && value >= 110_001 && value <= 855_999 && value % 500 !== 0;
  return byPin.get(String(value)) ?? (looksSo ? [] : undefined);
}

type Pin = { from: number; to: number; senses: Sense[]; set?: Search };
/** "440010", "440 010" */
export function pinAt(tokens: readonly Token[], at: number, index: PlaceIndex): Pin | undefined {
  const [token, two] = [tokens[at], tokens[at + 1]];
  if (!token || !/^\d+$/.test(token.text) || token.currency) return undefined;
  const isHalved = token.text.length === 3 && two && /^\d{3}$/.test(two.text);
  const to = at + (isHalved ? 2 : 1);
  const code = isHalved ? token.text + two.text : token.text;
  const places = code.length === 6 ? pinPlaces(Number(code), index) : undefined;
  const isMoney = senseAt(tokens, to, 'unit')?.sense.unit === 'money';
  if (!places || isMoney || (isHalved && places.length === 0)) return undefined;
  if (places.length === 0) return { from: at, to, senses: [{ is: 'left' }] };
  // a code has up to twenty localities: those in use are enough, if there are any
  const used = places.filter(({ listings }) => listings > 0);
  const shown = used.length > 0 ? used : places;
  return {
    from: at,
    to,
    senses: [],
    set: { city: places[0]!.citySlug, locality: shown.map((place) => place.localitySlug!) },
  };
}
