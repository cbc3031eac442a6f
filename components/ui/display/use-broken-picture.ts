import { useCallback, useState } from 'react';

/** Tells whether the picture with these props failed to load: a drawing replaces it, never a gap. */
export function useBrokenPicture() {
  const [broken, setBroken] = useState(false);
  // a picture that failed before hydration fires no event that React could receive
  const ref = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setBroken(true);
  }, []);
  return { broken, props: { ref, onError: () => setBroken(true) } };
}
