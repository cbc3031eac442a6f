import type { Metadata } from 'next';
import { GrievanceForm } from '@/components/compliance/grievance-form';
import { PolicyView } from '@/components/content/policy-view';
import { PageTexts } from '@/components/shell/page-texts';
import { loadAnswerDays } from '@/lib/compliance/grievances/loaders';
import { loadGrievance } from '@/lib/content/policies/loaders';
import { texts } from '@/lib/platform/language/on-server';
import { site } from '@/lib/settings/data';
import { loadPublicHead } from '@/lib/settings/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const [{ t }, { title }] = await Promise.all([texts('content/policies'), loadGrievance()]);
  const description = t(
    'The grievance officer of this site, how to complain, what happens next and where to turn after that.',
  );
  return loadPublicHead(t.language, '/grievance', title, description);
}

export default async function GrievancePage() {
  const [policy, s, days] = await Promise.all([loadGrievance(), site(), loadAnswerDays()]);
  return (
    <>
      <PolicyView policy={policy} site={s} />
      <div className="container-page pb-12">
        <PageTexts of={['compliance/privacy', 'replies']}>
          <GrievanceForm {...days} />
        </PageTexts>
      </div>
    </>
  );
}
