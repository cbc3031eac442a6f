import { GrievanceRegister } from '@/components/compliance/grievance-register';
import { PageFrame } from '@/components/shell/page-frame';
import { loadGrievances } from '@/lib/compliance/grievances/loaders';

export const metadata = { title: 'Grievances' };

export default async function GrievancesPage() {
  const { grievances, dataDays, otherDays } = await loadGrievances();
  return (
    <PageFrame
      title="Grievances"
      subtitle={`Those about personal data are answered within ${dataDays} days, all others within ${otherDays}. Reminders go out 15, 7 and 1 days before the last day, and after it.`}
    >
      <GrievanceRegister grievances={grievances} />
    </PageFrame>
  );
}
