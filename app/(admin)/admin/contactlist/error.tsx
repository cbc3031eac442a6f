'use client';

import { useTexts } from '#language';
import { PageFailed } from '@/components/shell/failure/page-failed';

export default function ContactsFailed(props: { error: Error }) {
  const { t } = useTexts('shell');
  return <PageFailed message={t('Error fetching contacts')} error={props.error} />;
}
