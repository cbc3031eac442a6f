import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/display/heading';

type Props = { title: string; lead?: ReactNode; actions?: ReactNode; children: ReactNode };

export function Section({ title, lead, actions, children }: Props) {
  return (
    <section className="container-page py-5 sm:py-16">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 sm:mb-8">
        <div className="measure">
          <Heading level={2} size="chapter">
            {title}
          </Heading>
          {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
