import type { Random } from '../random';
import { flat, house } from './homes';
import { land } from './land';
import type { Facts, Place } from './types';
import { industrial, workplace } from './workplaces';

/** Draws one consistent set of facts for a place, category and type. */
export function drawFacts(random: Random, place: Place): Facts {
  switch (place.category) {
    case 'Residential':
      return flat(random, place);
    case 'Villas':
    case 'Farm Houses':
      return house(random, place);
    case 'Commercial':
      return workplace(random, place);
    case 'Industrial':
      return industrial(random, place);
    default:
      return land(random, place);
  }
}
