import { FilterDay } from './filters';

type Props = { search: { from?: string | undefined; to?: string | undefined } };

export function DayFilters({ search }: Props) {
  return (
    <>
      <FilterDay label="From" name="from" value={search.from} />
      <FilterDay label="To" name="to" value={search.to} />
    </>
  );
}

export const kindOptions = <K extends string>(kinds: readonly K[], nameOf: (kind: K) => string) =>
  [['', 'All'], ...kinds.map((kind) => [kind, nameOf(kind)] as const)] as const;
