'use client';

import { useEffect, useId, useState } from 'react';
import { TextField } from '@/components/ui/field';
import { formatNumber } from '@/lib/format';

export type Location = { label: string; count: number };

type Props = {
  value: string | undefined;
  /** as many as the page brings along */
  locations: readonly Location[];
  /** how many there are besides */
  more: number;
  /** the other filters, within which is counted */
  values: Record<string, string>;
};

const PAUSE_MS = 150;

/** The locations for what is typed so far: those of the page, or, where there are more of them, the server's. */
function useLocations(typed: string, { locations, more, values }: Props): readonly Location[] {
  const [found, setFound] = useState<readonly Location[]>();
  const query = new URLSearchParams({ ...values, location: '', starts: typed }).toString();
  useEffect(() => {
    if (more === 0 || typed.trim() === '') return setFound(undefined);
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetch(`/api/search/locations?${query}`, { signal: controller.signal })
        .then((response) =>
          response.ok ? (response.json() as Promise<{ locations: Location[] }>) : undefined,
        )
        .then((reply) => reply && setFound(reply.locations))
        // a help: the filter takes any text
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, more, typed]);
  return found ?? locations;
}

/** One field with the browser's own list to choose from, by keys too. Without JavaScript it takes the beginning of a name. */
export function LocationField(props: Props) {
  const id = useId();
  const [typed, setTyped] = useState(props.value ?? '');
  const locations = useLocations(typed, props);
  return (
    <>
      <TextField
        label="Location"
        name="location"
        list={id}
        defaultValue={props.value ?? ''}
        placeholder="All"
        maxLength={80}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <datalist id={id}>
        {locations.map(({ label, count }) => (
          <option key={label} value={label}>
            {formatNumber(count)} {count === 1 ? 'property' : 'properties'}
          </option>
        ))}
      </datalist>
    </>
  );
}
