'use client';

import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#language';
import { TextField } from '@/components/ui/forms/field';
import type { Language } from '@/lib/platform/language/languages';
import { formatDistance } from '@/lib/platform/text/format';
import { listUrl } from '@/lib/platform/text/list-url';
import { MAX_LOCATION_LENGTH } from '@/lib/search/constants';
import type { NearLocation } from '@/lib/search/dto';

export type Location = { label: string; count: number };

type Props = {
  value: string | undefined;
  /** included in the page */
  locations: readonly Location[];
  more: number;
  /** around the selected ones, added with one tap */
  nearby?: readonly NearLocation[];
  /** the other filters, which limit the counts */
  values: Record<string, string>;
};

const PAUSE_MS = 150;

/** The name being typed, such as "Be" in "Dharampeth, Be". */
const lastOf = (text: string): string => text.slice(text.lastIndexOf(',') + 1).trim();
const chosenOf = (text: string): string =>
  text
    .split(',')
    .slice(0, -1)
    .map((name) => `${name.trim()}, `)
    .join('');

function useLocations(
  whole: string,
  language: Language,
  { locations, more, values }: Props,
): readonly Location[] {
  const [found, setFound] = useState<readonly Location[]>();
  const typed = lastOf(whole);
  const order: Record<string, string> = language === 'en' ? {} : { language };
  const query = new URLSearchParams({ ...values, location: '', starts: typed, ...order }).toString();
  useEffect(() => {
    if (more === 0 || typed.trim() === '') return setFound(undefined);
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetch(`/api/search/locations?${query}`, { signal: controller.signal })
        .then((response) =>
          response.ok ? (response.json() as Promise<{ locations: Location[] }>) : undefined,
        )
        .then((reply) => reply && setFound(reply.locations))
        // optional, because the filter accepts any text
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, more, typed]);
  return found ?? locations;
}

/** A field with the browser's own suggestions, in which commas separate names. Without JavaScript it accepts the start of a name. */
export function LocationField({ nearby = [], ...props }: Props) {
  const { t, href, language } = useTexts('search/members-list');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(props.value ?? '');
  const locations = useLocations(typed, language, props);
  const chosen = chosenOf(typed);
  const withLocation = (label: string) => [typed.replace(/[\s,]+$/, ''), label].filter(Boolean).join(', ');
  const add = (event: MouseEvent, label: string) => {
    event.preventDefault();
    if (!input.current) return;
    input.current.value = withLocation(label);
    setTyped(input.current.value);
    // dispatches an event like any other choice, so that the list follows it
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={t('Location')}
        name="location"
        list={id}
        ref={input}
        defaultValue={props.value ?? ''}
        placeholder={t('All')}
        maxLength={MAX_LOCATION_LENGTH}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <datalist id={id}>
        {locations.map(({ label, count }) => (
          <option key={label} value={`${chosen}${label}`}>
            {t('{count, plural, one {# property} other {# properties}}', { count })}
          </option>
        ))}
      </datalist>
      {nearby.map(({ label, km }) => (
        <a
          key={label}
          href={listUrl(href('/properties'), props.values, {
            location: withLocation(label),
            page: undefined,
          })}
          onClick={(event) => add(event, label)}
          className="inline-flex min-h-8 w-fit items-center text-note underline-offset-4 hover:underline"
        >
          {`+ ${label}, ${formatDistance(km, t.language)}`}
        </a>
      ))}
    </div>
  );
}
