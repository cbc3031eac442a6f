import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { TabLinks } from '@/components/ui/actions/tab-links';
import { EmptyState } from '@/components/ui/feedback/notice';
import { NO_NUMBER } from '@/lib/deals/summary/constants';
import type { SummaryDto } from '@/lib/deals/summary/dto';
import { halfText } from '@/lib/deals/summary/format';
import type { Language } from '@/lib/platform/language/languages';
import { formatDate, formatRupees } from '@/lib/platform/text/format';
import { ColumnHead } from './column-head';

type Props = {
  half: string;
  halves: readonly string[];
  summary: SummaryDto;
  next: { half: string; due: string };
};

const dayText = (day: string, language: Language) => formatDate(`${day}T12:00:00+05:30`, language);

const CELL = 'border-line border-t px-2 py-2 align-top';

function SummaryTable({ summary: { rows, total } }: Pick<Props, 'summary'>) {
  const { t } = useTexts('deals/summary');
  return (
    <table className="w-full text-left text-note">
      <thead className="text-ink-soft">
        <tr>
          <ColumnHead>{t('Project or listing')}</ColumnHead>
          <ColumnHead className="max-md:hidden">{t('Agent')}</ColumnHead>
          <ColumnHead className="text-right max-md:hidden">{t('Parties')}</ColumnHead>
          <ColumnHead className="text-right">{t('Value')}</ColumnHead>
          <ColumnHead className="text-right">{t('Commission, not public')}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className={`${CELL} font-normal`}>
              <Link href={`/dashboard/deals/${row.id}`}>{row.what}</Link>
              <span className="block text-ink-soft">
                {dayText(row.day, t.language)} · {t(row.kind)}
                {row.reraNumber && ` · ${row.reraNumber}`}
              </span>
            </th>
            <td className={`${CELL} max-md:hidden`}>
              {row.agent}
              <span className="block text-ink-soft">{row.agentNumber || t(NO_NUMBER)}</span>
            </td>
            <td className={`${CELL} tabular text-right max-md:hidden`}>{row.parties}</td>
            <td className={`${CELL} tabular text-right`}>
              {formatRupees(row.value)}
              {row.isRent && <span className="block text-ink-soft">{t('a month')}</span>}
            </td>
            <td className={`${CELL} tabular text-right`}>
              {formatRupees(row.commission)}
              {row.gst > 0 && (
                <span className="block text-ink-soft">{t('GST {gst}', { gst: formatRupees(row.gst) })}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-bold">
          <th scope="row" className={CELL}>
            {t('Total')}
          </th>
          <td className={`${CELL} max-md:hidden`} />
          <td className={`${CELL} max-md:hidden`} />
          <td className={`${CELL} tabular text-right`}>
            {formatRupees(total.value)}
            {total.rent > 0 && (
              <span className="block">{t('{amount} a month', { amount: formatRupees(total.rent) })}</span>
            )}
          </td>
          <td className={`${CELL} tabular text-right`}>{formatRupees(total.commission)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

export function DealSummary({ half, halves, summary, next }: Props) {
  const { t } = useTexts('deals/summary');
  const { rows, agentNumber } = summary;
  const tabs = halves.map((key) => ({
    key,
    label: halfText(key, t),
    href: `/dashboard/deals/summary?half=${key}`,
  }));
  return (
    <div className="flex flex-col gap-5">
      <p>
        <Link href="/dashboard/deals" className="underline">
          {t('All deals')}
        </Link>
      </p>
      <p className="font-bold">
        {t('Next report: {half}, due by {date}', {
          half: halfText(next.half, t),
          date: dayText(next.due, t.language),
        })}
      </p>
      <TabLinks label={t('Half of the financial year')} current={half} tabs={tabs} isOneRow />
      <p className="measure text-ink-soft">
        {t(
          'MahaRERA asks registered agents for a report every half-year (order 43/2023, Form 6), due by {date}. Your registration number: {number}.',
          { date: dayText(summary.due, t.language), number: agentNumber || t(NO_NUMBER) },
        )}
      </p>
      {rows.length === 0 ? (
        <EmptyState title={t('No deal was registered in this half')}>
          <p className="measure text-ink-soft">
            {t('A deal counts on its registration date, which you can set on the deal.')}
          </p>
        </EmptyState>
      ) : (
        <SummaryTable summary={summary} />
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={`/api/deals/summary?half=${half}&as=pdf`} download>
          {t('Download as PDF')}
        </ButtonLink>
        <ButtonLink href={`/api/deals/summary?half=${half}&as=csv`} download>
          {t('Download as CSV')}
        </ButtonLink>
      </div>
    </div>
  );
}
