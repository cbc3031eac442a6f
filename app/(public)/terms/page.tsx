import type { Metadata } from 'next';
import { PolicyView } from '@/components/content/policy-view';
import { loadTerms } from '@/lib/content/policies/loaders';
import { texts } from '@/lib/platform/language/on-server';
import { site } from '@/lib/settings/data';
import { loadPublicHead } from '@/lib/settings/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const [{ t }, { title }] = await Promise.all([texts('content/policies'), loadTerms()]);
  const description = t(
    'What visitors, members and listers may expect of this property site, and what it expects of them.',
  );
  return loadPublicHead(t.language, '/terms', title, description);
}

export default async function TermsPage() {
  const [policy, s] = await Promise.all([loadTerms(), site()]);
  return <PolicyView policy={policy} site={s} />;
}
