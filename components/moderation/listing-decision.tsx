'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { useKeys } from '@/components/ui/hooks/use-keys';
import type { Decision } from '@/lib/moderation/constants';
import type { ReasonDto } from '@/lib/moderation/reasons/dto';
import { api } from '@/lib/platform/browser/api';
import { goTo } from '@/lib/platform/browser/navigation';
import { DecisionBefore, DecisionForm, rememberDecision } from './decision-form';
import { DecisionOutcome } from './decision-outcome';
import { type DecisionItem, type DecisionResult, useDecision } from './use-decision';

type Props = {
  item: DecisionItem;
  isWaiting: boolean;
  next: string | undefined;
  waiting: number;
  lister?: ReactNode;
  reasons?: readonly ReasonDto[];
};

/** The decision on one listing, within thumb reach on a phone. In the queue it leads to the next listing. */
export function ListingDecision({ item, isWaiting, next, waiting, lister, reasons = [] }: Props) {
  const { t, href } = useTexts('moderation/office');
  const router = useRouter();
  /** decision to open the form with; waiting listings are approved by the button */
  const [start, setStart] = useState<Decision | undefined>(isWaiting ? undefined : 'approve');
  /** number of decisions, which resets the form after each; a refused one keeps its text */
  const [made, setMade] = useState(0);
  const deciding = useDecision({ onDone: done });
  const nextHref = next ? `/admin/properties/${next}` : '/admin/properties?view=queue';

  function done(results: DecisionResult[], decision: Decision) {
    const settles = decision === 'approve' || decision === 'reject' || decision === 'verified';
    const isDone = results.every(({ problem }) => !problem);
    if (isDone) setMade(made + 1);
    if (isDone && isWaiting) setStart(undefined);
    if (!isWaiting || !settles || !isDone) return router.refresh();
    rememberDecision({ id: item.id, title: item.title, decision });
    void leadOn();
  }
  /** Opens the next listing that no colleague has open. */
  async function leadOn(): Promise<void> {
    const body = { type: 'property', after: item.id };
    const found = await api<{ id?: string }>('/api/admin/claims/next', { method: 'POST', body }).catch(
      () => ({
        id: next,
      }),
    );
    goTo(href(found.id ? `/admin/properties/${found.id}` : '/admin/properties?view=queue'));
  }
  const approve = () => void deciding.decide([item], { decision: 'approve' });
  useKeys({
    a: () => isWaiting && !deciding.isBusy && approve(),
    r: () => setStart('reject'),
    n: () => void leadOn(),
  });

  return (
    <section
      aria-label={t('Decision')}
      className="flex flex-col gap-5 rounded-md border border-line-strong bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} size="panel">
          {t('Decision')}
        </Heading>
        {waiting > 0 && (
          <ButtonLink
            size="sm"
            variant="quiet"
            href={nextHref}
            data-command={t('Next listing in the queue')}
            data-english="Next listing in the queue"
          >
            {t('Next in the queue ({count})', { count: waiting })}
          </ButtonLink>
        )}
      </div>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[1fr_18rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <DecisionBefore />
          <DecisionOutcome deciding={deciding} />
          <Ways isWaiting={isWaiting} isBusy={deciding.isBusy} onApprove={approve} onStart={setStart} />
          {start && (
            <DecisionForm
              key={`${start}${made}`}
              items={[item]}
              deciding={deciding}
              start={start}
              isQuiet={isWaiting}
              reasons={reasons}
              without={isWaiting ? ['approve'] : []}
            />
          )}
        </div>
        {lister}
      </div>
    </section>
  );
}

type WaysProps = {
  isWaiting: boolean;
  isBusy: boolean;
  onApprove: () => void;
  onStart: (decision: Decision) => void;
};

/** The usual decisions. On a phone they form one row above the work bar, within thumb reach. */
function Ways({ isWaiting, isBusy, onApprove, onStart }: WaysProps) {
  const { t } = useTexts('moderation/office');
  return (
    <ul className="flex flex-col gap-3 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-(--work-bar) max-sm:z-20 max-sm:flex-row max-sm:justify-between max-sm:gap-1 max-sm:border-line-strong max-sm:border-t max-sm:bg-paper max-sm:px-3 max-sm:py-2 max-sm:shadow-lift">
      {isWaiting && (
        <Choice help={t('The advertisement meets the rules and can be public')}>
          <Button
            size="sm"
            variant="primary"
            data-command={t('Approve this listing')}
            data-english="Approve this listing"
            disabled={isBusy}
            onClick={onApprove}
          >
            {t('Approve')}
          </Button>
        </Choice>
      )}
      {isWaiting && (
        <Choice help={t('It is paused until the owner corrects it')}>
          <Button
            size="sm"
            variant="danger"
            data-command={t('Reject this listing')}
            data-english="Reject this listing"
            onClick={() => onStart('reject')}
          >
            {t('Reject …')}
          </Button>
        </Choice>
      )}
      <Choice
        help={t(
          'We’ve checked title, description, price, place, size and photos against evidence. It gets the green badge',
        )}
      >
        <Button
          size="sm"
          data-command={t('Verify this listing')}
          data-english="Verify this listing"
          onClick={() => onStart('verified')}
        >
          {t('Verify …')}
        </Button>
      </Choice>
      {isWaiting && (
        <Choice help={t('Pause, expire or revoke verification')}>
          <Button size="sm" variant="quiet" onClick={() => onStart('paused')}>
            {t('Other …')}
          </Button>
        </Choice>
      )}
    </ul>
  );
}

function Choice({ help, children }: { help: string; children: ReactNode }) {
  return (
    <li className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[7rem_1fr] [&>button]:justify-self-start max-sm:[&>button]:px-2.5">
      {children}
      <span className="text-note text-ink-soft max-sm:sr-only">{help}</span>
    </li>
  );
}
