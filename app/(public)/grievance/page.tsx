import type { Metadata } from 'next';
import { PolicyView } from '@/components/policy/policy-view';
import { publicHead } from '@/lib/page-head';
import { grievancePage } from '@/lib/policy/format';
import { site } from '@/lib/settings/data';

export const metadata: Metadata = publicHead(
  'en',
  '/grievance',
  'Complaints',
  'The grievance officer of this site, how to complain, what happens then and where to go on.',
);

export default async function GrievancePage() {
  const s = await site();
  return <PolicyView policy={grievancePage(s)} site={s} />;
}
