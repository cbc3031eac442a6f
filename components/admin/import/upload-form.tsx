'use client';

import { FileUp } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useHref, useReply, useText } from '#language';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ProgressBar } from '@/components/ui/progress-bar';
import { useAskBeforeLeaving } from '@/components/ui/use-ask-before-leaving';
import { formatNumber } from '@/lib/format';
import { errorMessage } from '@/lib/http/client';
import { upload } from '@/lib/http/upload-client';
import { IMPORT_PAGES, type ImportKindName } from '@/lib/import/constants';
import type { ImportDto } from '@/lib/import/dto';
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@/lib/tabular/constants';

type Props = { kind: ImportKindName; accept: string; help: string };

/** The first step: a file. It is read and kept; nothing is imported yet. */
export function UploadForm({ kind, accept, help }: Props) {
  const t = useText('imports');
  const say = useReply();
  const href = useHref();
  const limit = t('At most {size} MB and {rows} rows.', {
    size: MAX_IMPORT_BYTES / 1_000_000,
    rows: formatNumber(MAX_IMPORT_ROWS),
  });
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const { getRootProps, getInputProps, inputRef, isDragActive } = useDropzone({
    multiple: false,
    onDrop: ([dropped]) => {
      setFile(dropped);
      setFailure(undefined);
    },
  });

  // a file that was chosen before the page was hydrated caused no event that React could hear
  useEffect(() => setFile((chosen) => chosen ?? inputRef.current?.files?.[0]), [inputRef]);

  // until the file has arrived, the work is this page's
  const isSending = useAskBeforeLeaving();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!file) return setFailure(t('Please choose a file'));
    if (file.size > MAX_IMPORT_BYTES) return setFailure(t('The file is too large. {limit}', { limit }));
    const body = new FormData();
    body.set('kind', kind);
    body.set('file', file);
    setFailure(undefined);
    setSent(0);
    isSending.current = true;
    try {
      const onProgress = (now: number, total: number) => {
        setSent(total ? now / total : 0);
        isSending.current = now < total;
      };
      const made = await upload<ImportDto>(IMPORT_PAGES[kind].api, { method: 'POST', body, onProgress });
      isSending.current = false;
      window.location.assign(href(`${IMPORT_PAGES[kind].path}/${made.id}`));
    } catch (error) {
      setFailure(say(errorMessage(error, t('The file was not read'))));
      setSent(undefined);
      isSending.current = false;
    }
  }

  const busy = sent !== undefined;
  return (
    <form onSubmit={submit} className="flex max-w-2xl flex-col gap-3">
      <div
        {...getRootProps()}
        className={`flex cursor-pointer flex-col items-center gap-2 rounded-md border border-line-strong border-dashed px-6 py-8 text-center hover:bg-sunken ${isDragActive ? 'bg-sunken' : ''}`}
      >
        <input {...getInputProps({ accept, 'aria-label': t('File') })} />
        <FileUp className="size-7 text-ink-soft" aria-hidden="true" />
        <p className="break-all font-bold">{file ? file.name : t('Choose a file, or drop it here')}</p>
        <p className="text-[0.9375rem] text-ink-soft">
          {help} {limit}
        </p>
      </div>
      {failure && <Notice variant="error">{failure}</Notice>}
      {busy && (
        <div role="status" className="flex flex-col gap-1">
          <ProgressBar value={sent < 1 ? sent : undefined} max={1} aria-label={t('Upload')} />
          <span className="text-ink-soft">{sent < 1 ? t('Sending...') : t('Reading the rows...')}</span>
        </div>
      )}
      <Button type="submit" variant="primary" disabled={busy || !file} className="self-start">
        {t('Read the file')}
      </Button>
    </form>
  );
}
