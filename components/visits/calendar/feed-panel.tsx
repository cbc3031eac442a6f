'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { TextField } from '@/components/ui/forms/field';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { formatDate } from '@/lib/platform/text/format';
import { FEED_KINDS, type FeedKind } from '@/lib/visits/feeds/constants';

const TEXTS = {
  full: ['My calendar', 'Everything, for your own phone or computer.'],
  busy: ['When I am busy', 'Only the times of visits, busy hours and days off, to share with others.'],
} as const satisfies Record<FeedKind, [title: string, about: string]>;

type Props = { feeds: Partial<Record<FeedKind, string>> };

export function FeedPanel({ feeds: stored }: Props) {
  const { t, reply: say } = useTexts('visits/calendar');
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
      setProblem(say(serverMessage(error)));
    }
  }
  return (
    <section aria-label={t('In other calendars')} className="flex flex-col gap-4">
      <Heading level={2} size="panel">
        {t('In other calendars')}
      </Heading>
      {problem && <Notice variant="error">{problem}</Notice>}
      {FEED_KINDS.map((kind) => {
        const title = t(TEXTS[kind][0]);
        const about = t(TEXTS[kind][1]);
        const since = feeds[kind];
        return (
          <div key={kind} className="flex flex-col gap-2 border-line border-t pt-3">
            <p>
              <span className="font-bold">{title}</span>{' '}
              <span className="text-ink-soft">
                {about}{' '}
                {since
                  ? t('There is an address since {day}.', { day: formatDate(since, t.language) })
                  : t('No address yet.')}
              </span>
            </p>
            {shown?.kind === kind && (
              <TextField
                label={t('Address of “{title}”', { title })}
                help={t(
                  'Shown once: anyone who has it can read the calendar. Add it in your calendar program as a calendar by address.',
                )}
                readOnly
                value={shown.url}
                onFocus={(event) => event.currentTarget.select()}
              />
            )}
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => void change(kind, 'PUT')}>
                {since ? t('New address (the old one stops working)') : t('Create an address')}
                <span className="sr-only">: {title}</span>
              </Button>
              {since && (
                <Button size="sm" variant="danger" onClick={() => void change(kind, 'DELETE')}>
                  {t('End it')}
                  <span className="sr-only">: {title}</span>
                </Button>
              )}
            </div>
          </div>
        );
      })}
    </section>
  );
}
