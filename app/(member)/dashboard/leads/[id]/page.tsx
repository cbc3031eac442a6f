import type { Metadata } from 'next';
import { DashboardFrame } from '@/components/layout/dashboard-frame';
import { LeadView } from '@/components/leads/lead-view';
import { pageText } from '@/lib/language/on-server';
import { leadName } from '@/lib/lead/format';
import { loadLead } from '@/lib/lead-inbox/loaders';

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageText('leads'))('Lead') });

/** One person's interest in one listing: what was said, and what comes next. */
export default async function LeadPage({ params }: PageProps<'/dashboard/leads/[id]'>) {
  const t = await pageText('leads');
  const { lead, templates, now } = await loadLead((await params).id);
  return (
    <DashboardFrame title={leadName(t, lead)} current="leads" texts={['leads']}>
      <LeadView lead={lead} templates={templates} now={now} />
    </DashboardFrame>
  );
}
