import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/display/heading';

type Props = { title: ReactNode; lead?: ReactNode; children: ReactNode; foot?: ReactNode };

export function AuthCard({ title, lead, children, foot }: Props) {
  return (
    <div className="container-page py-10 sm:py-16">
      <div className="mx-auto flex max-w-md flex-col gap-8">
        <header className="flex flex-col gap-2">
          <Heading level={1}>{title}</Heading>
          {lead && <p className="text-ink-soft">{lead}</p>}
        </header>
        {children}
        {foot && <div className="flex flex-col gap-3 border-line border-t pt-6">{foot}</div>}
      </div>
    </div>
  );
}
