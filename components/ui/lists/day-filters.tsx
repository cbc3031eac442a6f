import { useTexts } from '#language';
import { FilterDay } from './filters';

type Props = { search: { from?: string | undefined; to?: string | undefined } };

export function DayFilters({ search }: Props) {
  const { t } = useTexts('office/lists');
  return (
    <>
      <FilterDay label={t('From')} name="from" value={search.from} />
      <FilterDay label={t('To')} name="to" value={search.to} />
    </>
  );
}

export const kindOptions = <K extends string>(
  all: string,
  kinds: readonly K[],
  nameOf: (kind: K) => string,
) => [['', all], ...kinds.map((kind) => [kind, nameOf(kind)] as const)] as const;
