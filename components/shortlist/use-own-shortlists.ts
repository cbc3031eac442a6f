'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { api, type CallOptions, serverMessage } from '@/lib/http/client';
import { sendPending } from '@/lib/shortlist/client';
import type { OwnShortlistsDto } from '@/lib/shortlist/dto';

/** A reply of somebody with the link shows after this time at the latest. */
export const POLL_MS = 5000;
/** Who stays this long on the page has seen what is new. */
const READ_MS = 8000;

export type OwnShortlists =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; lists: OwnShortlistsDto['lists']; hidden: OwnShortlistsDto['hidden'] };

/** The caller's lists, asked for again while the page is looked at, and how to change them. */
export function useOwnShortlists() {
  const [own, setOwn] = useState<OwnShortlists>({ state: 'loading' });
  const reads = useRef(0);
  const reload = useCallback(async () => {
    const read = ++reads.current;
    try {
      const found = await api<OwnShortlistsDto>('/api/shortlist');
      // a slower reply from before a change must not bring the old lists back
      if (read === reads.current) setOwn({ state: 'ready', ...found });
    } catch {
      setOwn((before) => (before.state === 'ready' ? before : { state: 'failed' }));
    }
  }, []);
  const change = useCallback(
    async (path: string, options: CallOptions) => {
      try {
        await api(`/api/shortlist${path}`, options);
      } catch (error) {
        toast.error(serverMessage(error));
      }
      await reload();
    },
    [reload],
  );
  useEffect(() => {
    void sendPending().then(reload);
    const poll = setInterval(() => document.visibilityState === 'visible' && void reload(), POLL_MS);
    const seen = setTimeout(
      () => void api('/api/shortlist/seen', { method: 'POST', body: {} }).catch(() => undefined),
      READ_MS,
    );
    return () => {
      clearInterval(poll);
      clearTimeout(seen);
    };
  }, [reload]);
  return { own, reload, change };
}

export type Change = ReturnType<typeof useOwnShortlists>['change'];
