import { YearInvoices } from '@/components/deals/invoices/year-invoices';
import { PageFrame } from '@/components/shell/page-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { loadAgencyInvoices } from '@/lib/deals/invoices/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('deals/invoices', 'Invoices');

/** The agency's invoices, for its bookkeepers. */
export default async function AgencyInvoicesPage({ searchParams }: PageProps<'/admin/invoices'>) {
  const { t } = await texts('deals/invoices');
  const found = await loadAgencyInvoices(await searchParams);
  return (
    <PageTexts of={['deals/invoices']}>
      <PageFrame title={t('Invoices')} subtitle={t('All invoices the agency has issued, in number order')}>
        <YearInvoices {...found} path="/admin/invoices" />
      </PageFrame>
    </PageTexts>
  );
}
