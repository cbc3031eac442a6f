'use client';

import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import { useFacts } from '@/components/listings/property-facts';
import { Notice } from '@/components/ui/feedback/notice';
import { ApiError, api } from '@/lib/platform/http/client';
import type { SharedShortlistDto } from '@/lib/shortlists/dto';
import { ReplyForm } from './reply-form';
import { HomeFacts, Replies } from './saved-home';
import { POLL_MS } from './use-own-shortlists';

type Props = { token: string; initial: SharedShortlistDto };

/** A list as somebody with its link sees it; what others reply shows within seconds. */
export function SharedView({ token, initial }: Props) {
  const { t } = useTexts('shortlists');
  const { titleOf } = useFacts();
  const [shared, setShared] = useState(initial);
  const [hasEnded, setEnded] = useState(false);
  const path = `/api/shortlist/shared/${token}`;
  const reload = () =>
    api<SharedShortlistDto>(path).then(setShared, (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) setEnded(true);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one clock for each link
  useEffect(() => {
    const poll = setInterval(() => document.visibilityState === 'visible' && void reload(), POLL_MS);
    return () => clearInterval(poll);
  }, [path]);
  if (hasEnded) return <Notice>{t('This list is not shared any more.')}</Notice>;
  return (
    <ol className="flex flex-col gap-4">
      {shared.homes.map(({ id, card, title, note, replies }) => (
        <li key={id} className="flex flex-col gap-3 rounded-md border border-line bg-surface p-4">
          <HomeFacts id={id} card={card} title={title} />
          {note && <p className="whitespace-pre-line">{note}</p>}
          <Replies replies={replies} />
          {shared.mode === 'comment' && card && (
            <ReplyForm
              title={titleOf(card)}
              own={replies.find(({ isOwn }) => isOwn)}
              send={async (reply) => {
                await api(path, { method: 'PUT', body: { property: id, ...reply } });
                await reload();
              }}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
