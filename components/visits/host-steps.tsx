'use client';

import { useTexts } from '#language';
import { SelectField } from '@/components/ui/forms/field';
import type { VisitDto } from '@/lib/visits/dto';
import { slotText } from '@/lib/visits/hours/format';
import { type SendStep, StepForm } from './step-form';

function TimeField({ times }: { times: readonly string[] }) {
  const { t } = useTexts('visits');
  return (
    <SelectField label={t('Time')} name="start" required className="w-full">
      {times.map((time) => (
        <option key={time} value={time}>
          {slotText(time, t.language)}
        </option>
      ))}
    </SelectField>
  );
}

/** What who shows a home can do with a visit. */
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
          title={isConfirmed ? t('Keep the time as it was') : t('Decline')}
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
