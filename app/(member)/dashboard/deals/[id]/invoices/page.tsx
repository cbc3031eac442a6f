import { InvoiceRow } from '@/components/deals/invoices/invoice-row';
import { NewInvoiceForm } from '@/components/deals/invoices/new-invoice-form';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { EmptyState, Notice } from '@/components/ui/feedback/notice';
import { loadDealInvoices } from '@/lib/deals/invoices/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('deals/invoices', 'Invoices');

export default async function DealInvoicesPage({ params }: PageProps<'/dashboard/deals/[id]/invoices'>) {
  const { t } = await texts('deals/invoices');
  const { id } = await params;
  const found = await loadDealInvoices(id);
  return (
    <DashboardFrame title={t('Invoices')} texts={['deals/invoices']}>
      <p>
        <Link href={`/dashboard/deals/${id}`} className="underline">
          {found?.title ?? t('Back to the deal')}
        </Link>
      </p>
      {!found && (
        <EmptyState title={t('Not for your role')}>
          <p>{t('Only your team’s owner and the deal’s agent can open invoices.')}</p>
        </EmptyState>
      )}
      {found && !found.profile && (
        <Notice variant="warning">
          <Link href="/dashboard/deals/invoices">{t('Add your billing details first.')}</Link>
        </Notice>
      )}
      {found && (
        <>
          <p className="measure text-ink-soft">
            {t(
              'A draft has no number. Issuing it takes the next number of the year, and from then on it cannot be changed.',
            )}
          </p>
          <ul>
            {found.invoices.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </ul>
          {found.invoices.length === 0 && <p>{t('No invoice yet')}</p>}
          <Heading level={2} size="panel">
            {t('Write an invoice')}
          </Heading>
          <NewInvoiceForm deal={id} parties={found.parties} lines={found.lines} />
        </>
      )}
    </DashboardFrame>
  );
}
