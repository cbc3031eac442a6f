import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/display/heading';

type Props = {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** of the area that the page is in, where that is not the admin area */
  menu?: ReactNode;
  children: ReactNode;
};

/** The frame of an admin page: title, subtitle, and actions for all of it. */
export function PageFrame({ title, subtitle, actions, menu, children }: Props) {
  return (
    <div className="container-page flex flex-col gap-6 py-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <Heading level={1} size="inherit" className="break-words text-2xl sm:text-3xl">
            {title}
          </Heading>
          {subtitle && <p className="mt-1 text-ink-soft">{subtitle}</p>}
        </div>
        {actions && (
          // on a phone the text of a quiet link lines up with the heading
          <div className="flex flex-wrap gap-2 max-sm:[&>[data-variant=quiet]:first-child]:-ml-3.5">
            {actions}
          </div>
        )}
      </div>
      {menu}
      {children}
    </div>
  );
}

/** Numbers in a row, each a link to its list if there is one. */
export function Stats({
  items,
}: {
  items: { label: string; value: ReactNode; href?: string; note?: ReactNode }[];
}) {
  return (
    <dl
      className={clsx(
        'grid grid-cols-2 gap-x-6 gap-y-4 border-line border-y py-4',
        // many are in even rows
        items.length > 6 ? 'sm:grid-cols-4' : 'sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]',
      )}
    >
      {items.map(({ label, value, href, note }) => (
        <div key={label} className="flex flex-col">
          <dt className="text-note text-ink-soft">{label}</dt>
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
