'use client';

import { useId, useState } from 'react';
import { z } from 'zod';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { Input } from '@/components/ui/forms/control';
import { FieldShell, SelectField } from '@/components/ui/forms/field';
import { useAskBeforeLeaving } from '@/components/ui/forms/use-ask-before-leaving';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import type { ProfileDocument } from '@/lib/accounts/users/dto';
import { DOCUMENT_TYPES } from '@/lib/platform/auth/constants';
import { api, serverMessage } from '@/lib/platform/browser/api';

const LABELS = { aadhaar: 'Aadhaar', pan: 'PAN', property: 'Property document' } as const;

const formSchema = z.object({
  type: z.enum(DOCUMENT_TYPES),
  file: z
    .custom<FileList>((files) => files instanceof FileList && files.length > 0, 'Please choose a file')
    .transform(([file]) => file as File),
});

type RowProps = {
  document: ProfileDocument;
  isAsking: boolean;
  disabled: boolean;
  onRemove: () => void;
  onLeave: () => void;
};

function DocumentRow({ document, isAsking, disabled, onRemove, onLeave }: RowProps) {
  const { t } = useTexts('accounts/profile');
  return (
    <li className="flex items-center justify-between gap-4 border-line border-t py-2">
      <span className="min-w-0 truncate">
        <a className="link" href={document.url}>
          {t(LABELS[document.type])}
        </a>{' '}
        <span className="text-ink-soft">{document.name}</span>
      </span>
      <Button
        size="sm"
        variant={isAsking ? 'danger' : 'quiet'}
        disabled={disabled}
        onClick={onRemove}
        onBlur={onLeave}
      >
        {isAsking ? t('Remove for good') : t('Remove')}
      </Button>
    </li>
  );
}

/** The person's private documents, served through an authorised address. */
export function DocumentsPanel({ documents }: { documents: ProfileDocument[] }) {
  const { t, reply } = useTexts('accounts/profile');
  const [list, setList] = useState(documents);
  const [busy, setBusy] = useState(false);
  const isWorking = useAskBeforeLeaving();
  const [failure, setFailure] = useState<string>();
  /** the document to be removed once a second press confirms */
  const [pending, setPending] = useState<string>();

  const { form, field, formProps, ...upload } = useZodForm(formSchema, {
    async send({ type, file }) {
      const body = new FormData();
      body.set('type', type);
      body.set('file', file);
      isWorking.current = true;
      try {
        const { _id, url } = await api<{ _id: string; url: string }>('/api/user/documents', {
          method: 'POST',
          body,
        });
        setList((before) => [...before, { _id, url, type, name: file.name, size: file.size }]);
      } finally {
        isWorking.current = false;
      }
    },
    after: 'reset',
  });

  async function run(work: () => Promise<void>) {
    setBusy(true);
    isWorking.current = true;
    setFailure(undefined);
    await work().catch((error: unknown) => setFailure(reply(serverMessage(error))));
    isWorking.current = false;
    setBusy(false);
  }

  function remove(id: string) {
    if (pending !== id) return setPending(id);
    void run(async () => {
      await api(`/api/user/documents/${id}`, { method: 'DELETE' });
      setList((before) => before.filter(({ _id }) => _id !== id));
    });
  }

  return (
    <section className="flex max-w-xl flex-col gap-5">
      <div>
        <Heading level={2}>{t('Documents')}</Heading>
        <p className="text-ink-soft">{t('Only you and our admins can open them.')}</p>
      </div>
      <ul>
        {list.map((document) => (
          <DocumentRow
            key={document._id}
            document={document}
            isAsking={pending === document._id}
            disabled={busy}
            onRemove={() => remove(document._id)}
            onLeave={() => setPending(undefined)}
          />
        ))}
      </ul>
      <form {...formProps} className="flex flex-col gap-4 border-line border-t pt-5">
        <SelectField label={t('Document type')} {...field('type')}>
          <option value="aadhaar">{t('Aadhaar')}</option>
          <option value="pan">{t('PAN')}</option>
          <option value="property">{t('Property document')}</option>
        </SelectField>
        <FieldShell
          id="document-file"
          label={t('File')}
          help={t('JPEG, PNG, WebP or PDF, up to 10 MB')}
          error={field('file').error}
        >
          {(described) => (
            <Input
              invalid={Boolean(field('file').error)}
              type="file"
              required
              accept="image/jpeg,image/png,image/webp,application/pdf"
              className="py-2.5"
              {...form.register('file')}
              {...described}
            />
          )}
        </FieldShell>
        <OutcomeNotice outcome={upload.outcome} />
        {failure && <Notice variant="error">{failure}</Notice>}
        <SubmitButton disabled={busy || upload.busy} className="self-start">
          {busy || upload.busy ? t('Working...') : t('Upload')}
        </SubmitButton>
      </form>
    </section>
  );
}

/** Stores the picture as soon as it is chosen. */
export function FacePanel({ picture }: { picture: string | null }) {
  const { t, reply } = useTexts('accounts/profile');
  const id = useId();
  const [shown, setShown] = useState(picture);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function run(work: () => Promise<string | null>) {
    setBusy(true);
    setFailure(undefined);
    await work().then(setShown, (error: unknown) => setFailure(reply(serverMessage(error))));
    setBusy(false);
  }
  const send = (file: File | undefined) => {
    if (!file) return;
    const body = new FormData();
    body.set('face', file);
    void run(async () => (await api<{ face: string }>('/api/user/face', { method: 'PUT', body })).face);
  };
  const remove = () =>
    run(async () => {
      await api('/api/user/face', { method: 'DELETE' });
      return null;
    });
  return (
    <section className="flex max-w-xl flex-col gap-4" aria-labelledby={id} aria-busy={isBusy}>
      <div>
        <Heading level={2} id={id}>
          {t('Your photo')}
        </Heading>
        <p className="text-ink-soft">
          {t('Shown beside your listings, on your prints and on pages for your clients.')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        {shown && (
          <img src={shown} alt="" width={80} height={80} className="size-20 rounded-full object-cover" />
        )}
        <Input
          type="file"
          aria-label={t('Choose a photo')}
          accept="image/jpeg,image/png,image/webp"
          disabled={isBusy}
          className="w-auto! max-w-full py-2.5"
          onChange={(event) => send(event.target.files?.[0])}
        />
        {shown && (
          <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => void remove()}>
            {t('Remove photo')}
          </Button>
        )}
      </div>
      {failure && <Notice variant="error">{failure}</Notice>}
    </section>
  );
}
