'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { DayTimeField } from '@/components/ui/forms/day-field';
import { SelectField, TextAreaField, TextField } from '@/components/ui/forms/field';
import {
  LEAD_STATE_LABELS,
  LEAD_STATES,
  LOST_REASON_LABELS,
  LOST_REASONS,
  MAX_STEP_LENGTH,
} from '@/lib/enquiries/leads/constants';
import type { LeadDetailDto } from '@/lib/enquiries/leads/dto';
import { toIndianInput, toInstant } from '@/lib/enquiries/leads/format';
import { api, serverMessage } from '@/lib/platform/http/client';

/** State, next step, assignee and note: one form, one Save. */
export function LeadForm({ lead }: { lead: LeadDetailDto }) {
  // what somebody else has saved meanwhile is shown
  return <Form key={lead.__v} lead={lead} />;
}

function Form({ lead }: { lead: LeadDetailDto }) {
  const { reply, t } = useTexts('enquiries/leads');
  const { refresh } = useRouter();
  const [state, setState] = useState(lead.state);
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = (name: string) => String(new FormData(event.currentTarget).get(name) ?? '').trim();
    const [step, at, note] = [given('step'), toInstant(given('at')), given('note')];
    const body = {
      __v: lead.__v,
      state,
      ...(state === 'lost' && { lostReason: given('lostReason') }),
      nextStep: step || at ? { text: step, at } : null,
      assignee: given('assignee'),
      ...(note && { note }),
    };
    setBusy(true);
    try {
      await api(`/api/leads/${lead.id}`, { method: 'PATCH', body });
      toast.success(t('Saved'));
    } catch (error) {
      toast.error(reply(serverMessage(error)));
    }
    setBusy(false);
    refresh();
  };
  return (
    <form onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
      <SelectField
        label={t('State')}
        name="state"
        value={state}
        onChange={({ target }) => setState(target.value as typeof state)}
      >
        {LEAD_STATES.map((state) => (
          <option key={state} value={state}>
            {t(LEAD_STATE_LABELS[state])}
          </option>
        ))}
      </SelectField>
      {state === 'lost' && (
        <SelectField label={t('Because of')} name="lostReason" defaultValue={lead.lostReason ?? ''} required>
          <option value="">{t('Choose a reason')}</option>
          {LOST_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {t(LOST_REASON_LABELS[reason])}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={t('Next step')}
        optional
        name="step"
        maxLength={MAX_STEP_LENGTH}
        placeholder={t('Call about the loan')}
        defaultValue={lead.nextStep?.text}
      />
      <DayTimeField
        label={t('When')}
        optional
        name="at"
        defaultValue={lead.nextStep && toIndianInput(lead.nextStep.at)}
      />
      <SelectField label={t('Looked after by')} name="assignee" defaultValue={lead.assignee?.id ?? ''}>
        <option value="">{t('Nobody')}</option>
        {lead.members.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextAreaField label={t('Note')} optional name="note" rows={2} maxLength={4000} />
      <SubmitButton disabled={isBusy} className="self-start">
        {t('Save')}
      </SubmitButton>
    </form>
  );
}
