'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Fold } from '@/components/ui/display/fold';
import { TextField } from '@/components/ui/forms/field';
import { fillBody } from '@/lib/channels/rules';
import type { MessageTemplateDto } from '@/lib/channels/templates/dto';
import { api, errorMessage } from '@/lib/platform/browser/api';

type Props = { template: MessageTemplateDto; isConnected: boolean };

const post = async (id: string, body: object) => {
  try {
    const { message } = await api<{ message: string }>(`/api/admin/channels/templates/${id}`, {
      method: 'POST',
      body,
    });
    toast.success(message);
  } catch (error) {
    toast.error(errorMessage(error, 'That did not work'));
  }
};

export function TemplateActions({ template, isConnected }: Props) {
  const { refresh } = useRouter();
  const { id, status, isOwn, body, variables, language } = template;
  const [values, setValues] = useState<string[]>(variables.map(() => ''));
  const test = async (event: FormEvent) => {
    event.preventDefault();
    await post(id, { action: 'test', values });
  };
  const handIn = async () => {
    await post(id, { action: 'hand in' });
    refresh();
  };
  return (
    <div className="flex flex-col items-start gap-3">
      {isOwn && isConnected && (status === 'draft' || status === 'rejected') && (
        <Button size="sm" onClick={() => void handIn()}>
          Hand in for approval
        </Button>
      )}
      <Fold title="Preview and test">
        <form onSubmit={(event) => void test(event)} className="flex flex-col gap-3">
          {variables.map((label, i) => (
            <TextField
              key={label}
              label={label}
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
            <SubmitButton className="self-start">Send to my own number</SubmitButton>
          )}
        </form>
      </Fold>
    </div>
  );
}
