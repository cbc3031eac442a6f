'use client';

import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#language';
import { PlainButton } from '@/components/ui/actions/button';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { loadTexts } from '@/lib/platform/browser/load-texts';
import { type Messages, textsFrom } from '@/lib/platform/language/translate';

/** Reports that a home is gone and asks its lister at once. */
export function GoneButton({ id }: { id: string }) {
  const { t, language } = useTexts('listings/detail');
  const [notice, setNotice] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const hydrated = useHydrated();
  const tell = async () => {
    try {
      await api(`/api/property/${id}/gone`, { method: 'POST' });
      setNotice(t('Thank you. We’ve asked whether it’s still available.'));
    } catch (error) {
      // loads all replies, because this page has none of their texts
      const messages = await loadTexts(language, 'replies').catch((): Messages => ({}));
      const { reply } = textsFrom(language, 'replies', (domain) => messages[domain]);
      setNotice(reply(serverMessage(error)));
    }
  };
  return (
    <p className="text-note" role="status">
      {notice ?? (
        <PlainButton
          disabled={!hydrated}
          onClick={() => (isAsking ? void tell() : setAsking(true))}
          className="inline-flex min-h-11 items-center gap-2 text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          <CircleHelp className="size-4" aria-hidden="true" />
          {isAsking ? t('Yes, it seems sold or let. Ask the lister') : t('Gone? Tell us')}
        </PlainButton>
      )}
    </p>
  );
}
