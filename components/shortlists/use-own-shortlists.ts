'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { api, type CallOptions, serverMessage } from '@/lib/platform/browser/api';
import {
  callOrWait,
  listOwnWaiting,
  onOutboxChange,
  sendOutbox,
} from '@/lib/platform/browser/offline/client';
import { sendPending } from '@/lib/shortlists/client';
import type { OwnShortlistsDto } from '@/lib/shortlists/dto';
import { keepChanges, withWaiting } from '@/lib/shortlists/rules';

/** Maximum delay before a link holder's reply appears. */
export const POLL_MS = 5000;
/** Time after which a person on the page has seen new items. */
const READ_MS = 8000;

export type OwnShortlists =
  | { state: 'loading' }
  | { state: 'failed' }
  | ({ state: 'ready' } & OwnShortlistsDto & {
        storedAt?: string;
      });

/** A change with a known outcome, shown before the server's reply and queued offline. */
export type SureChange = { path: string; method: 'PUT' | 'PATCH'; body: object; what: string };

/** Loads the caller's lists, and refreshes them while the page is visible. */
export function useOwnShortlists() {
  const [own, setOwn] = useState<OwnShortlists>({ state: 'loading' });
  const reads = useRef(0);
  const reload = useCallback(async () => {
    const read = ++reads.current;
    try {
      const reply = await api<OwnShortlistsDto & { storedAt?: string }>('/api/shortlist');
      const waiting = await listOwnWaiting().catch(() => []);
      const found = withWaiting(reply, waiting);
      // a slower reply from before a change must not restore the old lists
      if (read !== reads.current) return;
      setOwn((before) => ({
        state: 'ready',
        // change markers stay until the page is left
        ...(before.state === 'ready' ? keepChanges(before, found) : found),
      }));
    } catch {
      setOwn((before) => (before.state === 'ready' ? before : { state: 'failed' }));
    }
  }, []);
  /** Resolves to false if the change was refused and the visitor saw the reason. */
  const change = useCallback(
    async (path: string, options: CallOptions): Promise<boolean> => {
      let isDone = true;
      try {
        await api(`/api/shortlist${path}`, options);
      } catch (error) {
        isDone = false;
        toast.error(serverMessage(error));
      }
      await reload();
      return isDone;
    },
    [reload],
  );
  const changeSurely = useCallback(
    async ({ path, ...call }: SureChange) => {
      const sent = { ...call, path: `/api/shortlist${path}` };
      reads.current += 1;
      setOwn((before) => (before.state === 'ready' ? withWaiting(before, [sent]) : before));
      try {
        // the stored copy lacks the queued change, so it is not loaded again
        if ((await callOrWait(sent)) === 'waiting') return;
      } catch (error) {
        toast.error(serverMessage(error));
      }
      await reload();
    },
    [reload],
  );
  useEffect(() => {
    const sent = Promise.allSettled([sendPending(), sendOutbox()]);
    void sent.then(reload);
    const stop = onOutboxChange(() => navigator.onLine && void reload());
    const poll = setInterval(
      () => document.visibilityState === 'visible' && navigator.onLine && void reload(),
      POLL_MS,
    );
    const seen = setTimeout(
      () => void api('/api/shortlist/seen', { method: 'POST', body: {} }).catch(() => undefined),
      READ_MS,
    );
    return () => {
      stop();
      clearInterval(poll);
      clearTimeout(seen);
    };
  }, [reload]);
  return { own, reload, change, changeSurely };
}

export type Change = ReturnType<typeof useOwnShortlists>['change'];
export type ChangeSurely = ReturnType<typeof useOwnShortlists>['changeSurely'];
