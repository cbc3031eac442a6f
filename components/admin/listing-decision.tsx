'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { DecisionForm } from '@/components/admin/decision-form';
import { Button, ButtonLink } from '@/components/ui/button';
import { useKeys } from '@/components/ui/use-keys';
import type { Decision } from '@/lib/moderation/constants';
import { DecisionOutcome } from './decision-outcome';
import { DecisionBefore, rememberDecision } from './previous-decision';
import { type DecisionItem, type DecisionResult, useDecision } from './use-decision';

type Props = { item: DecisionItem; isWaiting: boolean; next: string | undefined; waiting: number };

/** The decision about one listing. In the queue it leads on to the next one. */
export function ListingDecision({ item, isWaiting, next, waiting }: Props) {
  const router = useRouter();
  const [start, setStart] = useState<Decision>('approve');
  /** counts what was decided, so that the form begins anew; what was refused stays written in it */
  const [made, setMade] = useState(0);
  const deciding = useDecision({ onDone: done });
  const nextHref = next ? `/admin/properties/${next}` : '/admin/properties?view=queue';

  function done(results: DecisionResult[], decision: Decision) {
    const settles = decision === 'approve' || decision === 'reject' || decision === 'verified';
    const isDone = results.every(({ problem }) => !problem);
    if (isDone) setMade(made + 1);
    if (!isWaiting || !settles || !isDone) return router.refresh();
    rememberDecision({ id: item.id, title: item.title, decision });
    window.location.assign(nextHref);
  }
  const approve = () => void deciding.decide([item], { decision: 'approve' });
  useKeys({
    a: () => isWaiting && !deciding.isBusy && approve(),
    r: () => setStart('reject'),
    n: () => window.location.assign(nextHref),
  });

  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Decision</h2>
        <div className="flex flex-wrap gap-2">
          {isWaiting && (
            <Button size="sm" variant="primary" disabled={deciding.isBusy} onClick={approve}>
              Approve
            </Button>
          )}
          {isWaiting && (
            <Button size="sm" variant="danger" onClick={() => setStart('reject')}>
              Reject …
            </Button>
          )}
          {waiting > 0 && (
            <ButtonLink size="sm" variant="quiet" href={nextHref}>
              Next in the queue ({waiting})
            </ButtonLink>
          )}
        </div>
      </div>
      <DecisionBefore />
      <DecisionOutcome deciding={deciding} />
      <DecisionForm
        key={`${start}${made}`}
        items={[item]}
        deciding={deciding}
        start={start}
        isQuiet={isWaiting}
      />
    </section>
  );
}
