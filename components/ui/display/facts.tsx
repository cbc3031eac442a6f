import type { ReactNode } from 'react';
import { SubSection } from '@/components/ui/display/sub-section';

export function Facts({ title, items }: { title: string; items: (readonly [string, ReactNode])[] }) {
  return (
    <SubSection title={title}>
      <dl className="border-line border-t text-note">
        {items.map(([label, value]) => (
          <div key={label} className="grid gap-x-4 border-line border-b py-1.5 sm:grid-cols-[11rem_1fr]">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </SubSection>
  );
}
