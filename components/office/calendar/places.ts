import type { CollisionDetection, KeyboardCoordinateGetter } from '@dnd-kit/core';
import { pointerWithin } from '@dnd-kit/core';
import { columnUnder } from '@/components/deals/board/board-keyboard';
import { neighbourOf, placeOf } from '@/lib/office/calendar/rules';

/** The place that the arrow keys have come to, at first the entry's own; undefined for mouse and finger. */
export type KeyedPlace = { current: string | undefined };

/** The place under the pointer, an hour rather than the day around it; for the keyboard the one that its keys have come to. */
export const placeUnder =
  (keyed: KeyedPlace): CollisionDetection =>
  (args) => {
    if (!args.pointerCoordinates && keyed.current) return [{ id: keyed.current }];
    const found = args.pointerCoordinates ? pointerWithin(args) : [];
    const all = found.length > 0 ? found : columnUnder(args);
    return all.toSorted((a, b) => rank(String(a.id)) - rank(String(b.id)));
  };

const rank = (key: string) => (placeOf(key).hour === undefined ? 1 : 0);

const STEPS = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;
/** More steps than any view has places in a row. */
const MAX_STEPS = 50;

type Grid = Parameters<typeof neighbourOf>[2];

/** An arrow key goes to the next day or person, or to the next hour or week; empty hours are not there on a phone. */
export const placeKeys =
  (grid: Grid, keyed: KeyedPlace): KeyboardCoordinateGetter =>
  (event, { context, currentCoordinates }) => {
    const step = STEPS[event.code as keyof typeof STEPS];
    const { droppableRects, collisionRect } = context;
    if (!step || !keyed.current || !collisionRect) return undefined;
    event.preventDefault();
    let key = neighbourOf(keyed.current, step, grid);
    for (let i = 0; key && i < MAX_STEPS; i++) {
      const rect = droppableRects.get(key);
      if (rect && rect.height > 0) {
        keyed.current = key;
        return {
          x: rect.left + (rect.width - collisionRect.width) / 2,
          y: rect.top + (rect.height - collisionRect.height) / 2,
        };
      }
      key = neighbourOf(key, step, grid);
    }
    return currentCoordinates;
  };
