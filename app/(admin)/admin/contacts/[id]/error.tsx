'use client';

import { PageFailed } from '@/components/shell/failure/page-failed';

export default function ContactFailed(props: { error: Error }) {
  return <PageFailed message="Contact not found" error={props.error} />;
}
