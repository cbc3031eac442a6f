'use client';

import { useEffect } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';

type Props = {
  /** what could not be done; the specification words it for some pages (docs/spec.md#exact-messages) */
  message?: string;
  error: Error & { digest?: string };
};

/**
 * Shown in place of a page that failed. It loads again as a whole: the failure may have been in the layout, and `reset` would
 * draw the same failed data once more. The digest is the number under which the server's log has the cause.
 */
export function PageFailed({ message = 'This page could not be loaded', error }: Props) {
  useEffect(() => {
    console.error(message, error);
  }, [message, error]);
  return (
    <div className="container-page flex max-w-3xl flex-col items-start gap-6 py-12 sm:py-20" role="alert">
      <h1 className="text-3xl sm:text-4xl">{message}</h1>
      <p className="measure text-ink-soft text-lg">
        The fault is on our side and has been recorded. Please try again in a minute; nothing that you saved
        is lost.
      </p>
      {error.digest && <p className="text-ink-soft">Reference {error.digest}</p>}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Try again
        </Button>
        <ButtonLink href="/">Home</ButtonLink>
        <ButtonLink href="/contactform">Contact us</ButtonLink>
      </div>
    </div>
  );
}
