'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { LazyExtra } from '@/components/ui/lazy-extra';
import { preloadForOffline } from '@/components/ui/preload';
import { enquiryFormPath } from '@/lib/enquiry/format';
import type { SheetProps } from './enquiry-sheet';

/** Loaded when it is first opened. */
const sheet = () => import('./enquiry-sheet');

/** The sheet could not be loaded: the enquiry form asks the same on a page of its own. */
function FormInstead({ listing }: SheetProps) {
  useEffect(() => window.location.assign(enquiryFormPath(listing)), [listing]);
  return null;
}

type Props = Omit<SheetProps, 'onClose'> & { href: string; className: string; children: ReactNode };

/** Opens the enquiry sheet of a listing. Without the script it is what it says in HTML: a link that writes an e-mail. */
export function EnquireLink({ href, className, children, ...props }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  /** which press opened the sheet; 0 when it is closed */
  const [opened, setOpened] = useState(0);
  useEffect(() => preloadForOffline(sheet), []);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpened((before) => before + 1);
  };
  const onClose = () => {
    setOpened(0);
    link.current?.focus();
  };
  return (
    <>
      <a ref={link} href={href} className={className} aria-haspopup="dialog" onClick={open}>
        {children}
      </a>
      {opened > 0 && (
        <LazyExtra key={opened} load={sheet} fallback={FormInstead} props={{ ...props, onClose }} />
      )}
    </>
  );
}
