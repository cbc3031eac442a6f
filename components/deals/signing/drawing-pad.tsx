'use client';

import { type PointerEvent, useRef } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { PAD } from '@/lib/deals/signing/constants';
import { strokePath } from '@/lib/deals/signing/format';

type Strokes = readonly (readonly number[])[];
type Props = { strokes: Strokes; onChange: (strokes: Strokes) => void; error?: string | undefined };

/** Points closer than this are left out: they would not be seen. */
const MIN_STEP = 3;

/** A field in which a name is drawn with a finger, pen or mouse. The typed name is the way without a pointer. */
export function DrawingPad({ strokes, onChange, error }: Props) {
  const { t, reply } = useTexts('deals/signing');
  const isDown = useRef(false);

  function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): [number, number] {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const limit = (value: number, max: number) => Math.min(max, Math.max(0, Math.round(value)));
    return [
      limit(((clientX - left) / (width || 1)) * PAD.width, PAD.width),
      limit(((clientY - top) / (height || 1)) * PAD.height, PAD.height),
    ];
  }

  function begin(event: PointerEvent<SVGSVGElement>) {
    isDown.current = true;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const [x, y] = pointOf(event);
    // a dot is a stroke too
    onChange([...strokes, [x, y, x, y]]);
  }

  function move(event: PointerEvent<SVGSVGElement>) {
    const last = strokes.at(-1);
    if (!isDown.current || !last) return;
    const [x, y] = pointOf(event);
    const [beforeX = 0, beforeY = 0] = last.slice(-2);
    if (Math.hypot(x - beforeX, y - beforeY) < MIN_STEP) return;
    onChange([...strokes.slice(0, -1), [...last, x, y]]);
  }

  const end = () => {
    isDown.current = false;
  };

  return (
    <div className="flex flex-col items-start gap-2">
      <svg
        viewBox={`0 0 ${PAD.width} ${PAD.height}`}
        role="img"
        aria-label={t('Draw your name here with a finger, pen or mouse')}
        className="block w-full max-w-xl touch-none rounded-md border border-line-strong bg-surface"
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line x1="30" x2={PAD.width - 30} y1="160" y2="160" className="stroke-line" strokeWidth="2" />
        <path
          d={strokePath(strokes)}
          className="stroke-ink"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {error && (
        <p role="alert" className="text-note text-error">
          {reply(error)}
        </p>
      )}
      <p className="text-note text-ink-soft">
        {t('Without a pointer, choose “I type my name”: both count the same.')}
      </p>
      <Button size="sm" variant="quiet" disabled={strokes.length === 0} onClick={() => onChange([])}>
        {t('Draw again')}
      </Button>
    </div>
  );
}
