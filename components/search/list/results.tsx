import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useTexts } from '#language';

/** A link for the keyboard, before the filters. */
export function SkipToResults() {
  const { t } = useTexts('search/filters');
  return (
    <a
      href="#results"
      className="sr-only rounded-md bg-ink px-4 py-3 text-paper focus:not-sr-only focus:absolute focus:z-50"
    >
      {t('Skip to results')}
    </a>
  );
}

export function Results({ className, ...section }: ComponentProps<'section'>) {
  const { t } = useTexts('search/filters');
  return (
    <section
      id="results"
      tabIndex={-1}
      aria-label={t('Results')}
      className={clsx('flex min-w-0 flex-col', className)}
      {...section}
    />
  );
}
