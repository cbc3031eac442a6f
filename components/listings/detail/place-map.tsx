'use client';

import { MapPin, Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import { PlainButton } from '@/components/ui/actions/button';
import type { DrawnMap } from './draw-place-map';

type Props = { lat: number; lng: number; label: string; tiles: string; attribution: string };

const zoomButton =
  'inline-flex size-11 items-center justify-center border border-line-strong bg-paper text-ink hover:bg-sunken';

const NO_PICTURES = 'Map tiles are offline. Streets are approximate, but the home’s position is exact.';
const NO_MAP = 'We couldn’t load the map. The link shows the place on another site’s map.';

/** The map of the place. Loads library and tiles only when scrolled near; without tiles, the marker and links remain. */
export function PlaceMap({ lat, lng, label, tiles, attribution }: Props) {
  const { t, language } = useTexts('listings/detail');
  const title = t('Map of {place}', { place: label });
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<DrawnMap>();
  const [failed, setFailed] = useState<typeof NO_PICTURES | typeof NO_MAP>();

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let drawn: DrawnMap | undefined;
    let gone = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        import('./draw-place-map')
          .then(({ drawMap }) => {
            if (gone) return;
            drawn = drawMap(element, { lat, lng, label, tiles, language, title }, () =>
              setFailed(NO_PICTURES),
            );
            setMap(drawn);
          })
          // without network or WebGL
          .catch(() => setFailed(NO_MAP));
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      gone = true;
      observer.disconnect();
      drawn?.remove();
    };
  }, [lat, lng, label, tiles, language, title]);

  return (
    <div className="flex flex-col gap-2">
      <div className="relative isolate">
        <div
          ref={frame}
          className="relative isolate aspect-[4/3] w-full rounded-md border border-line bg-sunken sm:aspect-[16/9]"
        />
        {map && (
          <div className="absolute top-3 right-3 z-10 flex flex-col gap-1">
            <PlainButton
              className={`${zoomButton} rounded-md`}
              aria-label={t('Zoom in')}
              onClick={() => map.zoom(1)}
            >
              <Plus className="size-5" aria-hidden="true" />
            </PlainButton>
            <PlainButton
              className={`${zoomButton} rounded-md`}
              aria-label={t('Zoom out')}
              onClick={() => map.zoom(-1)}
            >
              <Minus className="size-5" aria-hidden="true" />
            </PlainButton>
          </div>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-note">
        <a
          className="link inline-flex min-h-8 items-center gap-1.5"
          href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`}
          target="_blank"
          rel="noopener"
        >
          <MapPin className="size-4" aria-hidden="true" />
          {t('Open in a map')}
        </a>
        <span className="text-ink-soft tabular">
          {lat.toFixed(4)}, {lng.toFixed(4)}
        </span>
        <span className="text-ink-soft text-sm" lang="en">
          {attribution}
        </span>
      </p>
      {failed && (
        <p className="text-note text-ink-soft" role="status">
          {t(failed)}
        </p>
      )}
    </div>
  );
}
