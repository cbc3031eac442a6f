import type { Metadata } from 'next';
import { PolicyView } from '@/components/content/policy-view';
import { loadGrievance } from '@/lib/content/policies/loaders';
import { texts } from '@/lib/platform/language/on-server';
import { site } from '@/lib/settings/data';
import { loadPublicHead } from '@/lib/settings/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const [{ t }, { title }] = await Promise.all([texts('content/policies'), loadGrievance()]);
  const description = t(
    'The grievance officer of this site, how to complain, what happens then and where to go on.',
  );
  return loadPublicHead(t.language, '/grievance', title, description);
}

export default async function GrievancePage() {
  const [policy, s] = await Promise.all([loadGrievance(), site()]);
  return <PolicyView policy={policy} site={s} />;
}
