'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { formatDate } from '@/lib/platform/text/format';

/** Asks an account without a statement of age for it, above its pages (DPDP Act 2023, section 9). */
export function AgeNotice() {
  const { t, reply } = useTexts('accounts/identity');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ text: string; ok: boolean }>();

  async function state(isAdult: boolean) {
    setBusy(true);
    try {
      const { message, erasureAt } = await api<{ message: string; erasureAt?: string }>('/api/user/age', {
        method: 'PUT',
        body: { isAdult },
      });
      const erased = erasureAt && formatDate(erasureAt, t.language);
      const text = erased
        ? t(
            'Your account will be erased on {date}. If that was a mistake, you can keep it under "Privacy and security".',
            { date: erased },
          )
        : reply(message);
      setOutcome({ text, ok: true });
    } catch (error) {
      setOutcome({ text: reply(serverMessage(error)), ok: false });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="container-page pt-3">
      {outcome?.ok ? (
        <Notice variant="verified">{outcome.text}</Notice>
      ) : (
        <section aria-label={t('How old are you?')} className="flex flex-col gap-2">
          {outcome && <Notice variant="error">{outcome.text}</Notice>}
          <p>{t('You must be 18 or over to have an account. Please confirm your age once.')}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" disabled={busy} onClick={() => void state(true)}>
              {t('I am 18 or older')}
            </Button>
            <Button size="sm" disabled={busy} onClick={() => void state(false)}>
              {t('I am under 18')}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
