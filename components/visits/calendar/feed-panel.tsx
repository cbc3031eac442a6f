'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { TextField } from '@/components/ui/forms/field';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { formatDate } from '@/lib/platform/text/format';
import { CALENDAR_FEEDS, type FeedKind, LISTING_FILES, type ListingFile } from '@/lib/visits/feeds/constants';

const TEXTS = {
  full: ['My calendar', 'Everything, for your own phone or computer.'],
  busy: ['When I am busy', 'Only the times of visits, busy hours and days off, to share with others.'],
  listings: ['Feed for portals', 'Your team’s public listings, for portals and advertisements.'],
} as const satisfies Record<FeedKind, [title: string, about: string]>;

const FILES = {
  'listings.json': 'For portals (JSON Feed)',
  'meta.csv': 'For Facebook and Instagram (home listings catalogue)',
  'google.csv': 'For Google Ads (real estate feed)',
} as const satisfies Record<ListingFile, string>;

type Props = { feeds: Partial<Record<FeedKind, string>>; kinds?: readonly FeedKind[] };

export function FeedPanel({ feeds: stored, kinds = CALENDAR_FEEDS }: Props) {
  const { t, reply: say } = useTexts('visits/calendar');
  const heading = kinds.includes('listings') ? t('Listings on other sites') : t('In other calendars');
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
    <section aria-label={heading} className="flex flex-col gap-4">
      <Heading level={2} size="panel">
        {heading}
      </Heading>
      {problem && <Notice variant="error">{problem}</Notice>}
      {kinds.map((kind) => {
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
                  ? t('Address created on {day}.', { day: formatDate(since, t.language) })
                  : t('No address yet.')}
              </span>
            </p>
            {shown?.kind === kind && kind !== 'listings' && (
              <TextField
                label={t('Address of “{title}”', { title })}
                help={t(
                  'Shown once. Anyone with it can read the calendar. Subscribe to it in your calendar program.',
                )}
                readOnly
                value={shown.url}
                onFocus={(event) => event.currentTarget.select()}
              />
            )}
            {shown?.kind === kind && kind === 'listings' && (
              <>
                <p className="text-ink-soft">
                  {t('Shown once. Give each site the address of its own format.')}
                </p>
                {LISTING_FILES.map((file) => (
                  <TextField
                    key={file}
                    label={t(FILES[file])}
                    readOnly
                    value={shown.url.replace(/[^/]+$/, file)}
                    onFocus={(event) => event.currentTarget.select()}
                  />
                ))}
              </>
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
