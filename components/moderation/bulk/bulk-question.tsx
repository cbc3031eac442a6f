'use client';

import { useTexts } from '#language';
import type { DecisionQuestion } from '@/components/moderation/use-decision';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Sheet } from '@/components/ui/overlays/sheet';
import { DECISION_HELP, DECISIONS } from '@/lib/moderation/constants';
import { BULK_CHANGE_UNDO_MINUTES } from '@/lib/platform/bulk/constants';

type Props = { question: DecisionQuestion; onConfirm: () => void; onCancel: () => void };

const SHOWN = 6;

export function BulkQuestion({ question: { words, preview }, onConfirm, onCancel }: Props) {
  const { t, label } = useTexts('moderation/office');
  const { total, changes, mails, withoutMail, leftOut, gone } = preview;
  const decision = label(DECISIONS.find(([key]) => key === words.decision)?.[1] ?? words.decision);
  const question = t('{decision}: {count, plural, one {# listing} other {# listings}}?', {
    decision,
    count: total,
  });
  return (
    <Sheet label={question} lead={t('Please check again')} onClose={onCancel}>
      <Heading level={2} size="panel">
        {question}
      </Heading>
      <p>{label(DECISION_HELP[words.decision])}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {changes.map(({ from, to, count }) => (
          <li key={from + to}>
            {from === to
              ? t('{count, plural, one {# listing} other {# listings}}: stays {status}', {
                  count,
                  status: label(from),
                })
              : t('{count, plural, one {# listing} other {# listings}}: {from} → {to}', {
                  count,
                  from: label(from),
                  to: label(to),
                })}
          </li>
        ))}
        {leftOut.length > 0 && (
          <li className="text-warning">
            {t(
              '{count, plural, one {# listing} other {# listings}} changed since you looked, so left as before: {titles}',
              { count: leftOut.length, titles: leftOut.slice(0, SHOWN).join(', ') },
            )}
          </li>
        )}
        {gone > 0 && (
          <li className="text-warning">
            {t('{count, plural, one {# listing} other {# listings}} no longer there', { count: gone })}
          </li>
        )}
      </ul>
      <div>
        <Heading level={3} size="inherit">
          {mails.length === 0 ? t('No one is emailed') : t('Who is emailed')}
        </Heading>
        <ul className="text-note">
          {mails.slice(0, SHOWN).map((mail) => (
            <li key={mail.email} className="break-words">
              {t('{name}, {email} ({count, plural, one {# listing} other {# listings}})', {
                name: mail.name,
                email: mail.email,
                count: mail.listings,
              })}
            </li>
          ))}
          {mails.length > SHOWN && <li>{t('and {count} more', { count: mails.length - SHOWN })}</li>}
        </ul>
        {withoutMail > 0 && (
          <p className="text-note text-ink-soft">
            {t(
              '{count, plural, one {# listing} other {# listings}} without an email, from the agency or a closed account',
              { count: withoutMail },
            )}
          </p>
        )}
      </div>
      <p className="text-ink-soft">
        {t(
          'You can undo it for {minutes} minutes. Emails wait until then, and each owner gets one about all of their listings.',
          { minutes: BULK_CHANGE_UNDO_MINUTES },
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" disabled={total === 0} onClick={onConfirm} data-focus>
          {t('Yes, go ahead')}
        </Button>
        <Button onClick={onCancel}>{t('Back')}</Button>
      </div>
    </Sheet>
  );
}
