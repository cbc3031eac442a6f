'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { BothChanged } from '@/components/ui/feedback/both-changed';
import { DayTimeField } from '@/components/ui/forms/day-field';
import { Options, SelectField, TextAreaField, TextField } from '@/components/ui/forms/field';
import { useAction } from '@/components/ui/hooks/use-action';
import { type Stored, useMergedSave } from '@/components/ui/hooks/use-merged-save';
import {
  LEAD_STATE_LABELS,
  LEAD_STATES,
  type LeadState,
  LOST_REASON_LABELS,
  LOST_REASONS,
  type LostReason,
  MAX_STEP_LENGTH,
} from '@/lib/enquiries/leads/constants';
import type { LeadDetailDto } from '@/lib/enquiries/leads/dto';
import { toIndianInput, toInstant } from '@/lib/enquiries/leads/format';
import { ApiError, api } from '@/lib/platform/browser/api';
import type { Text } from '@/lib/platform/language/translate';
import { formatDateTime } from '@/lib/platform/text/format';

const LABELS = { move: 'State', nextStep: 'Next step', assignee: 'Assigned to' } as const;

/** Editable fields of a lead. A state merges with the reason of a loss. */
type LeadFields = {
  move: { state: string; lostReason: string };
  nextStep: { text: string; at: string } | null;
  assignee: string;
};

const fieldsOfLead = ({ state, lostReason, nextStep, assignee }: LeadDetailDto): LeadFields => ({
  move: { state, lostReason: state === 'lost' ? (lostReason ?? '') : '' },
  nextStep: nextStep ? { text: nextStep.text, at: nextStep.at } : null,
  assignee: assignee?.id ?? '',
});

const changeOfLead = ({ move: { state, lostReason }, nextStep, assignee }: LeadFields) => ({
  state,
  ...(state === 'lost' && { lostReason }),
  // without a time, the API reports the missing field
  nextStep: nextStep && { text: nextStep.text, ...(nextStep.at && { at: nextStep.at }) },
  assignee,
});

function shown(t: Text<'enquiries/leads'>, name: string, value: unknown, lead: LeadDetailDto): string {
  if (name === 'move') {
    const { state, lostReason } = value as { state: LeadState; lostReason: LostReason | '' };
    return [t(LEAD_STATE_LABELS[state]), lostReason && t(LOST_REASON_LABELS[lostReason])]
      .filter(Boolean)
      .join(': ');
  }
  if (name === 'assignee') return lead.members.find(({ id }) => id === value)?.name ?? t('No one');
  const step = value as LeadFields['nextStep'];
  return step ? [step.text, step.at && formatDateTime(step.at, t.language)].filter(Boolean).join(' · ') : '';
}

/** The stored time, if the field still shows its minute. */
const stepTime = (typed: string, { nextStep }: LeadDetailDto): string =>
  nextStep && toIndianInput(nextStep.at) === typed ? nextStep.at : (toInstant(typed) ?? '');

const storedIn = (error: unknown): Stored<LeadFields> | undefined => {
  const current = error instanceof ApiError && (error.details?.current as LeadDetailDto | undefined);
  return current ? { fields: fieldsOfLead(current), version: current.__v } : undefined;
};

/** Edits a lead with one Save button. Merges colleagues' changes and asks about conflicts. */
export function LeadForm({ lead: latest }: { lead: LeadDetailDto }) {
  // a page refresh must not change a form being filled in
  const [lead, setLead] = useState(latest);
  const [isTyping, setTyping] = useState(false);
  if (!isTyping && lead !== latest) setLead(latest);
  return (
    <Form key={lead.__v} lead={lead} onTyping={() => setTyping(true)} onSaved={() => setTyping(false)} />
  );
}

type FormProps = { lead: LeadDetailDto; onTyping: () => void; onSaved: () => void };

/** Saves a lead and merges colleagues' changes. Sends a note with any other change. */
function useLeadSave(lead: LeadDetailDto, onSaved: () => void) {
  const { t } = useTexts('enquiries/leads');
  const { refresh } = useRouter();
  const { isBusy, run: act } = useAction();
  const note = useRef('');
  const { save, conflict } = useMergedSave<LeadFields>({
    start: { fields: fieldsOfLead(lead), version: lead.__v },
    send: (fields, version) => {
      const body = { __v: version, ...changeOfLead(fields), ...(note.current && { note: note.current }) };
      return api(`/api/leads/${lead.id}`, { method: 'PATCH', body });
    },
    storedIn,
  });
  const run = (work: () => Promise<boolean> | undefined) =>
    act(async () => {
      if (!(await work())) return;
      toast.success(t('Saved'));
      onSaved();
      refresh();
    });
  return { isBusy, run, save, conflict, note };
}

function Form({ lead, onTyping, onSaved }: FormProps) {
  const { t } = useTexts('enquiries/leads');
  const [state, setState] = useState(lead.state);
  const { isBusy, run, save, conflict, note } = useLeadSave(lead, onSaved);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = (name: string) => String(form.get(name) ?? '').trim();
    note.current = given('note');
    const step = { text: given('step'), at: stepTime(given('at'), lead) };
    const fields = {
      move: { state, lostReason: state === 'lost' ? given('lostReason') : '' },
      nextStep: step.text || step.at ? step : null,
      assignee: given('assignee'),
    };
    void run(() => save(fields));
  };
  return (
    <form onSubmit={submit} onChange={onTyping} className="flex flex-col gap-4">
      {conflict && (
        <BothChanged
          rows={conflict.names.map((name) => ({
            label: t(LABELS[name as keyof typeof LABELS]),
            mine: shown(t, name, conflict.mine[name], lead),
            theirs: shown(t, name, conflict.theirs[name], lead),
          }))}
          isBusy={isBusy}
          onKeepMine={() => void run(() => conflict.decide('mine'))}
          onTakeTheirs={() => void run(() => conflict.decide('theirs'))}
        />
      )}
      <SelectField
        label={t('State')}
        name="state"
        value={state}
        onChange={({ target }) => setState(target.value as typeof state)}
      >
        <Options of={LEAD_STATES.map((state) => [state, t(LEAD_STATE_LABELS[state])])} />
      </SelectField>
      {state === 'lost' && (
        <SelectField label={t('Reason')} name="lostReason" defaultValue={lead.lostReason ?? ''} required>
          <option value="">{t('Choose a reason')}</option>
          <Options of={LOST_REASONS.map((reason) => [reason, t(LOST_REASON_LABELS[reason])])} />
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
      <SelectField label={t('Assigned to')} name="assignee" defaultValue={lead.assignee?.id ?? ''}>
        <option value="">{t('No one')}</option>
        <Options of={lead.members.map(({ id, name }) => [id, name])} />
      </SelectField>
      <TextAreaField label={t('Note')} optional name="note" rows={2} maxLength={4000} />
      <SubmitButton disabled={isBusy} className="self-start">
        {t('Save')}
      </SubmitButton>
    </form>
  );
}
