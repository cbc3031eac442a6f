'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { useAction } from '@/components/ui/hooks/use-action';
import { api } from '@/lib/platform/browser/api';
import { loadAgain } from '@/lib/platform/browser/navigation';

function useChange() {
  const { isBusy, run } = useAction();
  const change = (path: string, method: 'POST' | 'DELETE') =>
    void run(async () => {
      await api(path, { method });
      loadAgain();
      return 'leaving';
    });
  return { busy: isBusy, change };
}

/** Deletes a draft for good, or moves a listing to the bin, after a second press. */
export function DeleteListing({ path, title, isDraft }: { path: string; title: string; isDraft: boolean }) {
  const { t } = useTexts('brokers/own-listings');
  const { busy, change } = useChange();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        {t.rich('Delete<hidden> {title}</hidden>', {
          title,
          hidden: (text) => <span className="sr-only">{text}</span>,
        })}
      </Button>
    );
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="text-note">
        {isDraft
          ? t('Delete this draft for good?')
          : t('Move it to the bin? You can restore it for 30 days.')}
      </span>
      <Button size="sm" variant="danger" disabled={busy} onClick={() => change(path, 'DELETE')}>
        {t('Delete')}
      </Button>
      <Button size="sm" variant="quiet" disabled={busy} onClick={() => setAsking(false)}>
        {t('Cancel')}
      </Button>
    </span>
  );
}

export function RestoreListing({ id, title }: { id: string; title: string }) {
  const { t } = useTexts('brokers/own-listings');
  const { busy, change } = useChange();
  return (
    <Button size="sm" disabled={busy} onClick={() => change(`/api/property/${id}/restore`, 'POST')}>
      {t.rich('Restore<hidden> {title}</hidden>', {
        title,
        hidden: (text) => <span className="sr-only">{text}</span>,
      })}
    </Button>
  );
}
