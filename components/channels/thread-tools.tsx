'use client';

import { useRouter } from 'next/navigation';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Fold } from '@/components/ui/display/fold';
import { Heading } from '@/components/ui/display/heading';
import { Options, SelectField, TextField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { useAction } from '@/components/ui/hooks/use-action';
import type { ConsentDto } from '@/lib/channels/consents/dto';
import {
  CONSENT_KIND_LABELS,
  CONSENT_KINDS,
  CONSENT_WAY_LABELS,
  CONSENT_WAYS,
} from '@/lib/channels/constants';
import type { WhatsAppThreadDto } from '@/lib/channels/threads/dto';
import { consentFormSchema } from '@/lib/channels/threads/schema';
import type { LeadDetailDto } from '@/lib/enquiries/leads/dto';
import { api } from '@/lib/platform/browser/api';
import { formatDateTime } from '@/lib/platform/text/format';
import { WhatsAppComposer } from './whatsapp-composer';

type Props = { lead: LeadDetailDto; thread: WhatsAppThreadDto };

function CallButton({ lead }: { lead: string }) {
  const { t } = useTexts('channels');
  const { refresh } = useRouter();
  const { isBusy, run } = useAction();
  const call = async () => {
    if (await run(() => api(`/api/leads/${lead}/calls`, { method: 'POST' })))
      toast.success(t('Your phone rings first.'));
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
  ['Asked for a call back', 'Asked for a call back'],
  ['Wrong number', 'The number is wrong'],
] as const;

function CallNote({ lead }: { lead: string }) {
  const { t } = useTexts('channels');
  const { refresh } = useRouter();
  const { run } = useAction();
  const note = async (text: string) => {
    if (await run(() => api(`/api/leads/${lead}`, { method: 'PATCH', body: { note: text } })))
      toast.success(t('Noted'));
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

function ConsentForm({ lead, consents }: { lead: string; consents: readonly ConsentDto[] }) {
  const { t } = useTexts('channels');
  const { refresh } = useRouter();
  const { field, formProps, busy, outcome } = useZodForm(consentFormSchema, {
    start: { kind: 'visits', way: 'call', words: '', answer: 'yes' },
    async send({ answer, ...body }) {
      await api(`/api/leads/${lead}/consents`, {
        method: 'POST',
        body: { ...body, isActive: answer === 'yes' },
      });
      refresh();
      return { message: t('Noted') };
    },
    after: 'reset',
  });
  return (
    <Fold
      title={t('What the person agreed to')}
      note={String(consents.filter(({ isActive }) => isActive).length)}
    >
      <div className="flex flex-col gap-4">
        {consents.length > 0 ? (
          <ul className="flex flex-col">
            {consents.map(({ kind, at, way, words, by, isActive, endedAt }) => (
              <li key={`${kind}${at}`} className="border-line border-t py-2">
                <p className={isActive ? 'font-bold' : 'text-ink-soft'}>
                  {t(CONSENT_KIND_LABELS[kind])}
                  {' · '}
                  {isActive
                    ? t('agreed')
                    : t('ended {at}', { at: formatDateTime(endedAt ?? at, t.language) })}
                </p>
                <p className="text-ink-soft text-sm">
                  {formatDateTime(at, t.language)} {t(CONSENT_WAY_LABELS[way])}
                  {by && ` · ${by}`}
                  {': '}“{words}”
                </p>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-soft">{t('Nothing yet. We don’t contact people without consent.')}</p>
        )}
        <form {...formProps} className="grid gap-4 sm:grid-cols-2">
          <SelectField label={t('About')} {...field('kind')}>
            <Options of={CONSENT_KINDS.map((kind) => [kind, t(CONSENT_KIND_LABELS[kind])])} />
          </SelectField>
          <SelectField label={t('Do they agree?')} {...field('answer')}>
            <option value="yes">{t('Yes')}</option>
            <option value="no">{t('No, they withdrew')}</option>
          </SelectField>
          <SelectField label={t('How')} {...field('way')}>
            <Options of={CONSENT_WAYS.map((way) => [way, t(CONSENT_WAY_LABELS[way])])} />
          </SelectField>
          <TextField label={t('In their words')} maxLength={500} {...field('words')} />
          <div className="flex flex-col gap-3 sm:col-span-2">
            <FormEnd {...{ busy, outcome }}>{t('Record it')}</FormEnd>
          </div>
        </form>
      </div>
    </Fold>
  );
}

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
          {t('WhatsApp isn’t connected, or there’s no mobile number. Use the buttons above.')}
        </p>
      )}
      {thread.canCall && <CallButton lead={lead.id} />}
      {lead.phone && <CallNote lead={lead.id} />}
      {lead.phone && <ConsentForm lead={lead.id} consents={thread.consents} />}
    </section>
  );
}
