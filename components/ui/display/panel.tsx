import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/display/heading';

type Props = { id?: string; title: string; lead?: ReactNode; children: ReactNode };

export function Panel({ id, title, lead, children }: Props) {
  return (
    <section id={id} className="flex max-w-xl flex-col gap-4 border-line border-t pt-6">
      <div>
        <Heading level={2}>{title}</Heading>
        {lead && <p className="text-ink-soft">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
