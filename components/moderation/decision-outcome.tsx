import { X } from 'lucide-react';
import { Button, PlainButton } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { DECISIONS } from '@/lib/moderation/constants';
import { goTo } from '@/lib/platform/browser/navigation';
import { isUnderWay } from '@/lib/platform/bulk/constants';
import { formatNumber } from '@/lib/platform/text/format';
import { BulkProgress, UndoBulk } from './bulk/bulk-progress';
import { BulkQuestion } from './bulk/bulk-question';
import { type Deciding, type Forestalled, resultsOf } from './use-decision';

/** Progress and result of a decision. Stays visible while the list is scrolled. */
export function DecisionOutcome({ deciding }: { deciding: Deciding }) {
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
  if (refusal) return <Notice variant="error">{refusal}</Notice>;
  const outcomes = bulk ? resultsOf(bulk) : results;
  const failed = outcomes.filter(({ problem }) => problem);
  const handled = bulk ? bulk.handled : outcomes.length;
  const notDone = bulk ? bulk.failed : failed.length;
  const done = handled - notDone;
  if (handled === 0) return null;
  return (
    <div className="sticky top-2 z-10 bg-paper">
      <Notice variant={notDone ? 'warning' : 'verified'}>
        <div className="flex items-start justify-between gap-4">
          <p>
            {bulk && (bulk.status === 'undone' ? 'Undone: ' : `${bulk.label}: `)}
            {handled === 1 && notDone === 1
              ? 'Not decided:'
              : done === 1
                ? '1 listing done'
                : `${formatNumber(done)} listings done`}
            {handled > 1 && notDone > 0 && `, ${formatNumber(notDone)} not:`}
          </p>
          <PlainButton className="-m-1 p-1" aria-label="Close this message" onClick={dismiss}>
            <X className="size-5" aria-hidden="true" />
          </PlainButton>
        </div>
        {failed.length > 0 && (
          <ul className="mt-1 list-disc pl-5">
            {failed.slice(0, SHOWN).map(({ id, title, problem }) => (
              <li key={id}>
                <a className="link" href={`/admin/properties/${id}`}>
                  {title}
                </a>
                : {problem}
              </li>
            ))}
            {notDone > SHOWN && <li>and {formatNumber(notDone - SHOWN)} more</li>}
          </ul>
        )}
        {bulk && (
          <a className="link" href={`/admin/properties/bulk/${bulk.id}`}>
            Results
          </a>
        )}
        {bulk && <UndoBulk bulk={bulk} isBusy={deciding.isBusy} onUndo={() => void deciding.undo(bulk)} />}
      </Notice>
    </div>
  );
}

/** A colleague's earlier decision, and the choice between it and one's own. */
function EarlierDecision({ deciding, forestalled }: { deciding: Deciding; forestalled: Forestalled }) {
  const { message, words, earlier, item } = forestalled;
  const own = DECISIONS.find(([decision]) => decision === words.decision)?.[1];
  return (
    <Notice variant="warning">
      <div className="flex flex-col gap-3" role="alert">
        <p>{message}. Your decision was not saved, and the owner wasn’t emailed.</p>
        <div className="flex flex-wrap gap-3">
          <Button size="sm" onClick={() => goTo(`/admin/properties/${item.id}`)}>
            Keep the decision of {earlier.by}
          </Button>
          <Button
            size="sm"
            variant="danger"
            disabled={deciding.isBusy}
            onClick={() => void deciding.decideAnyway(forestalled)}
          >
            Decide all the same: {own}
          </Button>
        </div>
      </div>
    </Notice>
  );
}

/** The rest is on the page of the bulk decision. */
const SHOWN = 5;
