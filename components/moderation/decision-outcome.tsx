import { X } from 'lucide-react';
import { useTexts } from '#language';
import { Button, PlainButton } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Notice } from '@/components/ui/feedback/notice';
import { DECISIONS } from '@/lib/moderation/constants';
import { earlierDecisionText } from '@/lib/moderation/format';
import { goTo } from '@/lib/platform/browser/navigation';
import { isUnderWay } from '@/lib/platform/bulk/constants';
import { formatNumber } from '@/lib/platform/text/format';
import { BulkProgress, UndoBulk } from './bulk/bulk-progress';
import { BulkQuestion } from './bulk/bulk-question';
import { type Deciding, type Forestalled, resultsOf } from './use-decision';

/** Progress and result of a decision. Stays visible while the list scrolls. */
export function DecisionOutcome({ deciding }: { deciding: Deciding }) {
  const { t, label, reply } = useTexts('moderation/office');
  const { bulk, results, refusal, ended, dismiss } = deciding;
  if (deciding.question)
    return (
      <BulkQuestion
        question={deciding.question}
        onConfirm={() => deciding.question && void deciding.confirm(deciding.question)}
        onCancel={deciding.cancel}
      />
    );
  if (bulk && isUnderWay(bulk.status))
    return (
      <div className="sticky top-2 z-10 rounded-md border border-line-strong bg-surface p-4 shadow-lift">
        <BulkProgress key={bulk.id + bulk.status} bulk={bulk} onEnd={ended} />
      </div>
    );
  if (deciding.forestalled) return <EarlierDecision deciding={deciding} forestalled={deciding.forestalled} />;
  if (refusal) return <Notice variant="error">{reply(refusal)}</Notice>;
  const outcomes = bulk ? resultsOf(bulk) : results;
  const failed = outcomes.filter(({ problem }) => problem);
  const handled = bulk ? bulk.handled : outcomes.length;
  const notDone = bulk ? bulk.failed : failed.length;
  const done = handled - notDone;
  if (handled === 0) return null;
  const said =
    handled === 1 && notDone === 1
      ? t('Not decided:')
      : notDone > 0
        ? t('{done, plural, one {# listing} other {# listings}} done, {notDone} not:', {
            done,
            notDone: formatNumber(notDone),
          })
        : t('{done, plural, one {# listing} other {# listings}} done', { done });
  return (
    <div className="sticky top-2 z-10 bg-paper">
      <Notice variant={notDone ? 'warning' : 'verified'}>
        <div className="flex items-start justify-between gap-4">
          <p>
            {bulk && `${bulk.status === 'undone' ? t('Undone') : label(bulk.label)}: `}
            {said}
          </p>
          <PlainButton className="-m-1 p-1" aria-label={t('Close this message')} onClick={dismiss}>
            <X className="size-5" aria-hidden="true" />
          </PlainButton>
        </div>
        {failed.length > 0 && (
          <ul className="mt-1 list-disc pl-5">
            {failed.slice(0, SHOWN).map(({ id, title, problem }) => (
              <li key={id}>
                <Link className="link" href={`/admin/properties/${id}`}>
                  {title}
                </Link>
                : {problem && reply(problem)}
              </li>
            ))}
            {notDone > SHOWN && <li>{t('and {count} more', { count: notDone - SHOWN })}</li>}
          </ul>
        )}
        {bulk && (
          <Link className="link" href={`/admin/properties/bulk/${bulk.id}`}>
            {t('Results')}
          </Link>
        )}
        {bulk && <UndoBulk bulk={bulk} isBusy={deciding.isBusy} onUndo={() => void deciding.undo(bulk)} />}
      </Notice>
    </div>
  );
}

/** A colleague's earlier decision, with a choice between the two. */
function EarlierDecision({ deciding, forestalled }: { deciding: Deciding; forestalled: Forestalled }) {
  const { t, label, href } = useTexts('moderation/office');
  const { words, earlier, item } = forestalled;
  const own = DECISIONS.find(([decision]) => decision === words.decision)?.[1];
  return (
    <Notice variant="warning">
      <div className="flex flex-col gap-3" role="alert">
        <p>
          {t('{message}. Your decision was not saved, and the owner wasn’t emailed.', {
            message: earlierDecisionText(earlier, Date.now(), t),
          })}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button size="sm" onClick={() => goTo(href(`/admin/properties/${item.id}`))}>
            {t('Keep {name}’s decision', { name: earlier.by })}
          </Button>
          <Button
            size="sm"
            variant="danger"
            disabled={deciding.isBusy}
            onClick={() => void deciding.decideAnyway(forestalled)}
          >
            {t('Decide anyway: {decision}', { decision: label(own ?? '') })}
          </Button>
        </div>
      </div>
    </Notice>
  );
}

/** Maximum problems to show. The bulk decision's page has the rest. */
const SHOWN = 5;
