'use client';

import { FailedPage } from '@/components/admin/failed-page';

export default function GuestFailed(props: { error: Error; reset: () => void }) {
  return <FailedPage message="Failed to fetch guest details" {...props} />;
}
