'use client';

import { PageFailed } from '@/components/shell/failure/page-failed';

export default function ProfileFailed(props: { error: Error }) {
  return <PageFailed message="Failed to fetch profile" error={props.error} />;
}
