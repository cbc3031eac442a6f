import { type CollisionDetection, closestCenter, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import { DEAL_STAGES } from '@/lib/deals/constants';

/** The column under the centre of the card, or the nearest one. */
export const columnUnder: CollisionDetection = (args) => {
  const { collisionRect, droppableContainers, droppableRects } = args;
  const x = collisionRect.left + collisionRect.width / 2;
  const y = collisionRect.top + collisionRect.height / 2;
  const inside = droppableContainers.filter(({ id }) => {
    const rect = droppableRects.get(id);
    return rect && x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom;
  });
  return inside.length > 0 ? inside.map(({ id }) => ({ id })) : closestCenter(args);
};

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves to the previous or next stage for an arrow key, wherever its column is on this screen. */
export const nextColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = STEPS[event.code];
  const { over, droppableRects, collisionRect } = context;
  if (!step || !over || !collisionRect) return undefined;
  event.preventDefault();
  const stage = DEAL_STAGES[DEAL_STAGES.indexOf(over.id as never) + step];
  const rect = stage && droppableRects.get(stage);
  if (!rect) return currentCoordinates;
  return {
    x: rect.left + (rect.width - collisionRect.width) / 2,
    y: rect.top + Math.max(0, Math.min(40, (rect.height - collisionRect.height) / 2)),
  };
};
