'use client';

import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import type { WhatsAppThreadDto } from '@/lib/channels/threads/dto';
import type { LeadDetailDto } from '@/lib/enquiries/leads/dto';
import { CallButton } from './call-button';
import { CallNote } from './call-note';
import { ConsentForm } from './consent-form';
import { WhatsAppComposer } from './whatsapp-composer';

type Props = { lead: LeadDetailDto; thread: WhatsAppThreadDto };

/** Ways to reach the person besides mail: WhatsApp, the phone, and the person's consents. */
export function ThreadTools({ lead, thread }: Props) {
  const { t } = useTexts('channels');
  return (
    <section aria-labelledby="channels" className="flex flex-col gap-6">
      <Heading level={2} size="panel" id="channels">
        {t('WhatsApp and telephone')}
      </Heading>
      {thread.canWrite ? (
        <WhatsAppComposer lead={lead} thread={thread} />
      ) : (
        <p className="text-ink-soft">
          {t('WhatsApp is not connected, or no mobile number was given: use the buttons above.')}
        </p>
      )}
      {thread.canCall && <CallButton lead={lead.id} />}
      {lead.phone && <CallNote lead={lead.id} />}
      {lead.phone && <ConsentForm lead={lead.id} consents={thread.consents} />}
    </section>
  );
}
