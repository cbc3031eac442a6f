import type { ReactNode } from 'react';

/** One concern of the security page: a heading, a sentence, and what to do. */
export function Panel({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <section className="flex max-w-xl flex-col gap-4 border-line border-t pt-6">
      <div>
        <h2 className="text-2xl">{title}</h2>
        {lead && <p className="text-ink-soft">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
