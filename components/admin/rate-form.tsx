'use client';

import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import { OutcomeNotice } from '@/components/user/outcome';
import { useCall } from '@/components/user/use-call';
import type { RateDto } from '@/lib/pricing/rules';

/** A new percentage for one of the rates, from a day on. */
export function RateForm({ rates }: { rates: RateDto[] }) {
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  const newest = rates.filter((rate, i) => rates.findIndex(({ key }) => key === rate.key) === i);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (await call('/api/admin/rates', { method: 'POST', body: Object.fromEntries(new FormData(form)) })) {
      form.reset();
      router.refresh();
    }
  }

  return (
    <form onSubmit={submit} className="flex max-w-3xl flex-col gap-4 border-line border-t pt-4">
      <h3 className="font-bold">Add a dated rate</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label="Rate" name="key">
          {newest.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField label="Percent" name="percent" inputMode="decimal" required />
        <TextField label="Valid from" name="from" type="date" required />
        <TextField
          label="Source"
          name="source"
          required
          maxLength={300}
          help="The notification or its address"
        />
      </div>
      <OutcomeNotice outcome={outcome} />
      <Button type="submit" disabled={busy} className="self-start">
        Add rate
      </Button>
    </form>
  );
}
