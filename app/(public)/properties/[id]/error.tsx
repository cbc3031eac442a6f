'use client';

import { useText } from '#language';
import { PageFailed } from '@/components/layout/page-failed';

export default function ListingFailed(props: { error: Error }) {
  const t = useText('layout');
  return <PageFailed message={t('Property not found')} error={props.error} />;
}
