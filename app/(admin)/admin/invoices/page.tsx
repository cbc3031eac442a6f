import { YearInvoices } from '@/components/deals/invoices/year-invoices';
import { PageFrame } from '@/components/shell/page-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { loadAgencyInvoices } from '@/lib/deals/invoices/loaders';

export const metadata = { title: 'Invoices' };

/** The agency's invoices, for its bookkeepers. */
export default async function AgencyInvoicesPage({ searchParams }: PageProps<'/admin/invoices'>) {
  const found = await loadAgencyInvoices(await searchParams);
  return (
    <PageTexts of={['deals/invoices']}>
      <PageFrame title="Invoices" subtitle="All that the agency has issued, in the order of their numbers">
        <YearInvoices {...found} path="/admin/invoices" />
      </PageFrame>
    </PageTexts>
  );
}
