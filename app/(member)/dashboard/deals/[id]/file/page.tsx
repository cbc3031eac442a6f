import { DealFile } from '@/components/deals/deal-file';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { Link } from '@/components/ui/actions/link';
import { loadDealFile } from '@/lib/deals/file/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('deals/file', 'Deal file');

export default async function DealFilePage({ params }: PageProps<'/dashboard/deals/[id]/file'>) {
  const { t } = await texts('deals/file');
  const { id, title, steps, sections, mayExport } = await loadDealFile((await params).id);
  return (
    <DashboardFrame title={t('Deal file')} texts={['deals/file']}>
      <p>
        <Link href={`/dashboard/deals/${id}`} className="underline">
          {title}
        </Link>
      </p>
      <DealFile id={id} steps={steps} sections={sections} mayExport={mayExport} />
    </DashboardFrame>
  );
}
