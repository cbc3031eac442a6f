import type { Metadata } from 'next';
import { TaxForm } from '@/components/deals/tax/tax-form';
import { TaxView } from '@/components/deals/tax/tax-view';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { Link } from '@/components/ui/actions/link';
import { loadTax } from '@/lib/deals/tax/loaders';
import { texts } from '@/lib/platform/language/on-server';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await texts('deals/tax')).t('Tax at the deal'),
});

/** Who deducts which tax on this deal, and by when. */
export default async function TaxPage({ params, searchParams }: PageProps<'/dashboard/deals/[id]/tax'>) {
  const { t } = await texts('deals/tax');
  const { deal, query, problems, typed, tax } = await loadTax((await params).id, await searchParams);
  return (
    <DashboardFrame title={t('Tax at the deal')} texts={['deals/tax']}>
      <p>
        <Link href={`/dashboard/deals/${deal.id}`} className="underline">
          {deal.title}
        </Link>
      </p>
      <TaxForm kind={deal.kind} query={query} problems={problems} typed={typed} />
      {Object.keys(problems).length === 0 && <TaxView deal={deal} tax={tax} stampValue={query.stampValue} />}
    </DashboardFrame>
  );
}
