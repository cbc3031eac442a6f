import { PROJECT_LAST } from '../names';
import type { Random } from '../random';
import type { Amenity } from '../vocabulary';
import { common, project, roundTo } from './common';
import { ACRE_SQ_FT, type Facts, type Place } from './types';

export function land(random: Random, place: Place): Facts {
  if (place.category === 'Plots') {
    const area = random.weighted([
      [random.pick([1000, 1200, 1500, 1614, 1800]), 5],
      [random.pick([2000, 2153, 2400, 2700, 3000]), 4],
      [random.pick([3200, 3600, 4000, 5000, 6000]), 2],
    ]);
    return {
      ...common(random, place, 'plot'),
      area,
      amenities: [
        'road-access',
        ...random.sample<Amenity>(
          [
            'water-supply',
            'garden',
            'gated-community',
            'security',
            'fencing',
            'play-area',
            'temple',
            'rainwater-harvesting',
          ],
          random.int(1, 5),
        ),
      ],
      project: project(random, PROJECT_LAST.land),
    };
  }
  const orchard = place.city.slug === 'nagpur' && random.chance(0.4);
  return {
    ...common(random, place, orchard ? 'orange orchard' : 'farmland'),
    area: roundTo(random.between(1, 12), 0.25) * ACRE_SQ_FT,
    amenities: [
      'road-access',
      ...random.sample<Amenity>(
        ['borewell', 'fencing', 'three-phase-power', 'water-supply'],
        random.int(1, 4),
      ),
    ],
  };
}
