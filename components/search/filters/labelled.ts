import { byCount } from '@/lib/platform/language/collation';
import type { Texts } from '@/lib/platform/language/translate';
import type { Facets } from '@/lib/search/engine/dto';
import type { FacetOption } from './facet-group';

type Counted = Facets[keyof Facets];
/** The counted values, preceded by chosen ones without results. */
export function labelled(
  { label: inLanguage, language }: Pick<Texts, 'label' | 'language'>,
  values: Counted = [],
  label: (value: string) => string,
  chosen: readonly string[] = [],
): FacetOption[] {
  const gone = chosen.filter((value) => !values.some((entry) => entry.value === value));
  return [
    ...gone.map((value) => ({ value, label: inLanguage(label(value)), count: 0 })),
    ...values
      .map(({ value, label: own, count }) => ({ value, label: inLanguage(own ?? label(value)), count }))
      .sort(byCount(language)),
  ];
}
