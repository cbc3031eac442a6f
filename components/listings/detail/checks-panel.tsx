import clsx from 'clsx';
import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import type { PropertyDto } from '@/lib/listings/dto';
import { CHECK_LABELS, CHECK_STATE_LABELS, type CheckState } from '@/lib/listings/evidence/constants';
import { checksByState } from '@/lib/listings/evidence/rules';
import { formatDate } from '@/lib/platform/text/format';
import { listText } from '@/lib/platform/text/list-text';

const TONE: Record<CheckState, string | undefined> = {
  seen: 'text-verified',
  told: undefined,
  missing: 'text-warning',
  'not-asked': 'text-ink-soft',
};

/** The state of the papers: first what we have seen, then what only the seller states, and in one line what nobody has asked for yet. */
export function ChecksPanel({ property }: { property: PropertyDto }) {
  const { t, label } = useTexts('listings/facts');
  const { known, notAsked } = checksByState(property);
  return (
    <section>
      <Heading level={2} className="mb-4">
        {t('What we know of the papers')}
      </Heading>
      {known.length > 0 && (
        <dl className="grid gap-x-10 sm:grid-cols-2">
          {known.map(({ check, state, by, at }) => (
            <div key={check} className="flex justify-between gap-4 border-line border-t py-2">
              <dt className="text-ink-soft">{label(CHECK_LABELS[check])}</dt>
              <dd className="text-right">
                <b className={clsx('font-bold', TONE[state])}>
                  {state === 'seen' && by === 'agency'
                    ? t('Seen by us')
                    : state === 'told'
                      ? t('Only the seller’s word')
                      : label(CHECK_STATE_LABELS[state])}
                </b>
                <small className="block text-ink-soft text-sm tabular">{formatDate(at, t.language)}</small>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {notAsked.length > 0 && (
        <details className="border-line border-t py-2">
          <summary className="min-h-8 cursor-pointer content-center text-ink-soft">
            {t('Not asked yet: {count}', { count: notAsked.length })}
          </summary>
          <p className="pt-1 text-ink-soft">
            {listText(
              notAsked.map((check) => label(CHECK_LABELS[check])),
              t,
            )}
          </p>
        </details>
      )}
    </section>
  );
}
