'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import { DECISIONS, type Decision, NEEDS_REASON } from '@/lib/moderation/constants';
import type { Deciding, DecisionItem } from './use-decision';

type Props = {
  items: DecisionItem[];
  deciding: Deciding;
  /** what is chosen when the form opens; with `reject` the reason has the focus */
  start?: Decision;
  /** another button of the page is the one to press next */
  isQuiet?: boolean;
};

/** One decision about these listings. The server asks for reason and evidence where they are due. */
export function DecisionForm({ items, deciding, start = 'approve', isQuiet = false }: Props) {
  const { isBusy, decide } = deciding;
  const [decision, setDecision] = useState<Decision>(start);
  const isDue = NEEDS_REASON.includes(decision);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void decide(items, { ...Object.fromEntries(new FormData(event.currentTarget)), decision });
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <div className="grid items-end gap-3 sm:grid-cols-[14rem_1fr_11rem_auto]">
        <SelectField
          label="Decision"
          name="decision"
          value={decision}
          onChange={(event) => setDecision(event.target.value as Decision)}
        >
          {DECISIONS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Reason"
          name="reason"
          maxLength={500}
          required={isDue}
          optional={!isDue}
          autoFocus={start === 'reject'}
        />
        <TextField
          label="Evidence of"
          name="evidenceDate"
          type="date"
          required={decision === 'verified'}
          disabled={decision !== 'verified'}
        />
        <Button
          type="submit"
          look={isQuiet ? 'secondary' : 'primary'}
          disabled={isBusy || items.length === 0}
        >
          {isBusy ? 'Working...' : 'Decide'}
        </Button>
      </div>
      <p className="text-ink-soft text-sm">The owner is told by mail, with the reason.</p>
    </form>
  );
}
