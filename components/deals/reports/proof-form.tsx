'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Notice } from '@/components/ui/feedback/notice';
import { DayField } from '@/components/ui/forms/day-field';
import { TextField } from '@/components/ui/forms/field';
import { api, serverMessage } from '@/lib/platform/http/client';

type Props = { half: string; project: string; reference: string; filedOn: string };

/** Enters that the report of a project was filed, with the acknowledgement. */
export function ProofForm({ half, project, reference, filedOn }: Props) {
  const { t, reply } = useTexts('deals/summary');
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function send(form: FormData) {
    setBusy(true);
    setProblem(undefined);
    form.set('half', half);
    form.set('project', project);
    const file = form.get('file');
    if (file instanceof File && file.size === 0) form.delete('file');
    try {
      await api('/api/deals/reports', { method: 'PUT', body: form });
      router.refresh();
    } catch (error) {
      setProblem(reply(serverMessage(error)));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      className="grid max-w-3xl items-end gap-3 pb-3 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      {problem && <Notice variant="error">{problem}</Notice>}
      <DayField label={t('Filed on')} name="filedOn" required defaultValue={filedOn} />
      <TextField
        label={t('Number of the acknowledgement')}
        name="reference"
        required
        maxLength={60}
        defaultValue={reference}
      />
      <TextField
        label={t('Acknowledgement as PDF or picture')}
        optional
        name="file"
        type="file"
        accept="application/pdf,image/jpeg,image/png,image/webp"
      />
      <SubmitButton disabled={busy} className="self-end justify-self-start">
        {t('Save the proof')}
      </SubmitButton>
    </form>
  );
}
