import { HereTooView } from '@/app/_views/here-too';
import { callEntries, threadEntries } from '@/components/channels/thread-entries';
import { ThreadTools } from '@/components/channels/thread-tools';
import { sentEntries } from '@/components/clients/sent-entries';
import { LeadBeside, LeadView } from '@/components/enquiries/leads/lead-view';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { ReportSeen } from '@/components/shell/report-seen';
import { threadOf } from '@/lib/channels/threads/data';
import { listSentTo } from '@/lib/clients/shortlists/data';
import { loadLead } from '@/lib/enquiries/lead-inbox/loaders';
import { leadName } from '@/lib/enquiries/leads/format';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('enquiries/leads', 'Lead');

export default async function LeadPage({ params, searchParams }: PageProps<'/dashboard/leads/[id]'>) {
  const { t } = await texts('enquiries/leads');
  const { id } = await params;
  const { actor, search, list, lead, canSummarise, templates, now } = await loadLead(id, await searchParams);
  const [thread, sent] = await Promise.all([threadOf(lead), listSentTo(actor, lead)]);
  const channel = await texts('channels');
  const { t: ofClients } = await texts('clients');
  const others = [
    ...threadEntries(channel, lead, thread),
    ...callEntries(channel, lead, thread),
    ...sentEntries(ofClients, sent),
  ];
  return (
    <DashboardFrame title={leadName(t, lead)} texts={['enquiries/leads', 'channels']}>
      {/* marks it as read again after each new message */}
      <ReportSeen key={lead.lastAt} path={`/api/leads/${lead.id}/read`} />
      <HereTooView type="lead" id={lead.id} actor={actor} />
      <LeadBeside {...{ search, list, now }} current={lead.id}>
        <LeadView
          {...{ lead, canSummarise, templates, now, others }}
          channels={<ThreadTools {...{ lead, thread }} />}
        />
      </LeadBeside>
    </DashboardFrame>
  );
}
