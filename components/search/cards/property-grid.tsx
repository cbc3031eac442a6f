import { StaticCards } from '@/components/search/later-search';
import { Handed } from '@/components/shell/handed';
import type { CardGridProps } from './card-grid';

/** Cards as HTML, with one island for the buttons of all of them. */
export function PropertyGrid(props: CardGridProps) {
  const names = props.items.flatMap(({ locality, city, distance, metro }) => [
    locality,
    city,
    distance?.to,
    metro?.to,
  ]);
  return <Handed to={StaticCards} of={['listings/card', 'labels']} names={names} value={props} />;
}
