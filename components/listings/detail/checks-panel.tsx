import { useTexts } from '#language';
import { Fold } from '@/components/ui/display/fold';
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

/** A one-line count of the papers, which expands to those seen by us, those stated by the seller, and those not requested. */
export function ChecksPanel({ property }: { property: PropertyDto }) {
  const { t, label } = useTexts('listings/facts');
  const { known, notAsked } = checksByState(property);
  const count = (state: CheckState) => known.filter((one) => one.state === state).length;
  return (
    <Fold
      title={t('What we know about the papers')}
      note={t('Seen {seen} · told {told} · not asked {notAsked}', {
        seen: count('seen'),
        told: count('told'),
        notAsked: notAsked.length,
      })}
    >
      <dl className="facts">
        {known.map(({ check, state, by, at }) => (
          <div key={check}>
            <dt>{label(CHECK_LABELS[check])}</dt>
            <dd className={TONE[state]}>
              <span>
                {state === 'seen' && by === 'agency'
                  ? t('Seen by us')
                  : state === 'told'
                    ? t('Only the seller’s word')
                    : label(CHECK_STATE_LABELS[state])}
              </span>
              <small className="font-normal text-ink-soft text-sm">{formatDate(at, t.language)}</small>
            </dd>
          </div>
        ))}
      </dl>
      {notAsked.length > 0 && (
        <p className="border-line border-t pt-2 text-ink-soft">
          {t('Not asked yet: {checks}', {
            checks: listText(
              notAsked.map((check) => label(CHECK_LABELS[check])),
              t,
            ),
          })}
        </p>
      )}
    </Fold>
  );
}
