import type { Metadata } from 'next';
import { DiligenceForm } from '@/components/deals/diligence/diligence-form';
import { DiligenceState } from '@/components/deals/diligence/diligence-state';
import { SuspicionNotes } from '@/components/deals/diligence/suspicion-notes';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { Link } from '@/components/ui/actions/link';
import { loadDiligence } from '@/lib/deals/diligence/loaders';
import { texts } from '@/lib/platform/language/on-server';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await texts('deals/diligence')).t('Due diligence'),
});

/** The checks that the PMLA requires for the clients of a deal. */
export default async function DiligencePage({ params }: PageProps<'/dashboard/deals/[id]/diligence'>) {
  const { t } = await texts('deals/diligence');
  const { id, title, diligence } = await loadDiligence((await params).id);
  return (
    <DashboardFrame title={t('Due diligence')} texts={['deals/diligence']}>
      <p className="flex flex-wrap gap-x-4">
        <Link href={`/dashboard/deals/${id}`} className="underline">
          {title}
        </Link>
        <Link href="/dashboard/deals/diligence" className="underline">
          {t('The firm and its principal officer')}
        </Link>
      </p>
      <DiligenceState diligence={diligence} />
      <DiligenceForm deal={id} diligence={diligence} />
      <SuspicionNotes deal={id} notes={diligence.suspicions} />
    </DashboardFrame>
  );
}
