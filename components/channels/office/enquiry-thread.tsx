import { useTexts } from '#language';
import { callEntries, threadEntries } from '@/components/channels/thread-entries';
import { ThreadTools } from '@/components/channels/thread-tools';
import { LeadTimeline } from '@/components/enquiries/leads/lead-timeline';
import { Link } from '@/components/ui/actions/link';
import type { WhatsAppThreadDto } from '@/lib/channels/threads/dto';
import type { LeadDetailDto } from '@/lib/enquiries/leads/dto';

type Props = { lead: LeadDetailDto; thread: WhatsAppThreadDto };

export function EnquiryThread({ lead, thread }: Props) {
  const texts = useTexts('channels');
  const others = [...threadEntries(texts, lead, thread), ...callEntries(texts, lead, thread)];
  return (
    <>
      {others.length > 0 && (
        <div className="flex flex-col gap-2">
          <LeadTimeline {...{ lead, others }} />
          <Link className="link self-start" href={`/dashboard/leads/${lead.id}`}>
            {texts.t('Open the lead')}
          </Link>
        </div>
      )}
      <ThreadTools {...{ lead, thread }} />
    </>
  );
}
