'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { FEED_KINDS, type FeedKind } from '@/lib/calendar-feed/constants';
import { formatDate } from '@/lib/format';
import { api, serverMessage } from '@/lib/http/client';

const TEXTS: Record<FeedKind, [title: string, about: string]> = {
  full: ['My calendar', 'Everything, for your own phone or computer.'],
  busy: ['When I am busy', 'Only the times of visits, busy hours and days off, for somebody else.'],
};

type Props = { feeds: Partial<Record<FeedKind, string>> };

/** Addresses for calendar programs. Each is shown once, and can be ended. */
export function FeedPanel({ feeds: stored }: Props) {
  const [feeds, setFeeds] = useState(stored);
  const [shown, setShown] = useState<{ kind: FeedKind; url: string }>();
  const [problem, setProblem] = useState<string>();
  async function change(kind: FeedKind, method: 'PUT' | 'DELETE') {
    setProblem(undefined);
    try {
      const reply = await api<{ url?: string }>('/api/calendar/feed', { method, body: { kind } });
      setShown(reply.url ? { kind, url: reply.url } : undefined);
      setFeeds({ ...feeds, [kind]: method === 'PUT' ? new Date().toISOString() : undefined });
    } catch (error) {
      setProblem(serverMessage(error));
    }
  }
  return (
    <section aria-label="In other calendars" className="flex flex-col gap-4">
      <h2 className="text-xl">In other calendars</h2>
      {problem && <Notice variant="error">{problem}</Notice>}
      {FEED_KINDS.map((kind) => {
        const [title, about] = TEXTS[kind];
        const since = feeds[kind];
        return (
          <div key={kind} className="flex flex-col gap-2 border-line border-t pt-3">
            <p>
              <span className="font-bold">{title}</span>{' '}
              <span className="text-ink-soft">
                {about}{' '}
                {since ? `There is an address since ${formatDate(since)}.` : 'There is no address yet.'}
              </span>
            </p>
            {shown?.kind === kind && (
              <TextField
                label={`Address of “${title}”`}
                help="Shown once: who has it can read the calendar. Add it in your calendar program as a calendar by address."
                readOnly
                value={shown.url}
                onFocus={(event) => event.currentTarget.select()}
              />
            )}
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => void change(kind, 'PUT')}>
                {since ? 'New address; the old one ends' : 'Make an address'}
                <span className="sr-only">: {title}</span>
              </Button>
              {since && (
                <Button size="sm" variant="danger" onClick={() => void change(kind, 'DELETE')}>
                  End it<span className="sr-only">: {title}</span>
                </Button>
              )}
            </div>
          </div>
        );
      })}
    </section>
  );
}
