import { useCallback, useState } from 'react';

/** True if the picture failed to load, so that a drawing replaces it. */
export function useBrokenPicture() {
  const [broken, setBroken] = useState(false);
  // a picture that failed before hydration fires no event that React could receive
  const ref = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setBroken(true);
  }, []);
  return { broken, props: { ref, onError: () => setBroken(true) } };
}
