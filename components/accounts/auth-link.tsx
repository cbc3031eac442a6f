'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '#language';
import { withFrom } from '@/lib/platform/browser/identity';

type Props = { to: '/login' | '/register' | '/guestlogin'; className?: string; children: ReactNode };

/** Links between sign-in and sign-up that keep the page the person came from. */
export function AuthLink({ to, className = 'link', children }: Props) {
  const { href: local } = useTexts();
  const [href, setHref] = useState<string>(local(to));
  // the pages are cached for all visitors, so only the browser knows its address
  useEffect(() => setHref(local(withFrom(to, window.location))), [to, local]);
  return (
    <a className={className} href={href}>
      {children}
    </a>
  );
}
