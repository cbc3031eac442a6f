import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import type { PropertyDto } from '@/lib/listings/dto';
import { CHECK_LABELS, CHECK_STATE_LABELS, type CheckState } from '@/lib/listings/evidence/constants';
import { checksOf } from '@/lib/listings/evidence/rules';
import { formatDate } from '@/lib/platform/text/format';

const TONE: Record<CheckState, string> = {
  seen: 'text-verified',
  told: 'text-ink',
  missing: 'text-error',
  'not-asked': 'text-ink-soft font-normal!',
};

/** What was checked of this property, by whom and when; also what nobody has asked for. */
export function ChecksPanel({ property }: { property: PropertyDto }) {
  const { t, label } = useTexts('listings/facts');
  const known = new Map(property.evidence?.checks.map((check) => [check.check, check]));
  return (
    <section>
      <Heading level={2} className="mb-4">
        {t('What was checked')}
      </Heading>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {checksOf(property).map((check) => {
          const { state = 'not-asked', by, at } = known.get(check) ?? {};
          return (
            <div key={check} className="flex justify-between gap-4 border-line border-t py-2.5">
              <dt className="text-ink-soft">{label(CHECK_LABELS[check])}</dt>
              <dd className="text-right">
                <span className={`font-bold ${TONE[state]}`}>{label(CHECK_STATE_LABELS[state])}</span>
                {by && at && (
                  <span className="block text-ink-soft text-sm tabular">
                    {t('{who, select, agency {by us} other {by the lister}}, {date}', {
                      who: by,
                      date: formatDate(at, t.language),
                    })}
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
