'use client';

import { PageFailed } from '@/components/shell/failure/page-failed';

export default function PropertiesFailed(props: { error: Error }) {
  return <PageFailed message="Error fetching properties" error={props.error} />;
}
