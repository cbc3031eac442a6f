'use client';

import { useId, useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { Input } from '@/components/ui/forms/control';
import { api, serverMessage } from '@/lib/platform/browser/api';

/** The picture by which others see the person; it is stored as soon as it is chosen. */
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
          {t('Your picture')}
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
          aria-label={t('Choose a picture')}
          accept="image/jpeg,image/png,image/webp"
          disabled={isBusy}
          className="w-auto! max-w-full py-2.5"
          onChange={(event) => send(event.target.files?.[0])}
        />
        {shown && (
          <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => void remove()}>
            {t('Remove the picture')}
          </Button>
        )}
      </div>
      {failure && <Notice variant="error">{failure}</Notice>}
    </section>
  );
}
