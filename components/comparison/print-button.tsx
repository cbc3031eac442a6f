'use client';

import { Printer } from 'lucide-react';
import { useText } from '#language';
import { Button } from '@/components/ui/button';

export function PrintButton() {
  const t = useText('comparison');
  return (
    <Button size="sm" className="print:hidden" onClick={() => window.print()}>
      <Printer className="size-4" aria-hidden="true" />
      {t('Print')}
    </Button>
  );
}
