'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import { OutcomeNotice } from '@/components/user/outcome';
import { useCall } from '@/components/user/use-call';

const DECISIONS = [
  ['verified', 'Verify'],
  ['unverified', 'Take verification back'],
  ['active', 'Publish as active'],
  ['paused', 'Pause'],
  ['expired', 'Expire'],
] as const;

/** Verify, or another decision, about these listings. The server asks for reason and evidence where they are due. */
export function DecisionForm({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const { busy, outcome, call } = useCall();
  const [status, setStatus] = useState<string>('verified');
  const about = status === 'verified' || status === 'unverified';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { ...Object.fromEntries(new FormData(event.currentTarget)), ids };
    if (await call('/api/admin/properties/bulk', { method: 'POST', body })) onDone();
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <div className="grid items-end gap-3 sm:grid-cols-[14rem_1fr_11rem_auto]">
        <SelectField
          label="Decision"
          name="status"
          value={status}
          onChange={(event) => setStatus(event.target.value)}
        >
          {DECISIONS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField label="Reason" name="reason" maxLength={500} required={about} optional={!about} />
        {status === 'verified' ? (
          <TextField label="Evidence of" name="evidenceDate" type="date" required />
        ) : (
          <span />
        )}
        <Button type="submit" disabled={busy} className="mb-0.5">
          {busy ? 'Saving...' : 'Decide'}
        </Button>
      </div>
      <OutcomeNotice outcome={outcome} />
    </form>
  );
}
