import type { Metadata } from 'next';
import { PolicyView } from '@/components/content/policy-view';
import { loadPrivacy } from '@/lib/content/policies/loaders';
import { texts } from '@/lib/platform/language/on-server';
import { site } from '@/lib/settings/data';
import { loadPublicHead } from '@/lib/settings/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const [{ t }, { title }] = await Promise.all([texts('content/policies'), loadPrivacy()]);
  const description = t(
    'The personal data this site uses, why and for how long; your rights under the Digital Personal Data Protection Act, 2023; and the cookies and storage it really uses.',
  );
  return loadPublicHead(t.language, '/privacy', title, description);
}

export default async function PrivacyPage() {
  const [policy, s] = await Promise.all([loadPrivacy(), site()]);
  return <PolicyView policy={policy} site={s} />;
}
