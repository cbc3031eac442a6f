'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { api } from '@/lib/platform/browser/api';
import { type LiveList as ListName, POLL_SECONDS } from '@/lib/platform/live/constants';

type Change = { lists: ListName[]; by?: 'self' | 'colleague' };
/** Silence after which the stream counts as cut, because it sends data every ten seconds. */
const SILENT_MS = 25_000;

/** Calls `onChange` for changes to the office's lists, from server-sent events, or from polling if those are blocked. */
function useChanges(onChange: (change: Change) => void): void {
  const told = useRef(onChange);
  told.current = onChange;
  useEffect(() => {
    let seq: number | undefined;
    let heardAt = Date.now();
    let isPolling = false;
    const tell = (change: Change) => {
      if (change.lists.includes('claims')) window.dispatchEvent(new Event('office:claims'));
      told.current(change);
    };
    const source = typeof EventSource === 'undefined' ? undefined : new EventSource('/api/admin/events');
    const heard = ({ lastEventId }: MessageEvent) => {
      heardAt = Date.now();
      seq = Number(lastEventId) || seq;
    };
    source?.addEventListener('hello', (event) => {
      // asks if the page's item was taken over before the stream was open
      if (seq === undefined) window.dispatchEvent(new Event('office:claims'));
      heard(event);
    });
    source?.addEventListener('change', (event) => {
      heard(event);
      tell(JSON.parse(event.data) as Change);
    });
    const poll = async () => {
      const isCut =
        !source || source.readyState === EventSource.CLOSED || Date.now() - heardAt > SILENT_MS * 3;
      if (isPolling || !isCut || document.visibilityState === 'hidden') return;
      isPolling = true;
      try {
        const query = seq === undefined ? '' : `?after=${seq}`;
        const change = await api<Change & { seq: number }>(`/api/admin/changes${query}`);
        seq = change.seq;
        if (change.lists.length > 0) tell(change);
      } catch {
        // the next attempt may succeed
      } finally {
        isPolling = false;
      }
    };
    const timer = setInterval(() => void poll(), POLL_SECONDS * 1000);
    return () => {
      source?.close();
      clearInterval(timer);
    };
  }, []);
}

const ROW = 'tbody tr, li';

/** The first visible row and its position, used to keep it in place during an update. */
function anchorOf(frame: HTMLElement) {
  const rows = [...frame.querySelectorAll<HTMLElement>(ROW)];
  const row = rows.find((item) => item.getBoundingClientRect().bottom > 0);
  return row && { row, top: row.getBoundingClientRect().top };
}

/** Holds changes behind a button, so that nothing moves under a pointer, focus or dialog. The page already shows one's own changes. */
export function LiveList({ lists, children }: { lists: readonly ListName[]; children: ReactNode }) {
  const { t } = useTexts('office/lists');
  const router = useRouter();
  const frame = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState({ count: 0, byColleagues: false });

  const isTouched = () =>
    frame.current?.matches(':hover, :focus-within') || document.querySelector('dialog[open]') !== null;

  function update(): void {
    setWaiting({ count: 0, byColleagues: false });
    const anchor = frame.current && anchorOf(frame.current);
    router.refresh();
    if (!anchor || !frame.current) return;
    const observer = new MutationObserver(() => {
      if (!anchor.row.isConnected) return observer.disconnect();
      const moved = anchor.row.getBoundingClientRect().top - anchor.top;
      if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
    });
    observer.observe(frame.current, { childList: true, subtree: true });
    setTimeout(() => observer.disconnect(), 3000);
  }

  useChanges(({ lists: changed, by }) => {
    if (!changed.some((list) => lists.includes(list))) return;
    if (!isTouched()) return update();
    if (by === 'self') return;
    setWaiting(({ count, byColleagues }) => ({
      count: count + 1,
      byColleagues: (count === 0 || byColleagues) && by === 'colleague',
    }));
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving the list shows what has waited
    <div
      ref={frame}
      className="flex flex-col gap-2 sm:gap-5"
      onMouseLeave={() => waiting.count > 0 && update()}
    >
      {children}
      {waiting.count > 0 && (
        <div
          className="fixed inset-x-0 bottom-[calc(1rem+var(--work-bar))] z-30 flex justify-center"
          role="status"
        >
          <Button size="sm" variant="primary" onClick={update}>
            {waiting.byColleagues
              ? t(
                  '{count, plural, one {A colleague changed this list} other {# changes by colleagues}}: show',
                  { count: waiting.count },
                )
              : t('{count, plural, one {This list has changed} other {# changes}}: show', {
                  count: waiting.count,
                })}
          </Button>
        </div>
      )}
    </div>
  );
}
