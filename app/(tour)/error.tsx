'use client';

import { PageFailed } from '@/components/shell/failure/page-failed';

export default function TourFailed(props: { error: Error }) {
  return <PageFailed error={props.error} />;
}
