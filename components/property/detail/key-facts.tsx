import type { PropertyDto } from '@/lib/listing/dto';
import { keyFacts } from '@/lib/listing/format';

export function KeyFacts({ property }: { property: PropertyDto }) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">Key facts</h2>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {keyFacts(property).map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-line border-t py-2.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-right font-bold tabular first-letter:uppercase">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
