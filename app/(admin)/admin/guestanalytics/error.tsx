'use client';

import { FailedPage } from '@/components/admin/failed-page';

export default function AnalyticsFailed(props: { error: Error; reset: () => void }) {
  return <FailedPage message="Failed to fetch guest data" {...props} />;
}
