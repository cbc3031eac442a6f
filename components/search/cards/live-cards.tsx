'use client';

import { CardGrid, type CardGridProps } from './card-grid';
import { CardIsland } from './card-island';

/** The cards of a page whose list changes without reloading: rendered by the browser. */
export function LiveCards(props: CardGridProps) {
  return (
    <CardIsland>
      <CardGrid {...props} />
    </CardIsland>
  );
}
