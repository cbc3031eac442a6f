'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Choice, TextArea } from '@/components/ui/forms/control';
import { CheckboxField, Options, SelectField } from '@/components/ui/forms/field';
import { VISIT_VERDICT_LABELS, VISIT_VERDICTS } from '@/lib/visits/constants';
import type { VisitDto } from '@/lib/visits/dto';
import { slotText } from '@/lib/visits/hours/format';
import { HalfDayPicker } from './half-day-picker';
import { type SendStep, StepForm } from './step-form';

type Props = { visit: VisitDto; send: SendStep };

function OtherTimes({ visit, send }: Props) {
  const { t } = useTexts('visits');
  const [chosen, setChosen] = useState<string[]>([]);
  const [isOpen, setOpen] = useState(false);
  return (
    <StepForm
      title={visit.start ? t('Move the visit') : t('Propose other times')}
      submit={t('Propose')}
      word={t('Message')}
      send={send}
      step={() => ({ action: 'propose', halfDays: chosen })}
      onOpen={() => setOpen(true)}
    >
      {isOpen && <HalfDayPicker property={visit.home.id} chosen={chosen} onChange={setChosen} />}
    </StepForm>
  );
}

function HowWasIt({ visit, send }: Props) {
  const { t } = useTexts('visits');
  return (
    <StepForm
      title={t('How was it?')}
      submit={t('Save')}
      variant="primary"
      isOpen={!visit.feedback}
      send={send}
      step={(form) => ({
        action: 'feedback',
        verdict: form.get('verdict'),
        note: String(form.get('note')),
        isShared: form.get('isShared') !== null,
      })}
    >
      <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
        <legend className="font-bold">{t('What do you think?')}</legend>
        {VISIT_VERDICTS.map((verdict) => (
          <label key={verdict} className="flex min-h-11 items-center gap-2">
            <Choice
              type="radio"
              name="verdict"
              required
              value={verdict}
              defaultChecked={visit.feedback?.verdict === verdict}
            />
            {t(VISIT_VERDICT_LABELS[verdict])}
          </label>
        ))}
      </fieldset>
      <label className="flex w-full flex-col gap-1.5">
        <span className="font-bold">
          {t('A note')} <span className="font-normal text-ink-soft">{t('(optional)')}</span>
        </span>
        <TextArea name="note" rows={3} maxLength={500} defaultValue={visit.feedback?.note} />
        <span className="text-note text-ink-soft">{t('Saved to your shortlist. Only you see it.')}</span>
      </label>
      <CheckboxField
        label={t('Tell {name} what I think, without the note', { name: visit.otherName })}
        name="isShared"
        defaultChecked={visit.feedback?.isShared ?? false}
      />
    </StepForm>
  );
}

export function VisitorSteps(props: Props) {
  const { t } = useTexts('visits');
  const { visit, send } = props;
  if (visit.state === 'over') return <HowWasIt {...props} />;
  if (visit.state !== 'proposed' && visit.state !== 'confirmed') return null;
  return (
    <>
      {visit.turn === 'visitor' && visit.offered && (
        <StepForm
          title={t('Accept {time}', { time: slotText(visit.offered, t.language) })}
          submit={t('Accept')}
          variant="primary"
          word={t('Message')}
          isOpen
          send={send}
          step={() => ({ action: 'accept' })}
        />
      )}
      {visit.turn === 'visitor' && visit.start && (
        <StepForm
          title={t('Keep the original time')}
          submit={t('Keep')}
          word={t('Message')}
          send={send}
          step={() => ({ action: 'decline' })}
        />
      )}
      {visit.roundsLeft > 0 && <OtherTimes {...props} />}
      <StepForm
        title={t('Cancel the visit')}
        submit={t('Cancel visit')}
        variant="danger"
        word={t('Reason')}
        send={send}
        step={() => ({ action: 'cancel' })}
      />
    </>
  );
}

function TimeField({ times }: { times: readonly string[] }) {
  const { t } = useTexts('visits');
  return (
    <SelectField label={t('Time')} name="start" required className="w-full">
      <Options of={times.map((time) => [time, slotText(time, t.language)])} />
    </SelectField>
  );
}

export function HostSteps({ visit, send }: { visit: VisitDto; send: SendStep }) {
  const { t } = useTexts('visits');
  const { state, turn, times } = visit;
  if (!times || (state !== 'proposed' && state !== 'confirmed')) return null;
  const isConfirmed = state === 'confirmed';
  return (
    <>
      {turn === 'host' && times.proposed.length > 0 && (
        <StepForm
          title={t('Confirm a time')}
          submit={t('Confirm')}
          variant="primary"
          word={t('Message, such as where to ring')}
          isOpen
          send={send}
          step={(form) => ({ action: 'confirm', start: form.get('start') })}
        >
          <TimeField times={times.proposed} />
        </StepForm>
      )}
      {times.others.length > 0 && (
        <StepForm
          title={t('Offer another time')}
          submit={t('Offer')}
          word={t('Reason')}
          send={send}
          step={(form) => ({ action: 'move', start: form.get('start') })}
        >
          <TimeField times={times.others} />
        </StepForm>
      )}
      {turn === 'host' && (
        <StepForm
          title={isConfirmed ? t('Keep the original time') : t('Decline')}
          submit={isConfirmed ? t('Keep') : t('Decline visit')}
          variant={isConfirmed ? 'secondary' : 'danger'}
          word={t('Reason')}
          send={send}
          step={() => ({ action: 'decline' })}
        />
      )}
      {(isConfirmed || turn !== 'host') && (
        <StepForm
          title={t('Cancel the visit')}
          submit={t('Cancel visit')}
          variant="danger"
          word={t('Reason')}
          send={send}
          step={() => ({ action: 'cancel' })}
        />
      )}
    </>
  );
}
