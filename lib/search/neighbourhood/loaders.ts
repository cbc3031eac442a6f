import 'server-only';
import type { PropertyCardDto, PropertyDto } from '@/lib/listings/dto';
import { confirmedText } from '@/lib/listings/freshness/format';
import { getLister } from '@/lib/listings/listers/data';
import type { ListerDto } from '@/lib/listings/listers/dto';
import { getGazetteer } from '@/lib/places/gazetteer/data';
import { remember } from '@/lib/platform/cache/remember';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import { distanceText } from '@/lib/platform/text/format';
import { similarListings } from '@/lib/search/loaders';
import type { ComparedGroup } from '@/lib/shortlists/comparison/dto';
import { type Comparison, loadComparison } from '@/lib/shortlists/comparison/loaders';
import { comparedText } from '@/lib/shortlists/comparison/rules';
import { getPricePosition, getQuarterMiddles } from './data';
import type { AroundDto, PricePosition, QuarterDto } from './dto';
import { verdictText } from './format';
import { aroundOf, nearestPlace } from './rules';

export type Neighbourhood = {
  around: AroundDto | undefined;
  position: PricePosition | undefined;
  /** of its locality, if there are eight of them */
  quarters: QuarterDto[];
  similar: PropertyCardDto[];
};

/** Quarterly medians, cached because every home of a locality shows them, and each reads all its listings of five years. */
const quartersOf = remember('quarters', [], (key) => getQuarterMiddles(JSON.parse(key)), { ms: 60_000 });

/** The neighbourhood section of a property page. It comes from memory, except the cards of similar listings, which are one read. */
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

function soldBy(lister: ListerDto | undefined, c: Text<'shortlists/comparison'>): string | undefined {
  if (!lister) return undefined;
  if (lister.kind === 'agency') return c('The agency');
  if (lister.kind === 'owner') return c('{name}, the owner', { name: lister.name });
  return c('{name}, broker', { name: [lister.name, lister.firm].filter(Boolean).join(', ') });
}

type Extra = { group: ComparedGroup['title']; label: string; texts: (string | undefined)[]; isTyped?: true };

/** Facts about homes beyond their own fields: fair price, surroundings, lister and date of confirmation. */
async function extras(homes: readonly PropertyDto[], language: Language): Promise<Extra[]> {
  const { t: c } = textsIn(language, 'shortlists/comparison');
  const { t: card } = textsIn(language, 'listings/card');
  const facts = textsIn(language, 'listings/facts');
  const [gazetteer, positions, listers] = await Promise.all([
    getGazetteer(),
    Promise.all(homes.map((home) => getPricePosition(home))),
    Promise.all(homes.map(({ _id }) => getLister(_id))),
  ]);
  const near = homes.map((home) => nearestPlace(aroundOf(gazetteer, home)));
  return [
    {
      group: 'Cost',
      label: c('Compared with similar homes'),
      texts: positions.map((position) => position && verdictText(position, facts)),
    },
    {
      group: 'Place',
      label: c('Nearest station or landmark'),
      texts: near.map(
        (place) => place && distanceText({ km: place.km, to: facts.label(place.name) }, language),
      ),
    },
    {
      group: 'Papers',
      label: c('Sold by'),
      texts: listers.map((lister) => soldBy(lister, c)),
      isTyped: true,
    },
    {
      group: 'Papers',
      label: c('Last confirmed'),
      texts: homes.map(({ confirmedAt, confirmedBy }) =>
        confirmedAt ? confirmedText({ confirmedAt, confirmedBy }, Date.now(), card) : undefined,
      ),
    },
  ];
}

export async function loadCompared(ids: readonly string[], language: Language): Promise<Comparison> {
  const comparison = await loadComparison(ids, language);
  const more = await extras(comparison.homes, language);
  const groups = comparison.groups.map(({ title, rows }) => {
    const added = more
      .filter(({ group }) => group === title)
      .map(({ label, texts, isTyped }) => ({ ...comparedText(label, texts), ...(isTyped && { isTyped }) }));
    return { title, rows: [...added.filter((row) => row.values.some((value) => value !== null)), ...rows] };
  });
  return { ...comparison, groups };
}
