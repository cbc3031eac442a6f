import { useTexts } from '#language';
import type { CostSheet } from '@/lib/costs/sheet/dto';
import { CostLines } from './cost-lines';

export function RentCosts({ sheet }: { sheet: CostSheet }) {
  const { t } = useTexts('costs/sheet');
  return (
    <section className="measure">
      <CostLines sheet={sheet} names={{ total: t('Total to move in') }} />
      {sheet.total === undefined && (
        <p className="mt-2 text-ink-soft text-sm">
          {t('There’s no total because some costs aren’t known. Please ask before you decide.')}
        </p>
      )}
    </section>
  );
}
