import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from './heading';

type Props = {
  title: ReactNode;
  /** a summary beside the title: enough for most readers */
  note?: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
};

/** A section that opens with a press, also without script, and is found by the browser's own search. */
export function Fold({ title, note, isOpen = false, children }: Props) {
  return (
    <details className="group border-line border-t" open={isOpen}>
      <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-1 py-3 [&::-webkit-details-marker]:hidden">
        <Heading level={2} size="panel">
          {title}
        </Heading>
        {note && <span className="text-ink-soft tabular">{note}</span>}
        <ChevronDown
          className="ml-auto size-5 shrink-0 text-ink-soft group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
