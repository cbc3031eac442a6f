'use client';

import { useText } from '#language';
import { PageFailed } from '@/components/layout/page-failed';

export default function ProfileFailed(props: { error: Error }) {
  const t = useText('layout');
  return <PageFailed message={t('Failed to fetch profile')} error={props.error} />;
}
