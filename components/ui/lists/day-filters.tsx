import { FilterDay } from './filters';

type Props = { search: { from?: string | undefined; to?: string | undefined } };

/** The days of a list, from and to, as fields of its filter form. */
export function DayFilters({ search }: Props) {
  return (
    <>
      <FilterDay label="From" name="from" value={search.from} />
      <FilterDay label="To" name="to" value={search.to} />
    </>
  );
}

/** Kinds of entries as choices, with all of them first. */
export const kindOptions = <K extends string>(kinds: readonly K[], nameOf: (kind: K) => string) =>
  [['', 'All'], ...kinds.map((kind) => [kind, nameOf(kind)] as const)] as const;
