import 'server-only';
import type { PropertyCardDto, PropertyDto } from '@/lib/listings/dto';
import { getGazetteer } from '@/lib/places/gazetteer/data';
import { remember } from '@/lib/platform/cache/remember';
import { similarListings } from '@/lib/search/loaders';
import { getPricePosition, getQuarterMiddles } from './data';
import type { AroundDto, PricePosition, QuarterDto } from './dto';
import { aroundOf } from './rules';

export type Neighbourhood = {
  around: AroundDto | undefined;
  position: PricePosition | undefined;
  /** of its locality, if there are eight of them */
  quarters: QuarterDto[];
  similar: PropertyCardDto[];
};

/** Every home of a locality shows them, and each reads all its listings of five years. */
const quartersOf = remember('quarters', [], (key) => getQuarterMiddles(JSON.parse(key)), { ms: 60_000 });

/** The neighbourhood section of a property page: from memory, except the cards of similar listings, which are one read. */
export async function loadNeighbourhood(property: PropertyDto): Promise<Neighbourhood> {
  const { citySlug, localitySlug, type, category } = property;
  const [gazetteer, position, similar, quarters] = await Promise.all([
    getGazetteer(),
    getPricePosition(property),
    similarListings(property),
    quartersOf.get(JSON.stringify({ citySlug, localitySlug, type, category })),
  ]);
  return { around: aroundOf(gazetteer, property), position, similar, quarters };
}
