import { SOURCE_LABELS } from '@/lib/evidence/constants';
import { formatDate } from '@/lib/format';
import type { PropertyDto } from '@/lib/listing/dto';
import { keyFacts } from '@/lib/listing/format';
import type { FieldName } from '@/lib/listing-field/dto';
import { FIELDS } from '@/lib/listing-field/rules';

const BY = { agency: 'by us', lister: 'by the lister' } as const;

/** Where a fact comes from, by the label that it has among the key facts. */
function sourcesOf({ evidence }: PropertyDto): Map<string, string> {
  const sources = evidence?.sources ?? [];
  return new Map(
    sources.flatMap(({ field, source, by, at }) => {
      const { label, fact } = FIELDS[field as FieldName];
      const text = `${SOURCE_LABELS[source]} ${BY[by]}, ${formatDate(at)}`;
      const shown = [[fact?.label ?? label, text]] as [string, string][];
      return field === 'area' ? [...shown, ['Land area', text] as [string, string]] : shown;
    }),
  );
}

/** What nobody has looked into is said by whoever lists it; one line at the end says so. */
export function KeyFacts({ property }: { property: PropertyDto }) {
  const sources = sourcesOf(property);
  return (
    <section>
      <h2 className="mb-4 text-2xl">Key facts</h2>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {keyFacts(property).map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-line border-t py-2.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-right font-bold tabular">
              <span className="block first-letter:uppercase">{value}</span>
              {sources.has(label) && (
                <span className="block font-normal text-sm text-verified">{sources.get(label)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-soft text-sm">
        {sources.size > 0
          ? 'All other facts are said by the lister.'
          : `Said by the lister, last on ${formatDate(property.confirmedAt ?? property.updatedAt ?? property.createdAt)}.`}
      </p>
    </section>
  );
}
