'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import { POLL_MS } from '@/components/shortlists/use-own-shortlists';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { Input, Select } from '@/components/ui/forms/control';
import { Options, TextField } from '@/components/ui/forms/field';
import { Sheet } from '@/components/ui/overlays/sheet';
import { ApiError, api, serverMessage } from '@/lib/platform/browser/api';
import { safeStorage } from '@/lib/platform/browser/safe-storage';
import { formatLongDay } from '@/lib/platform/text/format';
import { MAX_NAME_LENGTH, MAX_TOUR_HOMES } from '@/lib/shortlists/constants';
import type { SharedShortlistDto } from '@/lib/shortlists/dto';
import type { Reply } from './reply-form';
import { SharedHome } from './shared-home';

type Props = { token: string; initial: SharedShortlistDto; host: string };

/** A list by its link, polled every few seconds, so that other people's replies appear by themselves. */
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

/** Asks for a name before the first reply, and sends the pressed reply with it. */
function AskName({ onName, onClose }: { onName: (name: string) => void; onClose: () => void }) {
  const { t } = useTexts('shortlists');
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onName(name.trim());
  };
  return (
    <Sheet
      label={t('Your name')}
      lead={t('So the others know who replied. We only ask once.')}
      onClose={onClose}
    >
      {(close) => (
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            submit(event);
            if (name.trim()) close();
          }}
        >
          <TextField
            label={t('Your name')}
            required
            maxLength={MAX_NAME_LENGTH}
            autoComplete="given-name"
            data-focus
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <SubmitButton variant="primary" className="self-start">
            {t('Send')}
          </SubmitButton>
        </form>
      )}
    </Sheet>
  );
}

/** Storage key of the name under which this browser last replied. */
const NAME_KEY = 'saptam:reply-name';

/** The name for replies, asked once for all homes and lists of this browser. */
function useReplyName(known: string | undefined) {
  const [name, setName] = useState(known ?? '');
  // only the browser knows the name
  useEffect(() => {
    if (!known) setName((now) => now || safeStorage(() => localStorage.getItem(NAME_KEY) ?? '', ''));
  }, [known]);
  const remember = (next: string) => {
    setName(next);
    safeStorage(() => localStorage.setItem(NAME_KEY, next.trim()), undefined);
  };
  return { name, remember };
}

/** Asks for a name if a reply has none, and then sends the reply with it. */
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
        // it has continued already after a name
        waiting.stop();
        setWaiting(undefined);
      }}
    />
  );
  return { name, remember, withName, dialog };
}

/** Sends calls in order, because the first reply sets the cookie that identifies this browser's later ones. */
function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <T,>(work: () => Promise<T>): Promise<T> => {
    const next = last.current.then(work, work);
    last.current = next;
    return next;
  };
}

type TourWish = { day: string; phone: string; homes: string[] };
type TourRequestProps = { shared: SharedShortlistDto; send: (wish: TourWish) => Promise<void> };

/** Requests one visit ("See both on Sunday") to all homes with a yes. The broker gets it at once. */
function TourRequest({ shared, send }: TourRequestProps) {
  const { t, reply } = useTexts('shortlists');
  const { homes, days, tour } = shared;
  const [day, setDay] = useState(days[0] ?? '');
  const [phone, setPhone] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const wanted = homes
    .filter(({ card, replies }) => card && replies.some(({ isOwn, verdict }) => isOwn && verdict === 'yes'))
    .map(({ id }) => id)
    .slice(0, MAX_TOUR_HOMES);
  if (wanted.length === 0 && !tour) return null;
  const ask = async () => {
    setBusy(true);
    setError('');
    await send({ day, phone, homes: wanted }).catch((failed: unknown) => setError(serverMessage(failed)));
    setBusy(false);
  };
  const dayName = (of: string) => formatLongDay(of, t.language);
  return (
    <section
      aria-labelledby="tour"
      className="flex flex-col gap-3 rounded-md border border-line bg-sunken p-4"
    >
      <Heading level={2} size="panel" id="tour">
        {t('See them yourself')}
      </Heading>
      {tour && (
        <Notice variant="verified">
          {t(
            'You asked to see {count, plural, one {one home} other {# homes}} on {day}. We’ll tell you the times.',
            {
              count: tour.homes.length,
              day: dayName(tour.day),
            },
          )}
        </Notice>
      )}
      {wanted.length > 0 && (
        <div className="flex flex-col gap-3">
          <Select
            aria-label={t('Day')}
            value={day}
            onChange={(event) => setDay(event.target.value)}
            className="h-11 max-w-72"
          >
            <Options of={days.map((of) => [of, dayName(of)])} />
          </Select>
          <TextField
            label={t('Your phone')}
            optional
            type="tel"
            autoComplete="tel"
            value={phone}
            onChange={(event) => setPhone(event.target.value)}
            className="max-w-72"
          />
          <Button variant="primary" disabled={isBusy} className="self-start" onClick={() => void ask()}>
            {t('{count, plural, one {See it} =2 {See both} other {See all #}} on {day}', {
              count: wanted.length,
              day: dayName(day),
            })}
          </Button>
        </div>
      )}
      {error && (
        <p role="alert" className="text-error">
          {reply(error)}
        </p>
      )}
    </section>
  );
}

export function SharedView({ token, initial, host }: Props) {
  const { t } = useTexts('shortlists');
  const path = `/api/shortlist/shared/${token}`;
  const { shared, hasEnded, reload } = useShared(path, initial);
  const { name, remember, withName, dialog } = useNamed(ownName(initial));
  const inTurn = useTurns();
  if (hasEnded) return <Notice>{t('This list is no longer shared.')}</Notice>;
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
