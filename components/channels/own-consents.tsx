'use client';

import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import type { OwnConsentsDto } from '@/lib/channels/consents/dto';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { formatDate } from '@/lib/platform/text/format';

export function OwnConsents() {
  const { t, reply } = useTexts('channels/consents');
  const [own, setOwn] = useState<OwnConsentsDto['consents']>([]);
  const [outcome, setOutcome] = useState<{ text: string; ok: boolean }>();
  const reload = useCallback(async () => {
    const found = await api<OwnConsentsDto>('/api/consents').catch(() => undefined);
    if (found) setOwn(found.consents);
  }, []);
  useEffect(() => void reload(), [reload]);
  const withdraw = async (id: string) => {
    try {
      await api(`/api/consents/${id}`, { method: 'DELETE' });
      setOutcome({ text: t('Ended. We won’t send anything more.'), ok: true });
    } catch (error) {
      setOutcome({ text: reply(serverMessage(error)), ok: false });
    }
    await reload();
  };
  if (own.length === 0 && !outcome) return null;
  return (
    <section className="flex flex-col gap-4 border-line border-t pt-6">
      <Heading level={2} size="card">
        {t('What you agreed to on WhatsApp')}
      </Heading>
      {own.length > 0 && (
        <ul className="flex flex-col gap-4">
          {own.map(({ id, words, number, at }) => (
            <li key={id} className="flex flex-col items-start gap-2">
              <p className="measure">{words}</p>
              <p className="text-note text-ink-soft">
                {t('Given on {day} for the number that ends in {number}', {
                  day: formatDate(at, t.language),
                  number,
                })}
              </p>
              <Button size="sm" onClick={() => void withdraw(id)}>
                {t('End it')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {outcome && <Notice variant={outcome.ok ? 'verified' : 'error'}>{outcome.text}</Notice>}
    </section>
  );
}
