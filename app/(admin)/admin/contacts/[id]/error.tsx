'use client';

import { useTexts } from '#language';
import { PageFailed } from '@/components/shell/failure/page-failed';

export default function ContactFailed(props: { error: Error }) {
  const { t } = useTexts('shell');
  return <PageFailed message={t('Contact not found')} error={props.error} />;
}
