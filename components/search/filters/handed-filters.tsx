import { Handed } from '@/components/shell/handed';
import type { FilterFormProps } from './filter-form';
import { StaticFilters } from './static-filters';

const TEXTS = ['common', 'search/list', 'search/filters', 'search/applied', 'labels'] as const;

/** The form of the filters in a page. */
export function HandedFilters(props: FilterFormProps) {
  const { facets } = props.data;
  const names = Object.values(facets ?? {}).flatMap((values) => values.map(({ label }) => label));
  return <Handed to={StaticFilters} of={TEXTS} names={names} value={props} />;
}
