'use client';

import type { DecisionQuestion } from '@/components/moderation/use-decision';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Sheet } from '@/components/ui/overlays/sheet';
import { DECISION_HELP, DECISIONS } from '@/lib/moderation/constants';
import { BULK_CHANGE_UNDO_MINUTES } from '@/lib/platform/bulk/constants';
import { formatNumber } from '@/lib/platform/text/format';

type Props = { question: DecisionQuestion; onConfirm: () => void; onCancel: () => void };

const SHOWN = 6;

const listings = (count: number) => (count === 1 ? '1 listing' : `${formatNumber(count)} listings`);

export function BulkQuestion({ question: { words, preview }, onConfirm, onCancel }: Props) {
  const { total, changes, mails, withoutMail, leftOut, gone } = preview;
  const label = DECISIONS.find(([key]) => key === words.decision)?.[1] ?? words.decision;
  return (
    <Sheet label={`${label}: ${listings(total)}?`} lead="Please look once more" onClose={onCancel}>
      <Heading level={2} size="panel">
        {label}: {listings(total)}?
      </Heading>
      <p>{DECISION_HELP[words.decision]}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {changes.map(({ from, to, count }) => (
          <li key={from + to}>
            {from === to ? `${listings(count)}: stays ${from}` : `${listings(count)}: ${from} → ${to}`}
          </li>
        ))}
        {leftOut.length > 0 && (
          <li className="text-warning">
            {listings(leftOut.length)} changed since you looked, left as before:{' '}
            {leftOut.slice(0, SHOWN).join(', ')}
          </li>
        )}
        {gone > 0 && <li className="text-warning">{listings(gone)} not there any more</li>}
      </ul>
      <div>
        <Heading level={3} size="inherit">
          {mails.length === 0 ? 'No one is emailed' : 'Who is emailed'}
        </Heading>
        <ul className="text-note">
          {mails.slice(0, SHOWN).map((mail) => (
            <li key={mail.email} className="break-words">
              {mail.name}, {mail.email} ({listings(mail.listings)})
            </li>
          ))}
          {mails.length > SHOWN && <li>and {mails.length - SHOWN} more</li>}
        </ul>
        {withoutMail > 0 && (
          <p className="text-note text-ink-soft">
            {listings(withoutMail)} without a mail: the agency’s, or of a closed account
          </p>
        )}
      </div>
      <p className="text-ink-soft">
        You can undo it for {BULK_CHANGE_UNDO_MINUTES} minutes. The mails wait as long; each owner gets one,
        about all of their listings.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" disabled={total === 0} onClick={onConfirm} data-focus>
          Yes, go ahead
        </Button>
        <Button onClick={onCancel}>Back</Button>
      </div>
    </Sheet>
  );
}
