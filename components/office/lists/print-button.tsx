'use client';

import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';

export function PrintButton() {
  const { t } = useTexts('office/lists');
  return (
    <Button size="sm" variant="primary" onClick={() => window.print()}>
      {t('Print')}
    </Button>
  );
}
