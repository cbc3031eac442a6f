import { CardGrid, type CardGridProps } from './card-grid';
import { CardIsland } from './card-island';

/** Cards written by the server, with one client component for the buttons of all of them. */
export const PropertyGrid = (props: CardGridProps) => (
  <CardIsland>
    <div>
      <CardGrid {...props} />
    </div>
  </CardIsland>
);
