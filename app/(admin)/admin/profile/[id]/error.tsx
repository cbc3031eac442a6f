'use client';

import { useTexts } from '#language';
import { PageFailed } from '@/components/shell/failure/page-failed';

export default function ProfileFailed(props: { error: Error }) {
  const { t } = useTexts('shell');
  return <PageFailed message={t('Failed to fetch profile')} error={props.error} />;
}
