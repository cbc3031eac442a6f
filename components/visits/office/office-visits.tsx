'use client';

import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { EmptyState } from '@/components/ui/feedback/notice';
import { useHostStep } from '@/components/visits/use-host-step';
import { VisitCard } from '@/components/visits/visit-card';
import type { Texts } from '@/lib/platform/language/translate';
import { STATE_LABELS } from '@/lib/visits/constants';
import type { VisitDto } from '@/lib/visits/dto';
import { halfDayText, slotText } from '@/lib/visits/hours/format';
import type { OfficeVisitDto } from '@/lib/visits/office/dto';

/** Names the side that has to answer; the office only reads. */
function turnText(
  { t, language }: Texts<'visits/office'>,
  { turn, offered, otherName }: VisitDto,
  lister: string,
): string {
  if (turn === 'visitor' && offered)
    return t('{lister} offers {time}. {visitor} hasn’t replied yet', {
      lister,
      time: slotText(offered, language),
      visitor: otherName,
    });
  return turn === 'host'
    ? t('{visitor} is waiting for a reply from {lister}', { visitor: otherName, lister })
    : '';
}

function ListersVisit({ visit, lister }: { visit: VisitDto; lister: string }) {
  const texts = useTexts('visits/office');
  const { t, language } = texts;
  const { home, state, start, proposed } = visit;
  const turn = turnText(texts, visit, lister);
  return (
    <article className="flex flex-col gap-2 rounded-md border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <Heading level={2} size="panel" className="min-w-0">
          <Link href={`/admin/properties/${home.id}`}>{home.title}</Link>
        </Heading>
        <Badge variant={state === 'confirmed' ? 'verified' : 'plain'}>{t(STATE_LABELS[state])}</Badge>
      </div>
      <p className="text-ink-soft">
        {[home.address, t('{visitor} with {lister}', { visitor: visit.otherName, lister })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {start && <p className="tabular font-bold">{slotText(start, language)}</p>}
      {turn && <p>{turn}</p>}
      {turn && proposed.length > 0 && (
        <p className="text-ink-soft">
          {t('Possible: {times}', {
            times: proposed.map(({ key }) => halfDayText(key, language)).join('; '),
          })}
        </p>
      )}
    </article>
  );
}

type Props = {
  rows: readonly OfficeVisitDto[];
  /** false for people who only read them */
  canAnswer: boolean;
};

export function OfficeVisits({ rows, canAnswer }: Props) {
  const { t } = useTexts('visits/office');
  const sendFor = useHostStep();
  if (rows.length === 0)
    return (
      <EmptyState title={t('No visits found')}>
        <p className="measure text-ink-soft">
          {t(
            'When someone presses “Book a visit” on a home, the visit appears here. You reply for the agency’s homes, and listers reply for their own.',
          )}
        </p>
      </EmptyState>
    );
  return (
    <ul aria-label={t('Visits')} className="flex flex-col gap-4">
      {rows.map(({ visit, lister }) => (
        <li key={visit.id} id={`visit-${visit.id}`}>
          {lister ? (
            <ListersVisit visit={visit} lister={lister} />
          ) : (
            <VisitCard
              visit={visit}
              link={visit.url}
              send={canAnswer ? sendFor(visit) : undefined}
              level={2}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
