'use client';

import { type FormEvent, type MouseEvent, useState } from 'react';
import { useTexts } from '#language';
import { HomeFacts } from '@/components/shortlists/saved-home';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { Choice } from '@/components/ui/forms/control';
import { TextField } from '@/components/ui/forms/field';
import type { ClientMatchDto } from '@/lib/clients/matches/dto';
import { MAX_SENT_HOMES } from '@/lib/clients/shortlists/constants';
import { formatDate } from '@/lib/platform/text/format';
import { useClientCall } from './use-client-call';

function Reasons({ match }: { match: ClientMatchDto }) {
  const { t } = useTexts('clients');
  const { reasons, isNear, isNew, ended, foundAt, fit } = match;
  return (
    <>
      <p className={ended ? 'text-ink-soft line-through' : 'text-verified'}>{reasons.join(', ')}</p>
      <p className="flex flex-wrap items-center gap-2 text-note text-ink-soft">
        {ended ? (
          <>
            <Badge variant="warning">{t('No longer fits')}</Badge>
            <span>
              {ended.reason} · {formatDate(ended.at, t.language)}
            </span>
          </>
        ) : (
          <>
            {fit !== undefined && <Badge>{t('{fit} % fit', { fit })}</Badge>}
            {isNew && <Badge variant="verified">{t('New')}</Badge>}
            {isNear && <Badge variant="accent">{t('Near miss')}</Badge>}
            <span>{t('Since {date}', { date: formatDate(foundAt, t.language) })}</span>
          </>
        )}
      </p>
    </>
  );
}

function LookedAt({ match, onSeen }: { match: ClientMatchDto; onSeen: (home: string) => void }) {
  const { t } = useTexts('clients');
  if (!match.isNew) return null;
  return (
    <Button size="sm" onClick={() => onSeen(match.property)}>
      {t('Looked at')}
      <span className="sr-only">: {match.title}</span>
    </Button>
  );
}

/** One entry per home, however many requirements it matches. */
function byHome(matches: readonly ClientMatchDto[]): ClientMatchDto[] {
  const seen = new Map<string, ClientMatchDto>();
  for (const match of matches) {
    const known = seen.get(match.property);
    if (!known || (known.ended && !match.ended) || (known.isNear && !match.isNear && !match.ended))
      seen.set(match.property, match);
  }
  return [...seen.values()];
}

/** Homes shown at first, because a broad requirement can match two hundred. */
const SHOWN_FIRST = 12;

type Props = { client: { id: string; name: string }; matches: readonly ClientMatchDto[] };

export function Matches({ client, matches }: Props) {
  const { t } = useTexts('clients');
  const { call, isBusy } = useClientCall();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isWhole, setWhole] = useState(false);
  const homes = byHome(matches);
  const [current, ended] = [homes.filter((home) => !home.ended), homes.filter((home) => home.ended)];
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    const made = await call(`/${client.id}/shortlists`, { method: 'POST', body: { name, homes: chosen } });
    if (made) setChosen([]);
  };
  const onSeen = (home: string) =>
    void call(`/${client.id}/seen`, { method: 'POST', body: { homes: [home] }, keepalive: true });
  // opening the home through its link counts as viewing it
  const onOpen = (match: ClientMatchDto) => (event: MouseEvent<HTMLLIElement>) => {
    if (match.isNew && (event.target as Element).closest('a')) onSeen(match.property);
  };
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((value) => value !== id) : [...before, id]));
  return (
    <section aria-labelledby="homes-that-fit" className="flex flex-col gap-3">
      <Heading level={2} id="homes-that-fit">
        {t('Homes that fit')}{' '}
        {current.length > 0 && <span className="text-ink-soft tabular">({current.length})</span>}
      </Heading>
      {homes.length === 0 && <p className="text-ink-soft">{t('None yet.')}</p>}
      <ul>
        {(isWhole ? current : current.slice(0, SHOWN_FIRST)).map((match) => (
          <li key={match.id} className="flex gap-3 border-line border-t py-3" onClickCapture={onOpen(match)}>
            <Choice
              aria-label={t('Choose {title}', { title: match.title })}
              checked={chosen.includes(match.property)}
              disabled={!match.card || (chosen.length >= MAX_SENT_HOMES && !chosen.includes(match.property))}
              onChange={() => toggle(match.property)}
              className="mt-2"
            />
            <HomeFacts id={match.property} card={match.card} title={match.title}>
              <Reasons match={match} />
              <LookedAt {...{ match, onSeen }} />
            </HomeFacts>
          </li>
        ))}
      </ul>
      {!isWhole && current.length > SHOWN_FIRST && (
        <Button className="self-start" onClick={() => setWhole(true)}>
          {t('Show all {count} homes', { count: current.length })}
        </Button>
      )}
      {chosen.length > 0 && (
        <form
          onSubmit={send}
          className="sticky bottom-(--work-bar) flex flex-wrap items-end gap-3 border-line border-t bg-paper py-3"
        >
          <TextField
            label={t('Name of the page')}
            name="name"
            required
            maxLength={60}
            defaultValue={t('Homes for {name}', { name: client.name }).slice(0, 60)}
            className="min-w-0 flex-1 basis-56"
          />
          <SubmitButton variant="primary" disabled={isBusy}>
            {t('{count, plural, one {Make a page with # home} other {Make a page with # homes}}', {
              count: chosen.length,
            })}
          </SubmitButton>
        </form>
      )}
      {ended.length > 0 && (
        <details open={ended.some(({ isNew }) => isNew)}>
          <summary className="min-h-11 cursor-pointer py-2 font-bold">
            {t('No longer fit ({count})', { count: ended.length })}
          </summary>
          <ul>
            {ended.map((match) => (
              <li key={match.id} className="border-line border-t py-3">
                <HomeFacts id={match.property} card={match.card} title={match.title}>
                  <Reasons match={match} />
                  <LookedAt {...{ match, onSeen }} />
                </HomeFacts>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
