import type { Metadata } from 'next';
import { PolicyView } from '@/components/policy/policy-view';
import { publicHead } from '@/lib/page-head';
import { privacyPolicy } from '@/lib/policy/format';
import { retention, site } from '@/lib/settings/data';

export const metadata: Metadata = publicHead(
  'en',
  '/privacy',
  'Privacy notice',
  'Which personal data this site uses, for what and for how long; your rights under the Digital Personal Data Protection Act, 2023; cookies and storage that are really used.',
);

export default async function PrivacyPage() {
  const [s, keep] = await Promise.all([site(), retention()]);
  return <PolicyView policy={privacyPolicy(s, keep)} site={s} />;
}
