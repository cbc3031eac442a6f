import { CardGrid, type CardGridProps } from './card-grid';
import { CardIsland } from './card-island';

export const PropertyGrid = (props: CardGridProps) => (
  <CardIsland>
    <div>
      <CardGrid {...props} />
    </div>
  </CardIsland>
);
