import { type RefObject, useEffect, useRef } from 'react';

/** While `current` is true the browser asks before this page is left: the work under way is this page's. */
export function useAskBeforeLeaving(): RefObject<boolean> {
  const working = useRef(false);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => working.current && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return working;
}
