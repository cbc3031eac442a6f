import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { TextField } from '@/components/ui/forms/field';
import { Sheet } from '@/components/ui/overlays/sheet';
import { MAX_NAME_LENGTH } from '@/lib/shortlists/constants';

/** Before the first reply: who says so. What was pressed is sent with the name. */
export function AskName({ onName, onClose }: { onName: (name: string) => void; onClose: () => void }) {
  const { t } = useTexts('shortlists');
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onName(name.trim());
  };
  return (
    <Sheet
      label={t('Your name')}
      lead={t('So that the others know who says it. Asked once.')}
      onClose={onClose}
    >
      {(close) => (
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            submit(event);
            if (name.trim()) close();
          }}
        >
          <TextField
            label={t('Your name')}
            required
            maxLength={MAX_NAME_LENGTH}
            autoComplete="given-name"
            data-focus
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <SubmitButton variant="primary" className="self-start">
            {t('Send')}
          </SubmitButton>
        </form>
      )}
    </Sheet>
  );
}
