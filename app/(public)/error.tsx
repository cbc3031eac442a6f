'use client';

import { useEffect } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';

/** Shown instead of a page that failed. The digest is the number under which the server's log has the cause. */
export default function PublicError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  useEffect(() => {
    console.error('Page failed', error.digest ?? error.message);
  }, [error]);
  return (
    <div className="container-page flex max-w-3xl flex-col items-start gap-6 py-16 sm:py-24" role="alert">
      <h1 className="text-4xl">This page could not be shown</h1>
      <p className="measure text-ink-soft text-lg">
        The fault is on our side and has been recorded. Trying again often helps.
      </p>
      {error.digest && <p className="text-ink-soft">Reference {error.digest}</p>}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={reset}>
          Try again
        </Button>
        <ButtonLink href="/">Home</ButtonLink>
        <ButtonLink href="/troubleshooting-guide">Troubleshooting guide</ButtonLink>
      </div>
    </div>
  );
}
