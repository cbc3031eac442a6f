'use client';

import { useEffect } from 'react';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';

type Props = {
  /** what could not be done; the specification words it for some pages (docs/spec.md#exact-messages) */
  message?: string;
  error: Error & { digest?: string };
};

/**
 * Shown in place of a page that failed. It loads again as a whole: the failure may have been in the layout, and `reset` would
 * draw the same failed data once more. The digest is the number under which the server's log has the cause.
 */
export function PageFailed({ message, error }: Props) {
  const { t } = useTexts('shell');
  const shown = message ?? t('This page could not be loaded');
  useEffect(() => {
    console.error(shown, error);
  }, [shown, error]);
  return (
    <div className="container-page flex max-w-3xl flex-col items-start gap-6 py-12 sm:py-20" role="alert">
      <Heading level={1}>{shown}</Heading>
      <p className="measure text-ink-soft text-lg">
        {t(
          'The fault is on our side and has been recorded. Please try again in a minute; nothing that you saved is lost.',
        )}
      </p>
      {error.digest && <p className="text-ink-soft">{t('Reference {digest}', { digest: error.digest })}</p>}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('Try again')}
        </Button>
        <ButtonLink href="/">{t('Home')}</ButtonLink>
        <ButtonLink href="/contactform">{t('Contact us')}</ButtonLink>
      </div>
    </div>
  );
}
