'use client';

import { FileUp } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Notice } from '@/components/ui/feedback/notice';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { Input, PlainInput } from '@/components/ui/forms/control';
import { FieldShell, TextAreaField } from '@/components/ui/forms/field';
import { useAskBeforeLeaving } from '@/components/ui/forms/use-ask-before-leaving';
import { IMPORT_PAGES, type ImportKindName, isOfPeople } from '@/lib/imports/constants';
import type { ImportDto } from '@/lib/imports/dto';
import { MAX_ARCHIVE_BYTES } from '@/lib/imports/pictures/constants';
import { errorMessage } from '@/lib/platform/browser/api';
import { goTo } from '@/lib/platform/browser/navigation';
import { upload } from '@/lib/platform/browser/upload';
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@/lib/platform/tabular/constants';
import { formatNumber } from '@/lib/platform/text/format';

type Props = { kind: ImportKindName; accept: string; help: string };

/** Reads and stores the file as the first step, without importing it. */
export function UploadForm({ kind, accept, help }: Props) {
  const { t, reply, href } = useTexts('imports');
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

  // React misses the event of a file chosen before hydration
  useEffect(() => setFile((chosen) => chosen ?? inputRef.current?.files?.[0]), [inputRef]);

  // shows the progress until the file is uploaded
  const isSending = useAskBeforeLeaving();

  const [pictures, setPictures] = useState<File>();
  const [pasted, setPasted] = useState('');
  const given =
    file ??
    (pasted.trim() ? new File([pasted], `${t('Pasted rows')}.txt`, { type: 'text/plain' }) : undefined);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!given) return setFailure(t('Please choose a file'));
    const isZip = /\.zip$/i.test(given.name);
    if (given.size > (isZip ? MAX_ARCHIVE_BYTES : MAX_IMPORT_BYTES))
      return setFailure(t('The file is too large. {limit}', { limit }));
    const body = new FormData();
    body.set('kind', kind);
    body.set('file', given);
    if (pictures) body.set('pictures', pictures);
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
      goTo(href(`${IMPORT_PAGES[kind].path}/${made.id}`));
    } catch (error) {
      setFailure(reply(errorMessage(error, t('We couldn’t read the file'))));
      setSent(undefined);
      isSending.current = false;
    }
  }

  const busy = sent !== undefined;
  const hasPictures = !isOfPeople(kind) && !/\.zip$/i.test(file?.name ?? '');
  return (
    <form onSubmit={submit} className="flex max-w-2xl flex-col gap-3">
      <div
        {...getRootProps()}
        className={`flex cursor-pointer flex-col items-center gap-2 rounded-md border border-line-strong border-dashed px-6 py-8 text-center hover:bg-sunken ${isDragActive ? 'bg-sunken' : ''}`}
      >
        <PlainInput {...getInputProps({ accept, 'aria-label': t('File') })} />
        <FileUp className="size-7 text-ink-soft" aria-hidden="true" />
        <p className="break-all font-bold">{file ? file.name : t('Choose a file, or drop it here')}</p>
        <p className="text-note text-ink-soft">
          {help} {limit}
        </p>
      </div>
      {!file && (
        <TextAreaField
          label={t('Or paste rows from a sheet or a chat')}
          rows={3}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
        />
      )}
      {hasPictures && (
        <FieldShell
          id="import-pictures"
          label={t('ZIP with photos')}
          help={t('Name the files in a column of the sheet, or put them in folders named after the codes.')}
          optional
        >
          {(described) => (
            <Input
              type="file"
              accept=".zip,application/zip"
              className="min-h-12 py-2"
              {...described}
              onChange={(event) => setPictures(event.target.files?.[0])}
            />
          )}
        </FieldShell>
      )}
      {failure && <Notice variant="error">{failure}</Notice>}
      {busy && (
        <div role="status" className="flex flex-col gap-1">
          <ProgressBar value={sent < 1 ? sent : undefined} max={1} aria-label={t('Upload')} />
          <span className="text-ink-soft">{sent < 1 ? t('Sending...') : t('Reading the rows...')}</span>
        </div>
      )}
      <SubmitButton variant="primary" disabled={busy || !given} className="self-start">
        {t('Read the file')}
      </SubmitButton>
    </form>
  );
}
