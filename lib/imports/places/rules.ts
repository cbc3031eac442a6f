import type { GazetteerPlace } from '@/lib/places/gazetteer/dto';
import { builtIn, Gazetteer } from '@/lib/places/gazetteer/rules';
import { landmarkIndex } from '@/lib/search/box/rules';
import { buildPlaceIndex, type Place } from '@/lib/search/parser/place-index';

/** Places sent to a worker, which makes its indexes of them again when `key` changes. */
type Keyed = { key: number };
/** Without `places`, the worker's built-in ones. */
export type GazetteerInput = Keyed & { places?: readonly GazetteerPlace[] };
export type PlacesInput = Keyed & { gazetteer: GazetteerInput; places: readonly Place[] };

function oncePerKey<I extends Keyed, O>(make: (input: I) => O): (input: I) => O {
  let last: { key: number; value: O } | undefined;
  return (input) => {
    if (last?.key !== input.key) last = { key: input.key, value: make(input) };
    return last.value;
  };
}

export const gazetteerOf = oncePerKey(({ places }: GazetteerInput) =>
  places ? new Gazetteer(places) : builtIn,
);

export const placeIndexOf = oncePerKey(({ gazetteer, places }: PlacesInput) =>
  buildPlaceIndex(places, landmarkIndex(gazetteerOf(gazetteer))),
);
