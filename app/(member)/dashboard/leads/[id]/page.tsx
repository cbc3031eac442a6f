import type { Metadata } from 'next';
import { DashboardFrame } from '@/components/layout/dashboard-frame';
import { LeadView } from '@/components/leads/lead-view';
import { leadName } from '@/lib/lead/format';
import { loadLead } from '@/lib/lead-inbox/loaders';

export const metadata: Metadata = { title: 'Lead' };

/** One person's interest in one listing: what was said, and what comes next. */
export default async function LeadPage({ params }: PageProps<'/dashboard/leads/[id]'>) {
  const { lead, templates, now } = await loadLead((await params).id);
  return (
    <DashboardFrame title={leadName(lead)} current="leads">
      <LeadView lead={lead} templates={templates} now={now} />
    </DashboardFrame>
  );
}
