import type { CollisionDetection, KeyboardCoordinateGetter } from '@dnd-kit/core';
import { pointerWithin } from '@dnd-kit/core';
import { columnUnder } from '@/components/deals/board-keyboard';
import { neighbourOf, placeOf } from '@/lib/office/calendar/rules';

/** The place under the pointer, or for the keyboard under the entry: an hour rather than the day around it. */
export const placeUnder: CollisionDetection = (args) => {
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
  (grid: Grid): KeyboardCoordinateGetter =>
  (event, { context, currentCoordinates }) => {
    const step = STEPS[event.code as keyof typeof STEPS];
    const { over, droppableRects, collisionRect } = context;
    if (!step || !over || !collisionRect) return undefined;
    event.preventDefault();
    let key = neighbourOf(String(over.id), step, grid);
    for (let i = 0; key && i < MAX_STEPS; i++) {
      const rect = droppableRects.get(key);
      if (rect && rect.height > 0)
        return {
          x: rect.left + (rect.width - collisionRect.width) / 2,
          y: rect.top + (rect.height - collisionRect.height) / 2,
        };
      key = neighbourOf(key, step, grid);
    }
    return currentCoordinates;
  };
