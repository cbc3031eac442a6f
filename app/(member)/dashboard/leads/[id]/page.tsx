import type { Metadata } from 'next';
import { IncomingCall } from '@/components/channels/incoming-call';
import { callEntries, threadEntries } from '@/components/channels/thread-entries';
import { ThreadTools } from '@/components/channels/thread-tools';
import { LeadView } from '@/components/enquiries/leads/lead-view';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { hasTelephony, threadOf } from '@/lib/channels/threads/data';
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
  const thread = await threadOf(lead);
  const channel = await texts('channels');
  return (
    <DashboardFrame title={leadName(t, lead)} current="leads" texts={['enquiries/leads', 'channels']}>
      {hasTelephony() && <IncomingCall />}
      <LeadView
        {...{ lead, templates, now }}
        others={[...threadEntries(channel, lead, thread), ...callEntries(channel, lead, thread)]}
        channels={<ThreadTools lead={lead} thread={thread} />}
      />
    </DashboardFrame>
  );
}
