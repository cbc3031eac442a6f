'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { PlainInput } from '@/components/ui/forms/control';
import { ApiError, api, serverMessage } from '@/lib/platform/browser/api';

export function PlaceImport() {
  const { t, reply } = useTexts('places/office');
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ text: string; ok: boolean }>();
  const [issues, setIssues] = useState<readonly string[]>([]);

  async function send(form: HTMLFormElement): Promise<void> {
    const file = new FormData(form).get('file');
    if (!(file instanceof File) || file.size === 0)
      return setOutcome({ text: 'Choose a CSV file', ok: false });
    setBusy(true);
    setIssues([]);
    try {
      const body = { csv: await file.text() };
      const { message = '' } = await api<{ message?: string }>('/api/admin/places/import', {
        method: 'POST',
        body,
      });
      setOutcome({ text: message, ok: true });
      router.refresh();
    } catch (error) {
      setOutcome({ text: serverMessage(error), ok: false });
      if (error instanceof ApiError) setIssues(error.issues.map(({ message }) => message));
    }
    setBusy(false);
  }

  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <label className="flex flex-col gap-1 text-sm">
        <span className="text-ink-soft">{t('Places from a CSV file, in the columns of the export')}</span>
        <PlainInput type="file" name="file" accept=".csv,text/csv" className="text-note" />
      </label>
      <OutcomeNotice outcome={outcome} />
      {issues.length > 1 && (
        <ul className="list-disc pl-5 text-sm">
          {issues.map((issue) => (
            <li key={issue}>{reply(issue)}</li>
          ))}
        </ul>
      )}
      <SubmitButton size="sm" disabled={busy} className="self-start">
        {t('Import')}
      </SubmitButton>
    </form>
  );
}
