'use client';

import { useTexts } from '#language';
import { PageFailed } from '@/components/shell/failure/page-failed';

export default function GuestFailed(props: { error: Error }) {
  const { t } = useTexts('office/lists');
  return <PageFailed message={t('Failed to fetch guest details')} error={props.error} />;
}
