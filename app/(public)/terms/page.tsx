import type { Metadata } from 'next';
import { PolicyView } from '@/components/policy/policy-view';
import { publicHead } from '@/lib/page-head';
import { termsOfUse } from '@/lib/policy/format';
import { site } from '@/lib/settings/data';

export const metadata: Metadata = publicHead(
  'en',
  '/terms',
  'Terms of use',
  'What visitors, members and listers may expect of this property site, and what it expects of them.',
);

export default async function TermsPage() {
  const s = await site();
  return <PolicyView policy={termsOfUse(s)} site={s} />;
}
