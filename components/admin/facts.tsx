import type { ReactNode } from 'react';

/** Label and value, one under the other on a phone. */
export function Facts({ title, items }: { title: string; items: (readonly [string, ReactNode])[] }) {
  return (
    <section>
      <h2 className="mb-2 text-xl">{title}</h2>
      <dl className="border-line border-t text-[0.9375rem]">
        {items.map(([label, value]) => (
          <div key={label} className="grid gap-x-4 border-line border-b py-1.5 sm:grid-cols-[11rem_1fr]">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
