'use client';

import { PageFailed } from '@/components/shell/failure/page-failed';

export default function GuestFailed(props: { error: Error }) {
  return <PageFailed message="Failed to fetch guest details" error={props.error} />;
}
