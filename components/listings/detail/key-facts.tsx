import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import type { PropertyDto } from '@/lib/listings/dto';
import { SOURCED } from '@/lib/listings/evidence/rules';
import type { FieldName } from '@/lib/listings/fields/dto';
import { FIELDS } from '@/lib/listings/fields/rules';
import { keyFacts } from '@/lib/listings/format';
import type { Texts } from '@/lib/platform/language/translate';
import { formatDate } from '@/lib/platform/text/format';

function labelsOf(field: FieldName): string[] {
  const { label, fact } = FIELDS[field];
  return [fact?.label ?? label, ...(field === 'area' ? ['Land area'] : [])];
}

/** Sources of checked facts by label. The lister states all others. */
function exceptionsOf({ evidence }: PropertyDto, { t }: Texts<'listings/facts'>): Map<string, string> {
  return new Map(
    SOURCED.flatMap((field) => {
      const known = evidence?.sources.find((one) => one.field === field && one.source !== 'said');
      if (!known) return [];
      const text = t(
        '{source, select, document {seen in a document} measured {measured} other {said}} {who, select, agency {by us} other {by the lister}}, {date}',
        { source: known.source, who: known.by, date: formatDate(known.at, t.language) },
      );
      return labelsOf(field).map((label) => [label, text] as const);
    }),
  );
}

type Props = { property: PropertyDto; teller: 'owner' | 'broker' | 'agency' };

/** Facts with their general source stated once. Only checked facts are marked. */
export function KeyFacts({ property, teller }: Props) {
  const words = useTexts('listings/facts');
  const exceptions = exceptionsOf(property, words);
  const { confirmedAt, updatedAt, createdAt } = property;
  const date = formatDate(confirmedAt ?? updatedAt ?? createdAt, words.t.language);
  return (
    <section className="flex flex-col">
      <Heading level={2} size="inherit" className="mb-1 text-xl sm:text-2xl">
        {words.t('Key facts')}
      </Heading>
      {/* below the facts on a phone, because its first screens are for the facts */}
      <p className="text-ink-soft text-sm max-sm:order-last max-sm:mt-2 sm:mb-3">
        {words.t(
          'All facts as stated by {role, select, owner {the owner} broker {the broker} other {us}} on {date} unless marked.',
          { role: teller, date },
        )}
      </p>
      {/* on a phone each name is above its value, in two columns of half the height */}
      <dl className="facts">
        {keyFacts(property, words).map(([label, value]) => {
          const exception = exceptions.get(label);
          return (
            <div key={label}>
              <dt>{words.label(label)}</dt>
              <dd>
                <span>{value}</span>
                {exception && <span className="block font-normal text-sm text-verified">{exception}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
