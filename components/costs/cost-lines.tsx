import { useTexts } from '#language';
import type { CostItem, CostSheet } from '@/lib/costs/sheet/dto';
import { formatRupees } from '@/lib/platform/text/format';

function Line({ label, note, rupees, estimated }: CostItem) {
  const { t } = useTexts('costs/sheet');
  return (
    <div className="flex justify-between gap-4 border-line border-t py-2">
      <dt>
        {label(t)}
        {note && <small className="block text-ink-soft text-sm">{note(t)}</small>}
      </dt>
      <dd className="text-right">
        {rupees === undefined ? (
          <span className="text-ink-soft">{t('not known')}</span>
        ) : (
          formatRupees(rupees)
        )}
        {estimated && <small className="block text-ink-soft text-sm">{t('estimate')}</small>}
      </dd>
    </div>
  );
}

function Total({ label, rupees }: { label: string; rupees: number }) {
  return (
    <div className="flex justify-between gap-4 border-line-strong border-t py-3 font-bold text-lg">
      <dt>{label}</dt>
      <dd className="text-right">{formatRupees(rupees)}</dd>
    </div>
  );
}

const lines = (items: readonly CostItem[]) => items.map((item) => <Line {...item} key={item.key} />);

/** A sheet of costs, with a grand total only if all of it is known or estimated. */
export function CostLines({ sheet, names }: { sheet: CostSheet; names: { base?: string; total: string } }) {
  const { t } = useTexts('costs/sheet');
  const { base, onTop, baseTotal, total, estimated } = sheet;
  return (
    <dl className="tabular">
      {lines(base)}
      {total === undefined && names.base && <Total label={names.base} rupees={baseTotal} />}
      {lines(onTop)}
      {total !== undefined && (
        <Total label={estimated ? t('{total}, about', { total: names.total }) : names.total} rupees={total} />
      )}
    </dl>
  );
}
