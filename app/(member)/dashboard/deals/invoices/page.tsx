import { BillingProfileForm } from '@/components/deals/invoices/billing-profile-form';
import { YearInvoices } from '@/components/deals/invoices/year-invoices';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { EmptyState } from '@/components/ui/feedback/notice';
import { loadInvoices } from '@/lib/deals/invoices/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('deals/invoices', 'Invoices');

export default async function InvoicesPage({ searchParams }: PageProps<'/dashboard/deals/invoices'>) {
  const { t } = await texts('deals/invoices');
  const { found, profile, isReader, mayEdit, ...rest } = await loadInvoices(await searchParams);
  return (
    <DashboardFrame title={t('Invoices')} texts={['deals/invoices']}>
      <p>
        <Link href="/dashboard/deals" className="underline">
          {t('All deals')}
        </Link>
      </p>
      {found ? (
        <YearInvoices {...found} {...rest} path="/dashboard/deals/invoices" opensDeals={!isReader} />
      ) : (
        <EmptyState title={t('Not for your role')}>
          <p>{t('Only your team’s owner and the deal’s agent can open invoices.')}</p>
        </EmptyState>
      )}
      {!isReader && (
        <section className="flex flex-col gap-4 border-line border-t pt-4">
          <Heading level={2} size="panel">
            {t('Billing details')}
          </Heading>
          <p className="measure text-ink-soft">
            {mayEdit
              ? t('Printed on every invoice you issue from now on. Issued invoices don’t change.')
              : t('Only the owner of the team can change this.')}
          </p>
          {mayEdit && <BillingProfileForm profile={profile} />}
        </section>
      )}
    </DashboardFrame>
  );
}
