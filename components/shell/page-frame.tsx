import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { WorkCrumbs } from './workspace/work-frame';

type Props = {
  title: string;
  /** name of the page in its path, if not its title */
  crumb?: string | undefined;
  subtitle?: ReactNode;
  actions?: ReactNode;
  menu?: ReactNode;
  /** true to start the list on a phone's first screen, with less space and with actions in one scrolling line */
  isDense?: boolean;
  children: ReactNode;
};

export function PageFrame({
  title,
  crumb = title,
  subtitle,
  actions,
  menu,
  isDense = false,
  children,
}: Props) {
  return (
    <div className={clsx('container-page flex flex-col gap-6 py-6', isDense && 'max-sm:gap-2 max-sm:py-2')}>
      <WorkCrumbs title={crumb} />
      <div
        className={clsx(
          'flex flex-wrap items-end justify-between gap-x-6',
          isDense ? 'gap-y-1 sm:gap-y-3' : 'gap-y-3',
        )}
      >
        <div className="min-w-0">
          <Heading
            level={1}
            size="inherit"
            className={clsx('break-words sm:text-3xl', isDense ? 'text-xl' : 'text-2xl')}
          >
            {title}
          </Heading>
          {subtitle && (
            <p className={clsx('text-ink-soft sm:mt-1', isDense ? 'max-sm:truncate max-sm:text-sm' : 'mt-1')}>
              {subtitle}
            </p>
          )}
        </div>
        {actions && (
          // on a phone a quiet link's text is aligned with the heading
          <div
            className={clsx(
              'flex gap-2 print:hidden max-sm:[&>[data-variant=quiet]:first-child]:-ml-3.5',
              isDense
                ? 'max-sm:max-w-full max-sm:overflow-x-auto max-sm:whitespace-nowrap sm:flex-wrap'
                : 'flex-wrap',
            )}
          >
            {actions}
          </div>
        )}
      </div>
      {menu}
      {children}
    </div>
  );
}

export function Stats({
  items,
}: {
  items: { label: string; value: ReactNode; href?: string; note?: ReactNode }[];
}) {
  return (
    <dl
      className={clsx(
        'grid grid-cols-2 gap-x-6 gap-y-4 border-line border-y py-4',
        items.length > 6 ? 'sm:grid-cols-4' : 'sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]',
      )}
    >
      {items.map(({ label, value, href, note }) => (
        <div key={label} className="flex flex-col">
          <dt className="text-note text-ink-soft">{label}</dt>
          <dd className="tabular font-bold text-2xl leading-tight">
            {href ? (
              <Link className="no-underline hover:underline" href={href}>
                {value}
              </Link>
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
