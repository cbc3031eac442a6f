'use client';

import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import { ButtonLink, PlainButton } from '@/components/ui/actions/button';
import type { SuggestReply } from '@/lib/search/box/dto';
import { alsoText, enterText, spokenReply } from '@/lib/search/box/format';
import { BoxStarts } from './box-starts';
import { TypedPlaces, UnknownNames } from './typed-places';

type Props = {
  text: string;
  type: 'sale' | 'rent';
  city: string | undefined;
  /** id of the list of places and its active option */
  listId: string;
  active: string | undefined;
  /** reports changes in the number of listed places, with the announcement */
  onOptions: (count: number, announcement: string) => void;
  onText: (text: string) => void;
  onEdit: (words: string) => void;
  onShow: () => void;
};

const PAUSE_MS = 120;

/** The server's reading of the text, shortly after the last key. A slow reply never replaces a newer one. */
function useParsedQuery(text: string, type: string, city = ''): SuggestReply | undefined {
  const { language } = useTexts();
  const [reply, setReply] = useState<SuggestReply>();
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetch(`/api/search/suggest?${new URLSearchParams({ ask: text, type, city, language })}`, {
        signal: controller.signal,
      })
        .then((response) => (response.ok ? (response.json() as Promise<SuggestReply>) : undefined))
        .then((next) => next && setReply(next))
        // suggestions are optional, because the form searches without them
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, type, city, language]);
  return reply;
}

function Suggestions({
  suggestions,
  listId,
  active,
}: Pick<SuggestReply, 'suggestions'> & Pick<Props, 'listId' | 'active'>) {
  const { t } = useTexts('search/box');
  if (suggestions.length === 0) return null;
  return (
    <div role="listbox" id={listId} aria-label={t('Suggestions')}>
      {suggestions.map(({ label, hint, href }, i) => (
        <a
          key={`${label} ${hint}`}
          id={`${listId}-${i}`}
          role="option"
          aria-selected={active === `${listId}-${i}`}
          // the focus stays in the box, whose arrow keys select
          tabIndex={-1}
          href={href}
          // following it counts as a use, so search engines must not
          rel="nofollow"
          className="-mx-2 flex min-h-11 items-center justify-between gap-4 rounded-md px-2 no-underline hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-2 aria-selected:outline-accent"
        >
          <span className="font-bold">{label}</span>
          <span className="text-note text-ink-soft">{hint}</span>
        </a>
      ))}
    </div>
  );
}

export default function AskPanel({
  text,
  type,
  city,
  listId,
  active,
  onOptions,
  onText,
  onEdit,
  onShow,
}: Props) {
  const { t } = useTexts('search/box');
  const reply = useParsedQuery(text, type, city);
  const announcement = reply ? spokenReply(reply, t) : '';
  useEffect(() => {
    onOptions(reply?.suggestions.length ?? 0, announcement);
    return () => onOptions(0, '');
  }, [reply, onOptions, announcement]);
  if (!reply) return null;
  const {
    parts,
    implied,
    also,
    unrecognised,
    typedPlaces,
    unknownNames,
    service,
    suggestions,
    href,
    preferred,
  } = reply;
  if (
    text.trim() &&
    parts.length + also.length + preferred.length + unrecognised.length + suggestions.length === 0 &&
    !service
  )
    return null;
  return (
    <div className="flex flex-col gap-3 pt-4 sm:absolute sm:inset-x-0 sm:top-full sm:z-25 sm:mt-1 sm:rounded-md sm:border sm:border-line sm:bg-surface sm:p-4 sm:shadow-lift">
      {!text.trim() && <BoxStarts {...{ type, onText }} />}
      {parts.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t('Understood')}>
          {parts.map((part) => (
            <li
              key={part.words}
              className="flex rounded-md bg-accent-soft text-note text-accent-strong forced-colors:border"
            >
              <PlainButton
                className="min-h-10 rounded-l-md pr-1.5 pl-3 hover:bg-sunken"
                aria-label={t('Change {part}', { part: part.label })}
                onClick={() => onEdit(part.words)}
              >
                {part.label}
              </PlainButton>
              <PlainButton
                className="min-h-10 rounded-r-md px-2 hover:bg-sunken"
                aria-label={t('Remove {part}', { part: part.label })}
                onClick={() => onText(text.replace(part.words, ' ').replace(/\s+/g, ' ').trim())}
              >
                <X className="size-4" aria-hidden="true" />
              </PlainButton>
            </li>
          ))}
          {implied && (
            <li className="flex min-h-10 items-center text-note text-ink-soft">
              {t('in {place}', { place: implied })}
            </li>
          )}
        </ul>
      )}
      {text.trim() && (
        <ButtonLink rel="nofollow" href={href} onClick={onShow}>
          {enterText(reply, t)}
        </ButtonLink>
      )}
      <TypedPlaces places={typedPlaces} />
      {also.length > 0 && (
        <p className="text-note text-ink-soft">{t('Also looked for: {words}', { words: alsoText(also) })}</p>
      )}
      {preferred.length > 0 && (
        <p className="text-note text-ink-soft">{t('Preferred: {words}', { words: alsoText(preferred) })}</p>
      )}
      {unrecognised.length > 0 && (
        <p className="text-note text-warning">{t('Left out: {words}', { words: unrecognised.join(', ') })}</p>
      )}
      <UnknownNames names={unknownNames} />
      {service && parts.length > 0 && (
        <a className="link text-note" href={service.href}>
          {service.label}
        </a>
      )}
      <Suggestions {...{ suggestions, listId, active }} />
    </div>
  );
}
