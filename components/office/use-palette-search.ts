'use client';

import { useEffect, useState } from 'react';
import type { PaletteGroup, PaletteItem } from '@/lib/office/palette/schema';
import { api, errorMessage } from '@/lib/platform/browser/api';

/** Debounce: one request per pause in typing, not per letter. */
const PAUSE_MS = 150;

export type PaletteSource = {
  /** the pages that are offered at once: those that every typed word names by its beginning */
  findPages: (text: string) => PaletteItem[];
  /** what can be done, beside the page's own commands; none for a member */
  findCommands?: (text: string) => PaletteItem[];
  /** where records are searched */
  path: '/api/admin/search' | '/api/user/search';
  failed: string;
};

/** Pages at once; other results come from the server when typing pauses. */
export function usePaletteSearch(query: string, { findPages, findCommands, path, failed }: PaletteSource) {
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
        const address = `${path}?q=${encodeURIComponent(text)}`;
        const { groups } = await api<{ groups: PaletteGroup[] }>(address, { signal: stop.signal });
        if (!stop.signal.aborted) setFound({ text, groups });
      } catch (error) {
        if (!stop.signal.aborted) setFailure(errorMessage(error, failed));
      } finally {
        if (!stop.signal.aborted) setBusy(false);
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, path, failed]);

  const pages = findPages(text).slice(0, text ? 6 : 30);
  const others = found.text === text ? found.groups : [];
  const commands = findCommands?.(text) ?? [];
  const groups: PaletteGroup[] = [
    ...(commands.length ? [{ label: 'Commands', items: commands }] : []),
    ...(pages.length ? [{ label: 'Pages', items: pages }] : []),
    ...others,
  ];
  return { groups, busy, failure };
}
