'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTexts } from '#language';
import { TemplateButtons } from '@/components/enquiries/leads/template-buttons';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Notice } from '@/components/ui/feedback/notice';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { SelectField, TextAreaField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { useCall } from '@/components/ui/hooks/use-call';
import { LOGGED_WAY_LABELS, LOGGED_WAYS } from '@/lib/enquiries/inbox/constants';
import type { EarlierAnswerDto, EnquiryDto } from '@/lib/enquiries/inbox/dto';
import { answersIn } from '@/lib/enquiries/inbox/rules';
import { enquiryLogSchema, enquiryReplySchema } from '@/lib/enquiries/inbox/schema';
import type { TemplateField } from '@/lib/enquiries/templates/constants';
import type { TemplateDto } from '@/lib/enquiries/templates/dto';
import { ApiError, api } from '@/lib/platform/browser/api';
import { chatNumber } from '@/lib/platform/text/phone';
import { momentsAgo } from '@/lib/platform/text/relative-time';
import { whatsappUrl } from '@/lib/platform/text/whatsapp';
import { ANSWER_ID } from './enquiry-keys';

type Reply = { message?: string };
type Props = {
  enquiry: EnquiryDto;
  templates: readonly TemplateDto[];
  fields: Readonly<Record<TemplateField, string>>;
};

const pathOf = ({ _id }: EnquiryDto) => `/api/admin/enquiries/${_id}`;

export function EnquiryAnswer({ enquiry, templates, fields }: Props) {
  const { t, language } = useTexts('enquiries/inbox');
  const { refresh } = useRouter();
  const logged = useCall();
  const [earlier, setEarlier] = useState<EarlierAnswerDto>();
  const seen = earlier?.answers ?? answersIn(enquiry.notes).length;
  const { form, field, formProps, busy, outcome } = useZodForm(enquiryReplySchema, {
    start: { text: '' },
    async send({ text }) {
      try {
        const reply = await api<Reply>(`${pathOf(enquiry)}/reply`, { method: 'POST', body: { text, seen } });
        setEarlier(undefined);
        refresh();
        return reply;
      } catch (error) {
        const before = error instanceof ApiError && (error.details?.earlier as EarlierAnswerDto | undefined);
        if (!before) throw error;
        setEarlier(before);
        const ago = momentsAgo(before.at, Date.now(), language);
        throw new ApiError(t('{name} replied to this {ago}', { name: before.by, ago }), 409, 'conflict');
      }
    },
    after: 'reset',
  });
  const number = chatNumber(enquiry.phone ?? '');
  async function openChat(number: string) {
    const text = form.getValues('text') ?? '';
    window.open(whatsappUrl(number, text), '_blank', 'noopener');
    const isLogged = await logged.call(`${pathOf(enquiry)}/log`, {
      method: 'POST',
      body: { way: 'whatsapp', text },
    });
    if (!isLogged) return;
    form.reset({ text: '' });
    refresh();
  }
  return (
    <form {...formProps} className="flex flex-col gap-3">
      <TemplateButtons
        templates={templates}
        fields={fields}
        onUse={(text) => form.setValue('text', text, { shouldDirty: true })}
      />
      <TextAreaField
        label={
          enquiry.email
            ? t('Reply to {name} by email', { name: enquiry.name })
            : t('Reply to {name}', { name: enquiry.name })
        }
        id={ANSWER_ID}
        data-command={t('Reply to this enquiry')}
        data-english="Reply to this enquiry"
        rows={6}
        maxLength={4000}
        {...field('text')}
      />
      {!enquiry.email && (
        <p>{t('{name} left no email address. Please call or write on WhatsApp.', { name: enquiry.name })}</p>
      )}
      <OutcomeNotice outcome={outcome ?? logged.outcome} />
      {earlier && (
        <Notice variant="warning">
          <p className="whitespace-pre-line">
            {t('{name} wrote: {text}', { name: earlier.by, text: earlier.text || t('(nothing was noted)') })}
          </p>
          <p>{t('Yours wasn’t sent. Send it only if both make sense together.')}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {enquiry.email && (
          <SubmitButton variant="primary" disabled={busy}>
            {busy ? t('Sending...') : earlier ? t('Send mine as well') : t('Send answer')}
          </SubmitButton>
        )}
        {number && (
          <Button disabled={logged.busy} onClick={() => void openChat(number)}>
            {t('Open WhatsApp')}
          </Button>
        )}
      </div>
    </form>
  );
}

export function EnquiryLogForm({ enquiry }: { enquiry: EnquiryDto }) {
  const { t, label } = useTexts('enquiries/inbox');
  const { refresh } = useRouter();
  const { field, formProps, busy, outcome } = useZodForm(enquiryLogSchema, {
    start: { way: 'call', text: '' },
    async send(body) {
      const reply = await api<Reply>(`${pathOf(enquiry)}/log`, { method: 'POST', body });
      refresh();
      return reply;
    },
    after: 'reset',
  });
  return (
    <form {...formProps} aria-label={t('Log a call')} className="flex flex-col gap-3">
      <SelectField label={t('Log a call')} {...field('way')}>
        {LOGGED_WAYS.map((way) => (
          <option key={way} value={way}>
            {label(LOGGED_WAY_LABELS[way])}
          </option>
        ))}
      </SelectField>
      <TextAreaField label={t('What was said')} optional rows={2} maxLength={4000} {...field('text')} />
      <OutcomeNotice outcome={outcome} />
      <SubmitButton disabled={busy} className="self-start">
        {t('Log it')}
      </SubmitButton>
    </form>
  );
}
