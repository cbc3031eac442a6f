import clsx from 'clsx';
import { SOURCE_LABELS } from '@/lib/evidence/constants';
import { SOURCED } from '@/lib/evidence/rules';
import { formatDate } from '@/lib/format';
import type { PropertyDto } from '@/lib/listing/dto';
import { keyFacts } from '@/lib/listing/format';
import type { FieldName } from '@/lib/listing-field/dto';
import { FIELDS } from '@/lib/listing-field/rules';

const BY = { agency: 'by us', lister: 'by the lister' } as const;

/** The labels that a fact has on the page. */
function labelsOf(field: FieldName): string[] {
  const { label, fact } = FIELDS[field];
  return [fact?.label ?? label, ...(field === 'area' ? ['Land area'] : [])];
}

type Origin = { text: string; isChecked: boolean };

/** Where each fact comes from, by its label: what nobody has looked into its lister says. What is worked out has no origin. */
function originsOf(property: PropertyDto): Map<string, Origin> {
  const { evidence, confirmedAt, updatedAt, createdAt } = property;
  const said = `said ${BY.lister}, ${formatDate(confirmedAt ?? updatedAt ?? createdAt)}`;
  return new Map(
    SOURCED.flatMap((field) => {
      const known = evidence?.sources.find((one) => one.field === field);
      const origin = known
        ? { text: `${SOURCE_LABELS[known.source]} ${BY[known.by]}, ${formatDate(known.at)}`, isChecked: true }
        : { text: said, isChecked: false };
      return labelsOf(field).map((label) => [label, origin] as const);
    }),
  );
}

/** Each fact with who says it and when. */
export function KeyFacts({ property }: { property: PropertyDto }) {
  const origins = originsOf(property);
  return (
    <section>
      <h2 className="mb-4 text-2xl">Key facts</h2>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {keyFacts(property).map(([label, value]) => {
          const origin = origins.get(label);
          return (
            <div key={label} className="flex justify-between gap-4 border-line border-t py-2.5">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="text-right font-bold tabular">
                <span className="block first-letter:uppercase">{value}</span>
                {origin && (
                  <span
                    className={clsx(
                      'block font-normal text-sm',
                      origin.isChecked ? 'text-verified' : 'text-ink-soft',
                    )}
                  >
                    {origin.text}
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
