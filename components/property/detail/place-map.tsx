'use client';

import { MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

type Props = { lat: number; lng: number; label: string; tiles: string; attribution: string };

/** The map of the place. The library and the pictures are loaded only when one scrolls near; without pictures the marker and the links remain. */
export function PlaceMap({ lat, lng, label, tiles, attribution }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [tilesFailed, setTilesFailed] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let remove = () => {};
    let gone = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        import('./place-map-leaflet').then(({ drawMap }) => {
          if (!gone)
            remove = drawMap(element, { lat, lng, label, tiles, attribution }, () => setTilesFailed(true));
        });
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      gone = true;
      observer.disconnect();
      remove();
    };
  }, [lat, lng, label, tiles, attribution]);

  return (
    <div className="flex flex-col gap-2">
      <div
        ref={frame}
        role="application"
        aria-label={`Map of ${label}`}
        className="isolate aspect-[4/3] w-full rounded-md border border-line bg-sunken sm:aspect-[16/9]"
      />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem]">
        {tilesFailed && (
          <span className="text-ink-soft">The map pictures cannot be reached; the marker is right.</span>
        )}
        <a
          className="link inline-flex min-h-8 items-center gap-1.5"
          href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`}
          target="_blank"
          rel="noopener"
        >
          <MapPin className="size-4" aria-hidden="true" />
          Open in a map
        </a>
        <span className="text-ink-soft tabular">
          {lat.toFixed(4)}, {lng.toFixed(4)}
        </span>
      </p>
    </div>
  );
}
