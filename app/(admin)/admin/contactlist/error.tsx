'use client';

import { PageFailed } from '@/components/shell/failure/page-failed';

export default function ContactsFailed(props: { error: Error }) {
  return <PageFailed message="Error fetching contacts" error={props.error} />;
}
