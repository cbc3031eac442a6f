'use client';

import { Toaster as Sonner } from 'sonner';
import { useTexts } from '#language';

/** Mounted once in layouts whose pages toast. Call sonner's `toast`. */
export function Toaster() {
  const { t } = useTexts();
  return (
    <Sonner
      position="top-center"
      // its own style sheet would set the system's typeface
      style={{ fontFamily: 'inherit' }}
      containerAriaLabel={t('Messages on this page')}
      toastOptions={{ duration: 4000, closeButtonAriaLabel: t('Close') }}
      closeButton
    />
  );
}
