import clsx from 'clsx';
import type { ReactNode } from 'react';

type Props = { title: string; lead?: ReactNode; aside?: ReactNode; children: ReactNode };

/** The head of a console page: what it is, and what can be done with all of it. */
export function PageFrame({ title, lead, aside, children }: Props) {
  return (
    <div className="container-page flex flex-col gap-6 py-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="break-words text-2xl sm:text-3xl">{title}</h1>
          {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
        </div>
        {aside && (
          // on a phone the words of a quiet link begin where the heading begins
          <div className="flex flex-wrap gap-2 max-sm:[&>[data-look=quiet]:first-child]:-ml-3.5">{aside}</div>
        )}
      </div>
      {children}
    </div>
  );
}

/** Figures in a row, each a link to the list behind it when there is one. */
export function Figures({
  items,
}: {
  items: { label: string; value: ReactNode; href?: string; note?: string }[];
}) {
  return (
    <dl
      className={clsx(
        'grid grid-cols-2 gap-x-6 gap-y-4 border-line border-y py-4',
        // many stand in even rows
        items.length > 6 ? 'sm:grid-cols-4' : 'sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]',
      )}
    >
      {items.map(({ label, value, href, note }) => (
        <div key={label} className="flex flex-col">
          <dt className="text-[0.9375rem] text-ink-soft">{label}</dt>
          <dd className="tabular font-bold text-2xl leading-tight">
            {href ? (
              <a className="no-underline hover:underline" href={href}>
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
          {note && <dd className="text-ink-soft text-sm">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
