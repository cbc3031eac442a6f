'use client';

import { useRouter } from 'next/navigation';
import { z } from 'zod';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Panel } from '@/components/ui/display/panel';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import type { FormDto } from '@/lib/deals/forms/dto';
import { api } from '@/lib/platform/browser/api';
import { formatDateTime } from '@/lib/platform/text/format';

const scanSchema = z.object({
  file: z
    .custom<FileList>((files) => files instanceof FileList && files.length === 1, {
      error: 'Please choose the scan of the signed document',
    })
    .transform((files) => files[0]!),
});

/** The signed paper: a document is printed, signed by hand, and its scan is put into the file of the deal. */
export function FormScan({ form: { id, scan } }: { form: FormDto }) {
  const { t } = useTexts('deals/forms');
  const router = useRouter();
  const path = `/api/forms/${id}/scan`;
  const { form, formProps, field, busy, outcome } = useZodForm(scanSchema, {
    async send({ file }) {
      const body = new FormData();
      body.set('file', file);
      await api(path, { method: 'PUT', body });
      router.refresh();
      return { message: t('The scan is in the file of the deal.') };
    },
    after: 'reset',
  });
  async function remove() {
    await api(path, { method: 'DELETE' });
    router.refresh();
  }
  return (
    <Panel
      title={t('Signed document')}
      lead={t('Print the PDF, let everyone sign it, and put a scan or a photo of it here.')}
    >
      {scan && (
        <p className="flex flex-wrap items-center gap-3">
          <span>{t('Added on {date}', { date: formatDateTime(scan.at, t.language) })}</span>
          {scan.by && <span className="text-ink-soft">{t('by {name}', { name: scan.by })}</span>}
          <ButtonLink size="sm" href={path}>
            {t('Open the scan')}
          </ButtonLink>
          <Button size="sm" variant="quiet" onClick={() => void remove()}>
            {t('Remove the scan')}
          </Button>
        </p>
      )}
      <form {...formProps} className="flex max-w-xl flex-col gap-4">
        <TextField
          label={t('Scan or photo of the signed document')}
          type="file"
          accept="application/pdf,image/jpeg,image/png,image/webp"
          help={t('PDF, JPEG, PNG or WebP, at most 10 MB')}
          {...field('file')}
          {...form.register('file')}
        />
        <OutcomeNotice outcome={outcome} />
        <SubmitButton disabled={busy} className="self-start">
          {scan ? t('Replace the scan') : t('Save the scan')}
        </SubmitButton>
      </form>
    </Panel>
  );
}
