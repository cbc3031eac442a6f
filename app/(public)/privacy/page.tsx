import type { Metadata } from 'next';
import { PolicyView } from '@/components/policy/policy-view';
import { pageText } from '@/lib/language/on-server';
import { publicHead } from '@/lib/page-head';
import { loadPrivacy } from '@/lib/policy/loaders';
import { site } from '@/lib/settings/data';

export async function generateMetadata(): Promise<Metadata> {
  const [t, { title }] = await Promise.all([pageText('policy'), loadPrivacy()]);
  const description = t(
    'Which personal data this site uses, for what and for how long; your rights under the Digital Personal Data Protection Act, 2023; cookies and storage that are really used.',
  );
  return publicHead(t.language, '/privacy', title, description);
}

export default async function PrivacyPage() {
  const [policy, s] = await Promise.all([loadPrivacy(), site()]);
  return <PolicyView policy={policy} site={s} />;
}
