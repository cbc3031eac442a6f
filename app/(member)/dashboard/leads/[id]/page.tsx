import type { Metadata } from 'next';
import { LeadView } from '@/components/enquiries/leads/lead-view';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { loadLead } from '@/lib/enquiries/lead-inbox/loaders';
import { leadName } from '@/lib/enquiries/leads/format';
import { texts } from '@/lib/platform/language/on-server';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await texts('enquiries/leads')).t('Lead'),
});

/** One person's interest in one listing: what was said, and what comes next. */
export default async function LeadPage({ params }: PageProps<'/dashboard/leads/[id]'>) {
  const { t } = await texts('enquiries/leads');
  const { lead, templates, now } = await loadLead((await params).id);
  return (
    <DashboardFrame title={leadName(t, lead)} current="leads" texts={['enquiries/leads']}>
      <LeadView lead={lead} templates={templates} now={now} />
    </DashboardFrame>
  );
}
