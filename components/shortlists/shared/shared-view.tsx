'use client';

import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import { POLL_MS } from '@/components/shortlists/use-own-shortlists';
import { Notice } from '@/components/ui/feedback/notice';
import { Input } from '@/components/ui/forms/control';
import { ApiError, api } from '@/lib/platform/browser/api';
import { MAX_NAME_LENGTH } from '@/lib/shortlists/constants';
import type { SharedShortlistDto } from '@/lib/shortlists/dto';
import { AskName } from './ask-name';
import type { Reply } from './reply-form';
import { SharedHome } from './shared-home';
import { TourRequest, type TourWish } from './tour-request';
import { useReplyName } from './use-reply-name';

type Props = { token: string; initial: SharedShortlistDto; host: string };

/** The list of the link, asked for again every few seconds: what others reply shows by itself. */
function useShared(path: string, initial: SharedShortlistDto) {
  const [shared, setShared] = useState(initial);
  const [hasEnded, setEnded] = useState(false);
  const reload = () =>
    api<SharedShortlistDto>(path).then(setShared, (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) setEnded(true);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one clock for each link
  useEffect(() => {
    const poll = setInterval(() => document.visibilityState === 'visible' && void reload(), POLL_MS);
    return () => clearInterval(poll);
  }, [path]);
  return { shared, hasEnded, reload };
}

const ownName = ({ homes }: SharedShortlistDto) =>
  homes.flatMap(({ replies }) => replies).find(({ isOwn }) => isOwn)?.name;

/** A name, asked for when something is said without one: then what was said goes on with it. */
function useNamed(known: string | undefined) {
  const { name, remember } = useReplyName(known);
  const [waiting, setWaiting] = useState<{ go: (name: string) => void; stop: () => void }>();
  const withName = (): Promise<string | undefined> =>
    name.trim()
      ? Promise.resolve(name.trim())
      : new Promise((resolve) => setWaiting({ go: resolve, stop: () => resolve(undefined) }));
  const dialog = waiting && (
    <AskName
      onName={(given) => {
        remember(given);
        waiting.go(given);
      }}
      onClose={() => {
        // after a name it has gone on already
        waiting.stop();
        setWaiting(undefined);
      }}
    />
  );
  return { name, remember, withName, dialog };
}

/** One call after the other: the first reply gives this browser the cookie by which its next ones are known as its own. */
function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <T,>(work: () => Promise<T>): Promise<T> => {
    const next = last.current.then(work, work);
    last.current = next;
    return next;
  };
}

/** A list as seen by holders of its link; other people's replies appear within seconds. */
export function SharedView({ token, initial, host }: Props) {
  const { t } = useTexts('shortlists');
  const path = `/api/shortlist/shared/${token}`;
  const { shared, hasEnded, reload } = useShared(path, initial);
  const { name, remember, withName, dialog } = useNamed(ownName(initial));
  const inTurn = useTurns();
  if (hasEnded) return <Notice>{t('This list is not shared any more.')}</Notice>;
  const mayReply = shared.mode === 'comment';
  const say = async (property: string, reply: Reply) => {
    const from = await withName();
    if (!from) return;
    await inTurn(() => api(path, { method: 'PUT', body: { property, name: from, ...reply } }));
    await reload();
  };
  const tour = async (wish: TourWish) => {
    const from = await withName();
    if (!from) return;
    await inTurn(() => api(`${path}/tour`, { method: 'POST', body: { name: from, ...wish } }));
    await reload();
  };
  return (
    <>
      {dialog}
      {mayReply && (
        <label className="flex flex-wrap items-center gap-3">
          <span className="text-ink-soft">{t('Your name')}</span>
          <Input
            autoComplete="given-name"
            maxLength={MAX_NAME_LENGTH}
            value={name}
            onChange={(event) => remember(event.target.value)}
            className="h-11 w-48"
          />
        </label>
      )}
      <ol className="flex flex-col gap-6">
        {shared.homes.map((home, i) => (
          <SharedHome
            key={home.id}
            home={home}
            href={shared.from ? `/shortlist/${token}/${home.id}` : `/properties/${home.id}`}
            isFirst={i === 0}
            host={host}
            send={mayReply ? (reply) => say(home.id, reply) : undefined}
          />
        ))}
      </ol>
      {mayReply && shared.broker && <TourRequest shared={shared} send={tour} />}
    </>
  );
}
