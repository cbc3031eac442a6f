'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import type { WhatsAppThreadDto } from '@/lib/channels/threads/dto';
import type { LeadDetailDto } from '@/lib/enquiries/leads/dto';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { ConsentForm } from './consent-form';
import { WhatsAppComposer } from './whatsapp-composer';

type Props = { lead: LeadDetailDto; thread: WhatsAppThreadDto };

/** Connects one's own phone with the person's through cloud telephony. */
function CallButton({ lead }: { lead: string }) {
  const { t, reply } = useTexts('channels');
  const { refresh } = useRouter();
  const [isBusy, setBusy] = useState(false);
  const call = async () => {
    setBusy(true);
    try {
      await api(`/api/leads/${lead}/calls`, { method: 'POST' });
      toast.success(t('Your phone rings first.'));
    } catch (error) {
      toast.error(reply(serverMessage(error)));
    }
    setBusy(false);
    refresh();
  };
  return (
    <Button variant="primary" className="self-start" disabled={isBusy} onClick={() => void call()}>
      {t('Connect a call')}
    </Button>
  );
}

const OUTCOMES = [
  ['Reached', 'Reached on the phone'],
  ['Not reached', 'Not reached on the phone'],
  ['Asks to be called back', 'Asks to be called back'],
  ['Wrong number', 'The number is wrong'],
] as const;

function CallNote({ lead }: { lead: string }) {
  const { t, reply } = useTexts('channels');
  const { refresh } = useRouter();
  const note = async (text: string) => {
    try {
      await api(`/api/leads/${lead}`, { method: 'PATCH', body: { note: text } });
      toast.success(t('Noted'));
    } catch (error) {
      toast.error(reply(serverMessage(error)));
    }
    refresh();
  };
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1.5 font-bold">{t('How did the call go?')}</legend>
      {OUTCOMES.map(([label, text]) => (
        <Button key={label} size="sm" onClick={() => void note(t(text))}>
          {t(label)}
        </Button>
      ))}
    </fieldset>
  );
}

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
