'use client';

import { PageFailed } from '@/components/layout/page-failed';

export default function ListingFailed(props: { error: Error }) {
  return <PageFailed message="Property not found" error={props.error} />;
}
