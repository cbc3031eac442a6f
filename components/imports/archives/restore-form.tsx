'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Notice } from '@/components/ui/feedback/notice';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { Input } from '@/components/ui/forms/control';
import { FieldShell } from '@/components/ui/forms/field';
import { ARCHIVE_API, MAX_RESTORE_BYTES } from '@/lib/imports/archive-files/constants';
import { errorMessage } from '@/lib/platform/browser/api';
import { upload } from '@/lib/platform/browser/upload';

/** Uploads a ZIP to be restored. */
export function RestoreForm() {
  const { t, reply } = useTexts('imports/archive');
  const router = useRouter();
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!file) return setFailure(t('Please choose a file'));
    if (file.size > MAX_RESTORE_BYTES) return setFailure(t('The file is too large'));
    const body = new FormData();
    body.set('file', file);
    setFailure(undefined);
    setSent(0);
    try {
      const onProgress = (now: number, total: number) => setSent(total ? now / total : 0);
      await upload(`${ARCHIVE_API}/restore`, { method: 'POST', body, onProgress });
      router.refresh();
    } catch (error) {
      setFailure(reply(errorMessage(error, t('The file was not read'))));
      setSent(undefined);
    }
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <FieldShell id="archive-file" label={t('ZIP file')}>
        {(described) => (
          <Input
            type="file"
            accept=".zip,application/zip"
            className="min-h-12 py-2"
            {...described}
            onChange={(event) => setFile(event.target.files?.[0])}
          />
        )}
      </FieldShell>
      {failure && <Notice variant="error">{failure}</Notice>}
      {sent !== undefined && (
        <div role="status" className="flex flex-col gap-1">
          <ProgressBar value={sent < 1 ? sent : undefined} max={1} aria-label={t('Upload')} />
          <span className="text-ink-soft">{t('Sending...')}</span>
        </div>
      )}
      <SubmitButton className="self-start" disabled={sent !== undefined}>
        {t('Read it in')}
      </SubmitButton>
    </form>
  );
}
