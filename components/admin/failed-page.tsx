'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** Shown in place of an admin page whose data could not be read. */
export function FailedPage({ message, error, reset }: { message: string; error: Error; reset: () => void }) {
  useEffect(() => {
    console.error(message, error);
  }, [message, error]);
  return (
    <div className="container-page flex flex-col items-start gap-4 py-8">
      <Notice tone="error">{message}</Notice>
      <Button onClick={reset}>Try again</Button>
    </div>
  );
}
