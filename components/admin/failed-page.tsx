'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** What a console page says when its data did not come (seed §8), with the way on. */
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
