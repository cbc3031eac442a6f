'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import { PlainButton } from '@/components/ui/actions/button';
import { Select } from '@/components/ui/forms/control';
import type { Tour } from './walk';

/** Messages for the page around the frame; see components/content/tour/tour-frame.tsx. */
type Report = 'tour-ready' | 'tour-error';
const tell = (type: Report) => window.parent.postMessage({ type }, window.location.origin);

export function Walkthrough({ stops }: { stops: readonly string[] }) {
  const { t } = useTexts('content/sample');
  const canvas = useRef<HTMLCanvasElement>(null);
  const tour = useRef<Tour>(undefined);
  const [at, setAt] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let over = false;
    const begin = async () => {
      const { startTour } = await import('./walk');
      if (over || !canvas.current) return;
      tour.current = startTour(canvas.current, () => tell('tour-ready'));
    };
    begin().catch((error: unknown) => {
      console.warn('The 3D tour cannot run here', error);
      setFailed(true);
      tell('tour-error');
    });
    return () => {
      over = true;
      tour.current?.stop();
    };
  }, []);

  const go = (index: number) => {
    const next = (index + stops.length) % stops.length;
    tour.current?.goTo(next);
    setAt(next);
  };

  const button =
    'inline-flex size-12 items-center justify-center rounded-md bg-paper text-ink hover:bg-sunken';
  return (
    <div className="relative h-dvh w-full overflow-hidden bg-sunken">
      <canvas
        ref={canvas}
        tabIndex={0}
        aria-label={t('3D view of the sample flat, {room}. Drag or use the arrow keys to look around.', {
          room: stops[at] ?? '',
        })}
        className="absolute inset-0 size-full touch-none"
      />
      {failed && (
        <p className="absolute inset-x-0 top-1/3 px-6 text-center">
          {t('The 3D model cannot be shown here.')}
        </p>
      )}
      <div className="absolute inset-x-3 bottom-3 flex items-center justify-between gap-2">
        <PlainButton className={button} onClick={() => go(at - 1)} aria-label={t('Previous room')}>
          <ChevronLeft aria-hidden="true" />
        </PlainButton>
        <label className="min-w-0">
          <span className="sr-only">{t('Room')}</span>
          <Select
            value={at}
            onChange={(event) => go(Number(event.target.value))}
            className="h-12 max-w-full rounded-md bg-paper px-4 font-bold text-ink"
          >
            {stops.map((name, i) => (
              <option key={name} value={i}>
                {name}
              </option>
            ))}
          </Select>
        </label>
        <PlainButton className={button} onClick={() => go(at + 1)} aria-label={t('Next room')}>
          <ChevronRight aria-hidden="true" />
        </PlainButton>
      </div>
    </div>
  );
}
