import { GrievanceRegister } from '@/components/compliance/grievance-register';
import { PageFrame } from '@/components/shell/page-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { loadGrievances } from '@/lib/compliance/grievances/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('compliance/office', 'Grievances');

export default async function GrievancesPage() {
  const { t } = await texts('compliance/office');
  const { grievances, dataDays, otherDays } = await loadGrievances();
  return (
    <PageTexts of={['compliance/office']}>
      <PageFrame
        title={t('Grievances')}
        subtitle={t(
          'Grievances about personal data are answered within {dataDays} days, all others within {otherDays}. Reminders go out 15, 7 and 1 days before the deadline, and after it.',
          { dataDays, otherDays },
        )}
      >
        <GrievanceRegister grievances={grievances} />
      </PageFrame>
    </PageTexts>
  );
}
