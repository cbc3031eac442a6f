'use client';

import { useTexts } from '#language';
import { PageFailed } from '@/components/shell/failure/page-failed';

export default function PropertiesFailed(props: { error: Error }) {
  const { t } = useTexts('shell');
  return <PageFailed message={t('Error fetching properties')} error={props.error} />;
}
