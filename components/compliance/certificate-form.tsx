'use client';

import { useRouter } from 'next/navigation';
import { z } from 'zod';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { DayField } from '@/components/ui/forms/day-field';
import { SelectField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import type { AgentChoice } from '@/lib/compliance/certificates/dto';
import { certificateSchema } from '@/lib/compliance/certificates/schema';
import { api } from '@/lib/platform/browser/api';

const formSchema = certificateSchema.extend({
  file: z
    .custom<FileList>((files) => files === undefined || files instanceof FileList)
    .transform((files) => files?.[0])
    .optional(),
});

/** Enters a certificate, or renews a holder's existing one. */
export function CertificateForm({ choices }: { choices: AgentChoice[] }) {
  const router = useRouter();
  const { form, field, formProps, busy, outcome } = useZodForm(formSchema, {
    start: { holder: choices[0]?.id },
    async send({ holder, number, validUntil, file }) {
      const body = new FormData();
      for (const [name, value] of Object.entries({ holder, number, validUntil })) body.set(name, value);
      if (file) body.set('file', file);
      await api('/api/admin/certificates', { method: 'PUT', body });
      router.refresh();
      return { message: 'Certificate saved' };
    },
    after: 'reset',
  });
  return (
    <form {...formProps} className="flex max-w-3xl flex-col gap-4 border-line border-t pt-4">
      <Heading level={2} size="panel">
        Enter or renew a certificate
      </Heading>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label="Holder" {...field('holder')}>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField label="Registration number" required maxLength={40} {...field('number')} />
        <DayField label="Valid until" required {...field('validUntil')} />
        <TextField
          label="Document"
          optional
          type="file"
          accept="application/pdf,image/jpeg,image/png,image/webp"
          help="The certificate as PDF or picture, at most 10 MB"
          {...form.register('file')}
        />
      </div>
      <OutcomeNotice outcome={outcome} />
      <SubmitButton disabled={busy} className="self-start">
        Save certificate
      </SubmitButton>
    </form>
  );
}
