'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { TextAreaField } from '@/components/ui/forms/field';
import { MAX_EVENT_LENGTH, type Step } from '@/lib/deals/introductions/constants';
import type { IntroductionDto } from '@/lib/deals/introductions/dto';
import { api, serverMessage } from '@/lib/platform/browser/api';

type Props = { row: IntroductionDto; onChanged: (row: IntroductionDto) => void };

/** What a firm may add: a word, a dispute and its end, the number, the end of the introduction. */
export function IntroductionSteps({ row, onChanged }: Props) {
  const { t } = useTexts('deals/co-broking');
  const [text, setText] = useState('');
  const [sure, setSure] = useState<Step>();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const send = async (kind: Step, written = '') => {
    setBusy(true);
    setFailed(undefined);
    setSure(undefined);
    try {
      const body = { kind, text: written };
      onChanged(
        await api<IntroductionDto>(`/api/co-broking/introductions/${row.id}/events`, {
          method: 'POST',
          body,
        }),
      );
      if (written) setText('');
    } catch (error) {
      setFailed(serverMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const twice = (kind: Step) => (sure === kind ? void send(kind) : setSure(kind));
  const isBringer = row.side === 'bringer';
  const isEmpty = text.trim() === '';
  return (
    <section aria-labelledby="steps" className="flex flex-col gap-3">
      <Heading level={2} size="panel" id="steps">
        {t('Add to the history')}
      </Heading>
      <TextAreaField
        label={t('Your words, which both firms see for good')}
        rows={3}
        maxLength={MAX_EVENT_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <OutcomeNotice outcome={failed ? { text: failed, ok: false } : undefined} />
      <p className="flex flex-wrap gap-2">
        <Button size="sm" disabled={isBusy || isEmpty} onClick={() => void send('note', text)}>
          {t('Write')}
        </Button>
        {!row.disputedBy && (
          <Button size="sm" disabled={isBusy || isEmpty} onClick={() => void send('disputed', text)}>
            {t('Dispute the introduction')}
          </Button>
        )}
        {row.disputedBy === row.side && (
          <Button size="sm" disabled={isBusy || isEmpty} onClick={() => void send('settled', text)}>
            {t('Settle the dispute')}
          </Button>
        )}
        {isBringer && !row.isContactShared && row.name && (
          <Button variant="quiet" size="sm" disabled={isBusy} onClick={() => twice('contact')}>
            {sure === 'contact'
              ? t('Yes, give it to {firm}', { firm: row.lister.name })
              : t('Give the number and address')}
          </Button>
        )}
        {isBringer && row.state === 'open' && !row.disputedBy && (
          <Button variant="quiet" size="sm" disabled={isBusy} onClick={() => twice('withdrawn')}>
            {sure === 'withdrawn' ? t('Yes, withdraw it') : t('Withdraw the introduction')}
          </Button>
        )}
      </p>
    </section>
  );
}
