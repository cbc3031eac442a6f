'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass, FieldShell, SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { useAskBeforeLeaving } from '@/components/ui/use-ask-before-leaving';
import { api, serverMessage } from '@/lib/http/client';
import type { ProfileDocument } from '@/lib/user/dto';

const LABELS = { aadhaar: 'Aadhaar', pan: 'PAN', property: 'Property document' } as const;

/** The person's own documents: private files, opened through an authorised address. */
export function DocumentsPanel({ documents }: { documents: ProfileDocument[] }) {
  const [list, setList] = useState(documents);
  const [busy, setBusy] = useState(false);
  const isWorking = useAskBeforeLeaving();
  const [failure, setFailure] = useState<string>();
  /** whose removal was asked for once: the second press does it */
  const [asked, setAsked] = useState<string>();

  async function run(work: () => Promise<void>) {
    setBusy(true);
    isWorking.current = true;
    setFailure(undefined);
    await work().catch((error: unknown) => setFailure(serverMessage(error)));
    isWorking.current = false;
    setBusy(false);
  }

  function upload(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const file = data.get('file') as File;
    void run(async () => {
      const { _id, url } = await api<{ _id: string; url: string }>('/api/user/documents', {
        method: 'POST',
        body: data,
      });
      const type = data.get('type') as ProfileDocument['type'];
      setList((before) => [...before, { _id, url, type, name: file.name, size: file.size }]);
      form.reset();
    });
  }

  function remove(id: string) {
    if (asked !== id) return setAsked(id);
    void run(async () => {
      await api(`/api/user/documents/${id}`, { method: 'DELETE' });
      setList((before) => before.filter(({ _id }) => _id !== id));
    });
  }

  return (
    <section className="flex max-w-xl flex-col gap-5">
      <div>
        <h2 className="text-2xl">Documents</h2>
        <p className="text-ink-soft">Only you and our desk can open them.</p>
      </div>
      <ul>
        {list.map((document) => (
          <li
            key={document._id}
            className="flex items-center justify-between gap-4 border-line border-t py-2"
          >
            <span className="min-w-0 truncate">
              <a className="link" href={document.url}>
                {LABELS[document.type]}
              </a>{' '}
              <span className="text-ink-soft">{document.name}</span>
            </span>
            <Button
              size="sm"
              look={asked === document._id ? 'danger' : 'quiet'}
              disabled={busy}
              onClick={() => remove(document._id)}
              onBlur={() => setAsked(undefined)}
            >
              {asked === document._id ? 'Remove for good' : 'Remove'}
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={upload} className="flex flex-col gap-4 border-line border-t pt-5">
        <SelectField label="What it is" name="type">
          <option value="aadhaar">Aadhaar</option>
          <option value="pan">PAN</option>
          <option value="property">Property document</option>
        </SelectField>
        <FieldShell id="document-file" label="File" help="JPEG, PNG, WebP or PDF, up to 10 MB">
          {(described) => (
            <input
              type="file"
              name="file"
              required
              accept="image/jpeg,image/png,image/webp,application/pdf"
              className={controlClass(false, 'py-2.5')}
              {...described}
            />
          )}
        </FieldShell>
        {failure && <Notice tone="error">{failure}</Notice>}
        <Button type="submit" disabled={busy} className="self-start">
          {busy ? 'Working...' : 'Upload'}
        </Button>
      </form>
    </section>
  );
}
