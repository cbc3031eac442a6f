'use client';

import { Toaster as Sonner } from 'sonner';

/** Mounted once in layouts whose pages toast; call `toast` of sonner. */
export function Toaster() {
  return <Sonner position="top-center" toastOptions={{ duration: 4000 }} closeButton />;
}
