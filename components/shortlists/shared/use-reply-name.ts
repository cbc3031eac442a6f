import { useEffect, useState } from 'react';
import { safeStorage } from '@/lib/platform/browser/safe-storage';

/** The name this browser last replied under. */
const NAME_KEY = 'saptam:reply-name';

/** Under which name somebody replies: asked once, for every home and every list of this browser. */
export function useReplyName(known: string | undefined) {
  const [name, setName] = useState(known ?? '');
  // only the browser knows it
  useEffect(() => {
    if (!known) setName((now) => now || safeStorage(() => localStorage.getItem(NAME_KEY) ?? '', ''));
  }, [known]);
  const remember = (next: string) => {
    setName(next);
    safeStorage(() => localStorage.setItem(NAME_KEY, next.trim()), undefined);
  };
  return { name, remember };
}
