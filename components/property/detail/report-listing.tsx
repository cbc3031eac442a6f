'use client';

import { Flag } from 'lucide-react';
import { useRef, useState } from 'react';
import { TrapField } from '@/components/contact/trap-field';
import { SelectField, TextAreaField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/ui/submit-button';
import { api, serverMessage } from '@/lib/http/client';
import { REPORT_REASON_LABELS, REPORT_REASONS } from '@/lib/report/constants';

type State = { kind: 'idle' | 'busy' | 'done' } | { kind: 'failed'; message: string };

/** 'Report this listing': opens in place, two fields, no account needed. */
export function ReportListing({ id }: { id: string }) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const form = useRef<HTMLFormElement>(null);
  const send = async () => {
    const data = Object.fromEntries(new FormData(form.current!));
    setState({ kind: 'busy' });
    try {
      await api('/api/report', { method: 'POST', body: { ...data, propertyId: id } });
      setState({ kind: 'done' });
    } catch (error) {
      setState({
        kind: 'failed',
        message: serverMessage(error, 'The report could not be sent. Please try again.'),
      });
    }
  };
  return (
    <details className="text-[0.9375rem]">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 text-ink-soft underline underline-offset-4 hover:text-ink [&::-webkit-details-marker]:hidden">
        <Flag className="size-4" aria-hidden="true" />
        Report this listing
      </summary>
      {state.kind === 'done' ? (
        <Notice tone="verified">Thank you. Our desk will look at it.</Notice>
      ) : (
        <form
          ref={form}
          className="mt-2 flex max-w-md flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <SelectField label="What is wrong" name="reason" required defaultValue="">
            <option value="" disabled>
              Choose
            </option>
            {REPORT_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {REPORT_REASON_LABELS[reason]}
              </option>
            ))}
          </SelectField>
          <TextAreaField label="Details" name="details" optional rows={3} maxLength={2000} />
          <TrapField />
          {state.kind === 'failed' && <Notice tone="error">{state.message}</Notice>}
          <SubmitButton className="self-start" disabled={state.kind === 'busy'}>
            Send report
          </SubmitButton>
        </form>
      )}
    </details>
  );
}
