'use client';

import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { LazyExtra } from '@/components/ui/hooks/lazy-extra';
import { preloadForOffline } from '@/components/ui/hooks/preload';
import { useSheet } from '@/components/ui/overlays/use-sheet';
import { enquiryFormPath } from '@/lib/enquiries/format';
import type { SheetProps } from './enquiry-sheet';

/** Loaded when it is first opened. */
const sheet = () => import('./enquiry-sheet');

/** The sheet could not be loaded: the enquiry form asks the same on a page of its own. */
function FormInstead({ listing }: SheetProps) {
  useEffect(() => window.location.assign(enquiryFormPath(listing)), [listing]);
  return null;
}

type Props = Omit<SheetProps, 'onClose'> & { href: string; className: string; children: ReactNode };

/** Opens a listing's enquiry sheet. Without script it is its plain HTML: a link that writes an e-mail. */
export function EnquireLink({ href, className, children, ...props }: Props) {
  const { opener, opened, open, onClose } = useSheet<HTMLAnchorElement>();
  useEffect(() => preloadForOffline(sheet), []);
  const openHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <a ref={opener} href={href} className={className} aria-haspopup="dialog" onClick={openHere}>
        {children}
      </a>
      {opened > 0 && (
        <LazyExtra key={opened} load={sheet} fallback={FormInstead} props={{ ...props, onClose }} />
      )}
    </>
  );
}
