'use client';

import { useEffect } from 'react';
import { readIdentity } from '@/lib/platform/browser/stored-identity';
import { localPath, splitLanguage } from '@/lib/platform/language/languages';

/**
 * A visitor with neither id is at `/home`. It is the same page, so only the address changes
 * (docs/spec/pages.md#home-page), before the parts that come later record it.
 */
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
