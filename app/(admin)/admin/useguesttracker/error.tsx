'use client';

import { PageFailed } from '@/components/shell/failure/page-failed';

export default function TrackerFailed(props: { error: Error }) {
  return <PageFailed message="Failed to fetch guest data" error={props.error} />;
}
