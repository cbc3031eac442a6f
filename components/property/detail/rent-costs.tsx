import { useText } from '#language';
import type { CostSheet } from '@/lib/cost-sheet/dto';
import { CostLines } from './cost-lines';

/** What a tenant pays before moving in. */
export function RentCosts({ sheet }: { sheet: CostSheet }) {
  const t = useText('property');
  return (
    <section className="measure">
      <h2 className="mb-4 text-2xl">{t('What moving in costs')}</h2>
      <CostLines sheet={sheet} names={{ total: t('Total to move in') }} />
      {sheet.total === undefined && (
        <p className="mt-2 text-ink-soft text-sm">
          {t('There is no total while something is not known: please ask before you decide.')}
        </p>
      )}
    </section>
  );
}
