import type { ReactNode } from 'react';
import { Heading } from './heading';

type Props = {
  title: ReactNode;
  /** a short summary beside the title */
  note?: ReactNode;
  children: ReactNode;
};

/** A section that opens with a press, even without script, and that the browser's own search finds. */
export function Fold({ title, note, children }: Props) {
  return (
    <details className="fold">
      <summary>
        <Heading level={2} size="panel">
          {title}
        </Heading>
        {note && <span className="text-ink-soft tabular">{note}</span>}
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
