'use client';

import { useEffect, useState } from 'react';
import { findPages } from '@/lib/office/palette/constants';
import type { PaletteGroup } from '@/lib/office/palette/schema';
import type { OfficeRole } from '@/lib/platform/auth/roles';
import { api, errorMessage } from '@/lib/platform/http/client';

/** Debounce: a request per pause in the typing, not per letter. */
const PAUSE_MS = 150;

/** Pages at once; the rest comes from the server when the typing pauses. */
export function usePaletteSearch(query: string, office?: OfficeRole) {
  // with its query: Enter must never open a result of an earlier query
  const [found, setFound] = useState<{ text: string; groups: PaletteGroup[] }>({ text: '', groups: [] });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const text = query.trim();

  useEffect(() => {
    setFailure(undefined);
    if (text.length < 2) {
      setBusy(false);
      return;
    }
    const stop = new AbortController();
    setBusy(true);
    const timer = setTimeout(async () => {
      try {
        const path = `/api/admin/search?q=${encodeURIComponent(text)}`;
        const { groups } = await api<{ groups: PaletteGroup[] }>(path, { signal: stop.signal });
        if (!stop.signal.aborted) setFound({ text, groups });
      } catch (error) {
        if (!stop.signal.aborted) setFailure(errorMessage(error, 'The search failed'));
      } finally {
        if (!stop.signal.aborted) setBusy(false);
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);

  const pages = findPages(text, office).slice(0, text ? 6 : 30);
  const others = found.text === text ? found.groups : [];
  const groups = pages.length ? [{ label: 'Pages', items: pages }, ...others] : others;
  return { groups, busy, failure };
}
