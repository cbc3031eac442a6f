'use client';

import { FailedPage } from '@/components/admin/failed-page';

/** For the pages of the console that have no words of their own for it. */
export default function ConsoleFailed(props: { error: Error; reset: () => void }) {
  return <FailedPage message="This page could not be loaded" {...props} />;
}
