'use client';

import { useState } from 'react';
import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import { Sheet } from '@/components/ui/sheet';
import { LOST_REASON_LABELS, LOST_REASONS, type LostReason } from '@/lib/deal/constants';

type Props = {
  title: string;
  onClose: () => void;
  onLost: (lost: { lostReason: LostReason; lostNote: string }) => void;
};

/** Asks why a deal was lost. */
export function LostSheet({ title, onClose, onLost }: Props) {
  const t = useText('deals');
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
          <h2 className="text-2xl">{t('Why was it lost?')}</h2>
          <SelectField
            label={t('Reason')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value as LostReason)}
          >
            {LOST_REASONS.map((one) => (
              <option key={one} value={one}>
                {t(LOST_REASON_LABELS[one])}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('A word about it')}
            optional
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Button type="submit" variant="primary" className="self-start">
            {t('Mark as lost')}
          </Button>
        </form>
      )}
    </Sheet>
  );
}
