import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/notice';

/** For the keyboard, before the filters. */
export function SkipToResults() {
  return (
    <a
      href="#results"
      className="sr-only rounded-md bg-ink px-4 py-3 text-paper focus:not-sr-only focus:absolute focus:z-50"
    >
      Skip to results
    </a>
  );
}

/** What a list of listings found, with its pages. */
export function Results({ className, ...section }: ComponentProps<'section'>) {
  return (
    <section
      id="results"
      tabIndex={-1}
      aria-label="Results"
      className={clsx('flex min-w-0 flex-col', className)}
      {...section}
    />
  );
}

/** `all` is the address without filters. */
export function NoResults({ all }: { all: string }) {
  return (
    <EmptyState title="No properties match your search criteria">
      <ButtonLink href={all}>Clear all filters</ButtonLink>
    </EmptyState>
  );
}
