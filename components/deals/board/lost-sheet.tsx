'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { Options, SelectField, TextField } from '@/components/ui/forms/field';
import { Sheet } from '@/components/ui/overlays/sheet';
import { LOST_REASON_LABELS, LOST_REASONS, type LostReason } from '@/lib/deals/constants';

type Props = {
  title: string;
  onClose: () => void;
  onLost: (lost: { lostReason: LostReason; lostNote: string }) => void;
};

export function LostSheet({ title, onClose, onLost }: Props) {
  const { t } = useTexts('deals');
  const [reason, setReason] = useState<LostReason>('price');
  const [note, setNote] = useState('');
  return (
    <Sheet label={t('Why was it lost?')} lead={title} onClose={onClose}>
      {(close) => (
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            onLost({ lostReason: reason, lostNote: note });
            close();
          }}
        >
          <Heading level={2}>{t('Why was it lost?')}</Heading>
          <SelectField
            label={t('Reason')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value as LostReason)}
          >
            <Options of={LOST_REASONS.map((reason) => [reason, t(LOST_REASON_LABELS[reason])])} />
          </SelectField>
          <TextField
            label={t('Note')}
            optional
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <SubmitButton variant="primary" className="self-start">
            {t('Mark as lost')}
          </SubmitButton>
        </form>
      )}
    </Sheet>
  );
}
