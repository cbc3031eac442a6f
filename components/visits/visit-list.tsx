'use client';

import { useTexts } from '#language';
import { indianDay } from '@/lib/platform/time/indian-day';
import type { VisitDto } from '@/lib/visits/dto';
import type { SendStep } from './step-form';
import { VisitCard } from './visit-card';

type Props = {
  visits: readonly VisitDto[];
  sendFor: ((visit: VisitDto) => SendStep) | undefined;
};

/** True if the home is gone but the visit's time is still ahead, so that the visitor does not miss the cancellation. */
const isCalledOff = ({ departure, side, start, proposed }: VisitDto): boolean => {
  if (!departure || side !== 'visitor') return false;
  return start
    ? new Date(start) > new Date()
    : proposed.some(({ key }) => key.slice(0, 10) >= indianDay(new Date()));
};

/** Visits that wait for one's own reply first, then upcoming ones, then ended ones, folded. */
export function VisitList({ visits, sendFor }: Props) {
  const { t } = useTexts('visits');
  const rankOf = ({ turn, side, start }: VisitDto) => `${turn === side ? 0 : 1}${start ?? 'later'}`;
  const isOpen = (visit: VisitDto) =>
    visit.state === 'proposed' ||
    visit.state === 'confirmed' ||
    (visit.state === 'over' && visit.side === 'visitor' && !visit.feedback) ||
    isCalledOff(visit);
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
