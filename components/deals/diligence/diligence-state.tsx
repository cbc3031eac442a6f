import { useTexts } from '#language';
import { Notice } from '@/components/ui/feedback/notice';
import { MISSING_PART_LABELS } from '@/lib/deals/diligence/constants';
import type { DiligenceDto } from '@/lib/deals/diligence/dto';
import { formatDate, formatRupees } from '@/lib/platform/text/format';

/** What is missing, what is flagged, and how long the record is kept. */
export function DiligenceState({ diligence }: { diligence: DiligenceDto }) {
  const { t } = useTexts('deals/diligence');
  const { missing, isNeeded, isCashFlagged, cashLimit, cashSource, years, erasedFrom } = diligence;
  const list = (
    <ul className="list-disc pl-5">
      {missing.map((part) => (
        <li key={part}>{t(MISSING_PART_LABELS[part])}</li>
      ))}
    </ul>
  );
  return (
    <div className="measure flex flex-col gap-3">
      {missing.length === 0 ? (
        <p className="font-bold">{t('Complete: the deal can be registered.')}</p>
      ) : (
        <Notice variant={isNeeded ? 'warning' : 'plain'}>
          <p>
            {isNeeded
              ? t('The deal cannot be registered before this is complete:')
              : t(
                  'Your firm is not marked as obliged, or this is a letting: nothing is blocked. Still missing:',
                )}
          </p>
          {list}
        </Notice>
      )}
      {isCashFlagged && (
        <Notice variant="warning">
          {t(
            'Cash of {limit} and more is flagged and reported to FIU-IND by the principal officer. Source: {source}',
            { limit: formatRupees(cashLimit), source: cashSource },
          )}
        </Notice>
      )}
      <p className="text-note text-ink-soft">
        {erasedFrom
          ? t('Erased from {date} on.', {
              date: formatDate(`${erasedFrom}T12:00:00+05:30`, t.language),
            })
          : t('Kept for {years} years after the end of the deal, then erased.', { years })}
      </p>
    </div>
  );
}
