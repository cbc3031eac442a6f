import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/display/heading';

type Props = { title: string; lead?: ReactNode; actions?: ReactNode; children: ReactNode };

export function Section({ title, lead, actions, children }: Props) {
  return (
    <section className="container-page py-2.5 sm:py-16">
      <div className="mb-2 grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 sm:mb-8 sm:items-end sm:gap-x-8 sm:gap-y-2">
        <Heading level={2} size="chapter" className="measure max-sm:text-xl">
          {title}
        </Heading>
        {/* beside the title on a phone */}
        {actions && (
          <div className="max-sm:[&>.btn]:min-h-11 max-sm:[&>.btn]:px-3 sm:row-span-2">{actions}</div>
        )}
        {lead && (
          <p className="measure text-ink-soft max-sm:col-span-2 max-sm:text-note sm:col-start-1">{lead}</p>
        )}
      </div>
      {children}
    </section>
  );
}
