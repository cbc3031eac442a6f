'use client';

import { FailedPage } from '@/components/admin/failed-page';

export default function ContactsFailed(props: { error: Error; reset: () => void }) {
  return <FailedPage message="Error fetching contacts" {...props} />;
}
