import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/display/heading';

/** A part of a work page, without the border of a `Panel`. */
export function SubSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <Heading level={2} size="panel" className="mb-2">
        {title}
      </Heading>
      {children}
    </section>
  );
}
