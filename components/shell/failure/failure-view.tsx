'use client';

import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { loadAgain } from '@/lib/platform/browser/navigation';

export type Failure = {
  /** description of the failure; some pages have an exact text (docs/spec/wire.md#exact-messages) */
  message?: string;
  error: Error & { digest?: string };
};

/** Reloads the page, because the layout may have failed and `reset` would render the same data. The digest identifies the log entry. */
export function FailureView({ message, error }: Failure) {
  const { t } = useTexts('shell');
  const shown = message ?? t('This page could not be loaded');
  return (
    <div className="container-page flex max-w-3xl flex-col items-start gap-6 py-12 sm:py-20" role="alert">
      <Heading level={1}>{shown}</Heading>
      <p className="measure text-ink-soft text-lg">
        {t(
          'Something went wrong on our side, and we’ve recorded it. Please try again in a minute. Nothing you saved is lost.',
        )}
      </p>
      {error.digest && <p className="text-ink-soft">{t('Reference {digest}', { digest: error.digest })}</p>}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => loadAgain()}>
          {t('Try again')}
        </Button>
        <ButtonLink href="/">{t('Home')}</ButtonLink>
        <ButtonLink href="/contactform">{t('Contact us')}</ButtonLink>
      </div>
    </div>
  );
}
