'use client';

import { useRouter } from 'next/navigation';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { api, serverMessage } from '@/lib/platform/browser/api';

const OUTCOMES = [
  ['Reached', 'Reached on the phone'],
  ['Not reached', 'Not reached on the phone'],
  ['Asks to be called back', 'Asks to be called back'],
  ['Wrong number', 'The number is wrong'],
] as const;

/** One press notes how a call went. */
export function CallNote({ lead }: { lead: string }) {
  const { t, reply } = useTexts('channels');
  const { refresh } = useRouter();
  const note = async (text: string) => {
    try {
      await api(`/api/leads/${lead}`, { method: 'PATCH', body: { note: text } });
      toast.success(t('Noted'));
    } catch (error) {
      toast.error(reply(serverMessage(error)));
    }
    refresh();
  };
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1.5 font-bold">{t('How did the call go?')}</legend>
      {OUTCOMES.map(([label, text]) => (
        <Button key={label} size="sm" onClick={() => void note(t(text))}>
          {t(label)}
        </Button>
      ))}
    </fieldset>
  );
}
