'use client';

import { CircleHelp, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { useAction } from '@/components/ui/hooks/use-action';
import type { BoardResultDto } from '@/lib/deals/board/dto';
import { api } from '@/lib/platform/browser/api';
import { goTo } from '@/lib/platform/browser/navigation';
import { formatWeekday } from '@/lib/platform/text/format';

const ICONS = { yes: ThumbsUp, maybe: CircleHelp, no: ThumbsDown } as const;
const LABELS = { yes: 'Liked', maybe: 'Not sure', no: 'Not wanted' } as const;

type Seen = BoardResultDto['homes'][number];

/** A home that a family saw, with a button that adds it to the board as a deal. */
function SeenHome({ client, seen }: { client: string; seen: Seen }) {
  const { t, href } = useTexts('deals');
  const { isBusy, run } = useAction();
  const Icon = seen.verdict ? ICONS[seen.verdict] : undefined;
  const start = () =>
    run(async () => {
      const role = seen.type === 'rent' ? 'tenant' : 'buyer';
      const { data } = await api<{ data: { id: string } }>('/api/deals', {
        method: 'POST',
        body: { property: seen.home, stage: 'visit', parties: [{ role, client }], notes: seen.note },
      });
      goTo(href(`/dashboard/deals/${data.id}`));
      return 'leaving';
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-1">
      <span className="flex min-w-0 items-center gap-2">
        {Icon && <Icon className="size-5 shrink-0" aria-hidden="true" />}
        <span>
          {seen.title}
          <span className="text-ink-soft">
            {' · '}
            {seen.verdict ? t(LABELS[seen.verdict]) : t('No vote yet')}
            {seen.note && ` · “${seen.note}”`}
          </span>
        </span>
      </span>
      {seen.deal ? (
        <Link href={`/dashboard/deals/${seen.deal}`}>{t('On the board')}</Link>
      ) : (
        seen.verdict !== 'no' && (
          <Button size="sm" disabled={isBusy} onClick={() => void start()}>
            {t('Start the deal')}
            <span className="sr-only">: {seen.title}</span>
          </Button>
        )
      )}
    </li>
  );
}

export function TourResults({ results }: { results: readonly BoardResultDto[] }) {
  const { t } = useTexts('deals');
  if (results.length === 0) return null;
  return (
    <section aria-labelledby="tour-results" className="flex flex-col gap-3">
      <Heading level={2} id="tour-results">
        {t('From the tours')}
      </Heading>
      <ul className="grid gap-3 lg:grid-cols-2">
        {results.map(({ tour, day, client, name, homes }) => (
          <li key={tour + client} className="rounded-md border border-line bg-surface p-4">
            <p className="flex flex-wrap gap-x-3">
              <Link href={`/dashboard/clients/${client}`} className="font-bold">
                {name}
              </Link>
              <Link href={`/dashboard/clients/tours/${tour}`}>
                {formatWeekday(`${day}T12:00:00+05:30`, t.language)}
              </Link>
            </p>
            <ul>
              {homes.map((seen) => (
                <SeenHome key={seen.home} client={client} seen={seen} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
