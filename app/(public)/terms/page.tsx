import type { Metadata } from 'next';
import { PolicyView } from '@/components/policy/policy-view';
import { pageText } from '@/lib/language/on-server';
import { publicHead } from '@/lib/page-head';
import { loadTerms } from '@/lib/policy/loaders';
import { site } from '@/lib/settings/data';

export async function generateMetadata(): Promise<Metadata> {
  const [t, { title }] = await Promise.all([pageText('policy'), loadTerms()]);
  const description = t(
    'What visitors, members and listers may expect of this property site, and what it expects of them.',
  );
  return publicHead(t.language, '/terms', title, description);
}

export default async function TermsPage() {
  const [policy, s] = await Promise.all([loadTerms(), site()]);
  return <PolicyView policy={policy} site={s} />;
}
