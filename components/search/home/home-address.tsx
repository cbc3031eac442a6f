'use client';

import { useEffect } from 'react';
import { readIdentity } from '@/lib/platform/browser/stored-identity';
import { localPath, splitLanguage } from '@/lib/platform/language/languages';

/** Shows `/home` to a visitor with neither id, before later parts record the address (docs/spec/pages.md#home-page). */
export function HomeAddress() {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const { guestID, userId } = readIdentity();
    const { language, path } = splitLanguage(pathname);
    if (path === '/' && !guestID && !userId)
      window.history.replaceState(null, '', `${localPath(language, '/home')}${search}${hash}`);
  }, []);
  return null;
}
