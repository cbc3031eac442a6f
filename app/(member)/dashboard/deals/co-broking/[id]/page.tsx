import { IntroductionView } from '@/components/deals/co-broking/introduction-view';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { loadIntroduction } from '@/lib/deals/introductions/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('deals/co-broking', 'Introduction');

export default async function IntroductionPage({ params }: PageProps<'/dashboard/deals/co-broking/[id]'>) {
  const { t } = await texts('deals/co-broking');
  const introduction = await loadIntroduction((await params).id);
  return (
    <DashboardFrame title={introduction.name || t('Introduction')} texts={['deals/co-broking', 'deals']}>
      <IntroductionView initial={introduction} />
    </DashboardFrame>
  );
}
