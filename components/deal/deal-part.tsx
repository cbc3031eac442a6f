import type { ReactNode } from 'react';

/** A part of a deal under its heading. */
export function DealPart({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-3 border-line border-t pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">{title}</h2>
        {note && <p className="text-[0.9375rem] text-ink-soft">{note}</p>}
      </div>
      {children}
    </section>
  );
}
