'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { TextAreaField } from '@/components/ui/forms/field';
import { useCall } from '@/components/ui/hooks/use-call';
import type { SuspicionDto } from '@/lib/deals/diligence/dto';
import { formatDateTime } from '@/lib/platform/text/format';

/** Reports a suspicion to the principal officer, the only reader of the notes. */
export function SuspicionNotes({ deal, notes }: { deal: string; notes: SuspicionDto[] | null }) {
  const { t } = useTexts('deals/diligence');
  const { busy, outcome, call } = useCall();
  const [text, setText] = useState('');
  async function send() {
    if (await call(`/api/deals/${deal}/diligence/notes`, { body: { text }, method: 'POST' })) setText('');
  }
  return (
    <section className="flex max-w-3xl flex-col gap-4 border-line border-t pt-4">
      <Heading level={2} size="panel">
        {t('Suspicious transaction')}
      </Heading>
      <p className="measure text-ink-soft">
        {t(
          'Only the principal officer reads this; you cannot read it again. Do not warn the person concerned.',
        )}
      </p>
      <TextAreaField
        label={t('What is suspicious')}
        rows={4}
        maxLength={4000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <OutcomeNotice outcome={outcome} />
      <Button className="self-start" disabled={busy || text.trim() === ''} onClick={() => void send()}>
        {t('Hand to the principal officer')}
      </Button>
      {notes && (
        <>
          <Heading level={3} size="panel">
            {t('Notes to the principal officer')}
          </Heading>
          {notes.length === 0 && <p>{t('No notes')}</p>}
          <ul>
            {notes.map(({ id, text: note, by, at }) => (
              <li key={id} className="border-line border-t py-2">
                <p className="whitespace-pre-wrap">{note}</p>
                <p className="text-note text-ink-soft">
                  {by}, {formatDateTime(at, t.language)}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
