'use client';

import { PageFailed } from '@/components/shell/failure/page-failed';

export default function PublicPageFailed(props: { error: Error }) {
  return <PageFailed error={props.error} />;
}
