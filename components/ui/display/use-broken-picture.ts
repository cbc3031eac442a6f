import { useCallback, useState } from 'react';

/** Whether the picture that gets these props could not be loaded: a drawing takes its place, never a hole. */
export function useBrokenPicture() {
  const [broken, setBroken] = useState(false);
  // a picture that failed before the page was hydrated fires no event that React could hear
  const ref = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setBroken(true);
  }, []);
  return { broken, props: { ref, onError: () => setBroken(true) } };
}
