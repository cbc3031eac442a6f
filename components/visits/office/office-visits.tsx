'use client';

import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { EmptyState } from '@/components/ui/feedback/notice';
import { useHostStep } from '@/components/visits/use-host-step';
import { VisitCard } from '@/components/visits/visit-card';
import { STATE_LABELS } from '@/lib/visits/constants';
import type { VisitDto } from '@/lib/visits/dto';
import { slotText } from '@/lib/visits/hours/format';
import type { OfficeVisitDto } from '@/lib/visits/office/dto';

/** Names the side that has to answer; the office only reads. */
function turnText({ turn, offered, otherName }: VisitDto, lister: string): string {
  if (turn === 'visitor' && offered)
    return `${lister} offers ${slotText(offered)}; ${otherName} has not answered yet`;
  return turn === 'host' ? `${otherName} waits for an answer of ${lister}` : '';
}

function ListersVisit({ visit, lister }: { visit: VisitDto; lister: string }) {
  const { t } = useTexts('visits');
  const { home, state, start, proposed } = visit;
  const turn = turnText(visit, lister);
  return (
    <article className="flex flex-col gap-2 rounded-md border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <Heading level={2} size="panel" className="min-w-0">
          <a href={`/admin/properties/${home.id}`}>{home.title}</a>
        </Heading>
        <Badge variant={state === 'confirmed' ? 'verified' : 'plain'}>{t(STATE_LABELS[state])}</Badge>
      </div>
      <p className="text-ink-soft">
        {[home.address, `${visit.otherName} with ${lister}`].filter(Boolean).join(' · ')}
      </p>
      {start && <p className="tabular font-bold">{slotText(start)}</p>}
      {turn && <p>{turn}</p>}
      {turn && proposed.length > 0 && (
        <p className="text-ink-soft">Possible: {proposed.map(({ label }) => label).join('; ')}</p>
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
  const sendFor = useHostStep();
  if (rows.length === 0)
    return (
      <EmptyState title="No visits found">
        <p className="measure text-ink-soft">
          When somebody presses “Book a visit” on a home, the visit comes here: to a home of the agency to be
          answered, to another one to be seen. Listers answer their own.
        </p>
      </EmptyState>
    );
  return (
    <ul aria-label="Visits" className="flex flex-col gap-4">
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
