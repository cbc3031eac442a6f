'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { z } from 'zod';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { DayField } from '@/components/ui/forms/day-field';
import { Options, SelectField, TextField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { useCall } from '@/components/ui/hooks/use-call';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import type { AgentChoice, CertificateDto } from '@/lib/compliance/certificates/dto';
import { certificateSchema } from '@/lib/compliance/certificates/schema';
import { api } from '@/lib/platform/browser/api';
import { formatDate } from '@/lib/platform/text/format';

function StateBadge({ daysLeft }: CertificateDto) {
  const { t } = useTexts('compliance/office');
  if (daysLeft < 0) return <Badge variant="warning">{t('Lapsed')}</Badge>;
  if (daysLeft <= 90) return <Badge variant="warning">{t('{days} days left', { days: daysLeft })}</Badge>;
  return <Badge variant="verified">{t('Valid')}</Badge>;
}

export function CertificateTable({ certificates }: { certificates: CertificateDto[] }) {
  const { t, label: text, language } = useTexts('compliance/office');
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  /** certificate whose deletion was requested once; a second press confirms */
  const [pending, setPending] = useState<string>();
  async function remove(id: string) {
    if (pending !== id) return setPending(id);
    if (await call(`/api/admin/certificates/${id}`, { method: 'DELETE' })) router.refresh();
  }
  const columns: Column<CertificateDto>[] = [
    { label: 'Holder', isRowHeader: true, cell: ({ name }) => name },
    { label: 'Number', cell: ({ number }) => <span className="tabular">{number}</span> },
    {
      label: 'Valid until',
      cell: ({ validUntil }) => formatDate(`${validUntil}T12:00:00+05:30`, language),
    },
    { label: 'State', cell: (row) => <StateBadge {...row} /> },
    {
      label: 'Document',
      cell: ({ file, name }) =>
        file ? (
          <Link
            className="link"
            href={file.url}
            aria-label={t('Certificate of {name}: {file}', { name, file: file.name })}
          >
            {file.name}
          </Link>
        ) : (
          t('Missing')
        ),
    },
    {
      label: 'Delete',
      cell: ({ id, name }) => (
        <Button
          size="sm"
          disabled={busy}
          aria-label={
            pending === id
              ? t('Yes, delete the certificate of {name}', { name })
              : t('Delete the certificate of {name}', { name })
          }
          onClick={() => void remove(id)}
        >
          {pending === id ? t('Really delete') : t('Delete')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <OutcomeNotice outcome={outcome} />
      <DataTable
        caption={t('Certificates')}
        label={text}
        columns={columns}
        rows={certificates}
        rowKey={({ id }) => id}
        empty={t('No certificates yet')}
      />
    </>
  );
}

export function WithoutCertificate({ people }: { people: AgentChoice[] }) {
  const { t } = useTexts('compliance/office');
  if (people.length === 0) return null;
  return (
    <Notice variant="warning">
      {t('No certificate entered: {names}', { names: people.map(({ name }) => name).join(', ') })}
    </Notice>
  );
}

const formSchema = certificateSchema.extend({
  file: z
    .custom<FileList>((files) => files === undefined || files instanceof FileList)
    .transform((files) => files?.[0])
    .optional(),
});

export function CertificateForm({ choices }: { choices: AgentChoice[] }) {
  const { t } = useTexts('compliance/office');
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
        {t('Enter or renew a certificate')}
      </Heading>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={t('Holder')} {...field('holder')}>
          <Options of={choices.map(({ id, name }) => [id, name])} />
        </SelectField>
        <TextField label={t('Registration number')} required maxLength={40} {...field('number')} />
        <DayField label={t('Valid until')} required {...field('validUntil')} />
        <TextField
          label={t('Document')}
          optional
          type="file"
          accept="application/pdf,image/jpeg,image/png,image/webp"
          help={t('The certificate as PDF or picture, at most 10 MB')}
          {...form.register('file')}
        />
      </div>
      <FormEnd {...{ busy, outcome }}>{t('Save certificate')}</FormEnd>
    </form>
  );
}
