import clsx from 'clsx';
import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import type { PropertyDto } from '@/lib/listings/dto';
import { SOURCED } from '@/lib/listings/evidence/rules';
import type { FieldName } from '@/lib/listings/fields/dto';
import { FIELDS } from '@/lib/listings/fields/rules';
import { keyFacts } from '@/lib/listings/format';
import type { Texts } from '@/lib/platform/language/translate';
import { formatDate } from '@/lib/platform/text/format';

/** The labels that a fact has on the page. */
function labelsOf(field: FieldName): string[] {
  const { label, fact } = FIELDS[field];
  return [fact?.label ?? label, ...(field === 'area' ? ['Land area'] : [])];
}

type Origin = { text: string; isChecked: boolean };

/** Where each fact comes from, by its label: what nobody has looked into its lister says. What is worked out has no origin. */
function originsOf(property: PropertyDto, { t }: Texts<'listings/facts'>): Map<string, Origin> {
  const { evidence, confirmedAt, updatedAt, createdAt } = property;
  const saying = (source: string, who: string, at: string) =>
    t(
      '{source, select, document {seen in a document} measured {measured} other {said}} {who, select, agency {by us} other {by the lister}}, {date}',
      { source, who, date: formatDate(at, t.language) },
    );
  const stated = saying('said', 'lister', confirmedAt ?? updatedAt ?? createdAt);
  return new Map(
    SOURCED.flatMap((field) => {
      const known = evidence?.sources.find((source) => source.field === field);
      const origin = known
        ? { text: saying(known.source, known.by, known.at), isChecked: true }
        : { text: stated, isChecked: false };
      return labelsOf(field).map((label) => [label, origin] as const);
    }),
  );
}

/** Each fact with who says it and when. */
export function KeyFacts({ property }: { property: PropertyDto }) {
  const words = useTexts('listings/facts');
  const origins = originsOf(property, words);
  return (
    <section>
      <Heading level={2} className="mb-4">
        {words.t('Key facts')}
      </Heading>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {keyFacts(property, words).map(([label, value]) => {
          const origin = origins.get(label);
          return (
            <div key={label} className="flex justify-between gap-4 border-line border-t py-2.5">
              <dt className="text-ink-soft">{words.label(label)}</dt>
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
