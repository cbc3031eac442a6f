'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { api, serverMessage } from '@/lib/platform/browser/api';

export function LeadSummary({ id }: { id: string }) {
  const { t, reply: say } = useTexts('enquiries/leads');
  const [summary, setSummary] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function ask() {
    setBusy(true);
    setProblem(undefined);
    try {
      setSummary((await api<{ summary: string }>(`/api/leads/${id}/summary`, { method: 'POST' })).summary);
    } catch (error) {
      setProblem(say(serverMessage(error)));
    }
    setBusy(false);
  }
  return (
    <section aria-label={t('Summary')} aria-live="polite" className="flex flex-col items-start gap-2">
      <Button size="sm" disabled={busy} onClick={() => void ask()}>
        {busy ? t('Reading …') : t('Summarise this conversation')}
      </Button>
      {problem && <Notice variant="warning">{problem}</Notice>}
      {summary && (
        <>
          <p className="measure whitespace-pre-line">{summary}</p>
          <p className="text-ink-soft text-note">
            {t(
              'Written by a language model. Names, phone numbers and addresses that we recognise were removed first. Rely on the conversation itself.',
            )}
          </p>
        </>
      )}
    </section>
  );
}
