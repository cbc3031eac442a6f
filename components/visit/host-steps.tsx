'use client';

import { SelectField } from '@/components/ui/field';
import type { VisitDto } from '@/lib/visit/dto';
import { slotText } from '@/lib/visit-hours/format';
import { type SendStep, StepForm } from './step-form';

function TimeField({ times }: { times: readonly string[] }) {
  return (
    <SelectField label="Time" name="start" required className="w-full">
      {times.map((time) => (
        <option key={time} value={time}>
          {slotText(time)}
        </option>
      ))}
    </SelectField>
  );
}

/** What who shows a home can do with a visit. */
export function HostSteps({ visit, send }: { visit: VisitDto; send: SendStep }) {
  const { state, turn, times } = visit;
  if (!times || (state !== 'proposed' && state !== 'confirmed')) return null;
  const isConfirmed = state === 'confirmed';
  return (
    <>
      {turn === 'host' && times.proposed.length > 0 && (
        <StepForm
          title="Confirm a time"
          submit="Confirm"
          variant="primary"
          word="A word, such as where to ring"
          isOpen
          send={send}
          step={(form) => ({ action: 'confirm', start: form.get('start') })}
        >
          <TimeField times={times.proposed} />
        </StepForm>
      )}
      {times.others.length > 0 && (
        <StepForm
          title="Offer another time"
          submit="Offer"
          word="A word why"
          send={send}
          step={(form) => ({ action: 'move', start: form.get('start') })}
        >
          <TimeField times={times.others} />
        </StepForm>
      )}
      {turn === 'host' && (
        <StepForm
          title={isConfirmed ? 'Keep the time as it was' : 'Decline'}
          submit={isConfirmed ? 'Keep' : 'Decline visit'}
          variant={isConfirmed ? 'secondary' : 'danger'}
          word="A word why"
          send={send}
          step={() => ({ action: 'decline' })}
        />
      )}
      {(isConfirmed || turn !== 'host') && (
        <StepForm
          title="Cancel the visit"
          submit="Cancel visit"
          variant="danger"
          word="A word why"
          send={send}
          step={() => ({ action: 'cancel' })}
        />
      )}
    </>
  );
}
