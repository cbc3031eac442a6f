'use client';

import { useTexts } from '#language';
import type { VisitDto } from '@/lib/visits/dto';
import type { SendStep } from './step-form';
import { VisitCard } from './visit-card';

type Props = {
  visits: readonly VisitDto[] /** absent: it is only read */;
  sendFor: ((visit: VisitDto) => SendStep) | undefined;
};

/** What waits for one's own word first, then what comes next; what has ended last, folded. */
export function VisitList({ visits, sendFor }: Props) {
  const { t } = useTexts('visits');
  const rankOf = ({ turn, side, start }: VisitDto) => `${turn === side ? 0 : 1}${start ?? 'later'}`;
  const isOpen = ({ state, feedback, side }: VisitDto) =>
    state === 'proposed' || state === 'confirmed' || (state === 'over' && side === 'visitor' && !feedback);
  const open = visits.filter(isOpen).sort((a, b) => rankOf(a).localeCompare(rankOf(b)));
  const ended = visits.filter((visit) => !isOpen(visit));
  const list = (some: readonly VisitDto[]) => (
    <ul className="flex flex-col gap-4">
      {some.map((visit) => (
        <li key={visit.id}>
          <VisitCard visit={visit} link={visit.url} send={sendFor?.(visit)} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(open)}
      {ended.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-bold">
            {t('Earlier ({count})', { count: ended.length })}
          </summary>
          {list(ended)}
        </details>
      )}
    </>
  );
}
