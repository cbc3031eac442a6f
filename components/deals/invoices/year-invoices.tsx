import { useTexts } from '#language';
import { ColumnHead } from '@/components/deals/column-head';
import { ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { TabLinks } from '@/components/ui/actions/tab-links';
import { EmptyState, Notice } from '@/components/ui/feedback/notice';
import type { InvoiceDto } from '@/lib/deals/invoices/dto';
import { formatPaise } from '@/lib/deals/invoices/format';
import { yearText } from '@/lib/deals/invoices/rules';
import { formatDate } from '@/lib/platform/text/format';
import { PaymentBadge } from './invoice-row';

type Props = {
  path: '/dashboard/deals/invoices' | '/admin/invoices';
  /** false for people who can't open the deals */
  opensDeals: boolean;
  year: number;
  years: readonly number[];
  invoices: readonly InvoiceDto[];
  gaps: readonly string[];
  titles: Readonly<Record<string, string>>;
};

const CELL = 'border-line border-t px-2 py-2 align-top';

export function YearInvoices({ path, opensDeals, year, years, invoices, gaps, titles }: Props) {
  const { t } = useTexts('deals/invoices');
  const file = `/api/invoices?year=${year}${path === '/admin/invoices' ? '&of=agency' : ''}`;
  const tabs = years.map((key) => ({
    key: String(key),
    label: yearText(key),
    href: `${path}?year=${key}`,
  }));
  return (
    <div className="flex flex-col gap-5">
      <TabLinks label={t('Financial year')} current={String(year)} tabs={tabs} isOneRow />
      {gaps.length > 0 && (
        <Notice variant="error">
          {t('Missing numbers this year: {numbers}', { numbers: gaps.join(', ') })}
        </Notice>
      )}
      {invoices.length === 0 ? (
        <EmptyState title={t('No invoices were issued in this year')}>
          <p className="measure text-ink-soft">{t('You create invoices from the deal they’re for.')}</p>
        </EmptyState>
      ) : (
        <table className="w-full text-left text-note">
          <thead className="text-ink-soft">
            <tr>
              <ColumnHead>{t('Number')}</ColumnHead>
              <ColumnHead>{t('Recipient')}</ColumnHead>
              <ColumnHead className="text-right">{t('Total (₹)')}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {invoices.map(({ id, number, day, deal, recipient, amounts, kind, against, payment }) => (
              <tr key={id}>
                <th scope="row" className={`${CELL} font-normal`}>
                  <a href={`/api/invoices/${id}/pdf`} download className="whitespace-nowrap">
                    {number}
                  </a>
                  <span className="block text-ink-soft">
                    {day && formatDate(`${day}T12:00:00+05:30`, t.language)}
                  </span>
                </th>
                <td className={CELL}>
                  {recipient.name}
                  <span className="block text-ink-soft">
                    {against && `${t('Against invoice')} ${against.number} · `}
                    {opensDeals ? (
                      <Link href={`/dashboard/deals/${deal}/invoices`}>{titles[deal]}</Link>
                    ) : (
                      titles[deal]
                    )}{' '}
                    {payment && <PaymentBadge payment={payment} />}
                  </span>
                </td>
                <td className={`${CELL} tabular text-right`}>
                  {formatPaise(kind === 'credit-note' ? -amounts.total : amounts.total)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {invoices.length > 0 && gaps.length === 0 && (
        <p className="text-note text-ink-soft">{t('No numbers are missing this year.')}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={`${file}&as=csv`} download>
          {t('CSV for the accountant')}
        </ButtonLink>
        <ButtonLink href={`${file}&as=xlsx`} download>
          {t('Excel for the accountant')}
        </ButtonLink>
      </div>
    </div>
  );
}
