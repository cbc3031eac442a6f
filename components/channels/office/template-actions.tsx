'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Fold } from '@/components/ui/display/fold';
import { TextField } from '@/components/ui/forms/field';
import { fillBody } from '@/lib/channels/rules';
import type { MessageTemplateDto } from '@/lib/channels/templates/dto';
import { api, errorMessage } from '@/lib/platform/browser/api';

type Props = { template: MessageTemplateDto; isConnected: boolean };

export function TemplateActions({ template, isConnected }: Props) {
  const { refresh } = useRouter();
  const { id, status, isOwn, body, variables, language } = template;
  const { t, label, reply } = useTexts('channels/office');
  const post = async (order: object) => {
    try {
      const { message } = await api<{ message: string }>(`/api/admin/channels/templates/${id}`, {
        method: 'POST',
        body: order,
      });
      toast.success(reply(message));
    } catch (error) {
      toast.error(reply(errorMessage(error, t('That didn’t work'))));
    }
  };
  const [values, setValues] = useState<string[]>(variables.map(() => ''));
  const test = async (event: FormEvent) => {
    event.preventDefault();
    await post({ action: 'test', values });
  };
  const handIn = async () => {
    await post({ action: 'hand in' });
    refresh();
  };
  return (
    <div className="flex flex-col items-start gap-3">
      {isOwn && isConnected && (status === 'draft' || status === 'rejected') && (
        <Button size="sm" onClick={() => void handIn()}>
          {t('Submit for approval')}
        </Button>
      )}
      <Fold title={t('Preview and test')}>
        <form onSubmit={(event) => void test(event)} className="flex flex-col gap-3">
          {variables.map((blank, i) => (
            <TextField
              key={blank}
              label={label(blank)}
              value={values[i] ?? ''}
              required
              onChange={({ target }) => setValues(values.map((value, k) => (k === i ? target.value : value)))}
            />
          ))}
          <p className="measure whitespace-pre-line border-line-strong border-l-2 pl-4" lang={language}>
            {fillBody(
              body,
              values.map((value) => value || '…'),
            )}
          </p>
          {isConnected && status === 'approved' && (
            <SubmitButton className="self-start">{t('Send to my own number')}</SubmitButton>
          )}
        </form>
      </Fold>
    </div>
  );
}
