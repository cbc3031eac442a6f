'use client';

import { Printer } from 'lucide-react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';

export function PrintButton() {
  const { t } = useTexts('shortlists/comparison');
  return (
    <Button size="sm" className="print:hidden" onClick={() => window.print()}>
      <Printer className="size-4" aria-hidden="true" />
      {t('Print')}
    </Button>
  );
}
