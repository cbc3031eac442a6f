import type { Kind } from '../src/facts/types';
import { Random } from '../src/random';
import type { Light } from './light';
import { balcony } from './scenes/balcony';
import { bathroom } from './scenes/bathroom';
import { bedroom } from './scenes/bedroom';
import { farmHouse, villa } from './scenes/house';
import { kitchen } from './scenes/kitchen';
import { field, orchard, plot } from './scenes/land';
import { livingRoom } from './scenes/living-room';
import { officeFloor } from './scenes/office-floor';
import { floorPlan, layoutPlan } from './scenes/plan';
import { tower } from './scenes/tower';
import { officeBuilding, shopFront, warehouse } from './scenes/work';

export type Scene =
  | 'block'
  | 'living'
  | 'bedroom'
  | 'kitchen'
  | 'bathroom'
  | 'balcony'
  | 'plan'
  | 'villa'
  | 'farm house'
  | 'plot'
  | 'layout'
  | 'field'
  | 'orchard'
  | 'shop'
  | 'office building'
  | 'office floor'
  | 'warehouse';

/** One picture of the pool. `id` names it for ever; drawing it again gives the same bytes. */
export type DemoPicture = { id: string; scene: Scene; alt: string; draw: () => string };

const TIMES: readonly Light['name'][] = ['morning', 'golden', 'noon', 'dusk', 'monsoon'];
const FLOORS = [4, 11, 7, 16, 5, 9, 13, 6, 18, 4, 8, 12, 5, 10, 7, 14];

type SceneSpec = {
  count: number;
  alt: string;
  draw: (random: Random, time: Light['name'], i: number) => string;
};

const SCENES: Record<Scene, SceneSpec> = {
  block: {
    count: 16,
    alt: 'Block of flats from the street',
    draw: (random, time, i) => tower(random, time, FLOORS[i % FLOORS.length]!),
  },
  living: { count: 8, alt: 'Living room with a wide window', draw: livingRoom },
  bedroom: { count: 8, alt: 'Bedroom with wardrobe', draw: bedroom },
  kitchen: { count: 6, alt: 'Kitchen with an L-shaped platform', draw: kitchen },
  bathroom: { count: 4, alt: 'Bathroom with shower screen', draw: bathroom },
  balcony: { count: 6, alt: 'View from the balcony', draw: balcony },
  plan: { count: 8, alt: 'Floor plan', draw: (random, _time, i) => floorPlan(random, i) },
  villa: {
    count: 9,
    alt: 'House with garden from the gate',
    draw: (random, time, i) => villa(random, time, i % 3 === 2 ? 3 : 2),
  },
  'farm house': { count: 5, alt: 'Farm house with verandah', draw: farmHouse },
  plot: { count: 8, alt: 'Open plot with corner stones', draw: plot },
  layout: { count: 4, alt: 'Plan of the layout', draw: layoutPlan },
  field: { count: 6, alt: 'Field with well and pump house', draw: field },
  orchard: { count: 5, alt: 'Rows of orange trees', draw: orchard },
  shop: { count: 6, alt: 'Row of shops from the street', draw: shopFront },
  'office building': {
    count: 5,
    alt: 'Office building',
    draw: (random, time, i) => officeBuilding(random, time, 3 + ((i * 3) % 7)),
  },
  'office floor': { count: 4, alt: 'Office floor with desks', draw: officeFloor },
  warehouse: { count: 6, alt: 'Shed with loading yard', draw: warehouse },
};

/** Every picture of the demo set, or at most so many of each scene, in a fixed order. */
export function demoPictures(most = Number.POSITIVE_INFINITY): DemoPicture[] {
  return (Object.entries(SCENES) as [Scene, SceneSpec][]).flatMap(([scene, { count, alt, draw }]) =>
    Array.from({ length: Math.min(count, most) }, (_, i) => {
      const id = `${scene.replace(' ', '-')}-${i + 1}`;
      return { id, scene, alt, draw: () => draw(new Random(`picture:${id}`), TIMES[i % TIMES.length]!, i) };
    }),
  );
}

/** What a listing of each kind shows: one cover, then these in order. */
export const SHOWN: Record<Kind, { cover: Scene; more: readonly Scene[] }> = {
  flat: { cover: 'block', more: ['living', 'bedroom', 'kitchen', 'balcony', 'bathroom', 'plan'] },
  penthouse: { cover: 'block', more: ['balcony', 'living', 'bedroom', 'kitchen', 'bathroom', 'plan'] },
  villa: { cover: 'villa', more: ['living', 'kitchen', 'bedroom', 'bathroom', 'plan', 'bedroom'] },
  'farm house': { cover: 'farm house', more: ['orchard', 'living', 'field', 'bedroom', 'kitchen'] },
  shop: { cover: 'shop', more: ['office building', 'shop', 'office floor'] },
  office: { cover: 'office building', more: ['office floor', 'office floor', 'office building'] },
  plot: { cover: 'plot', more: ['layout', 'plot', 'plot'] },
  farmland: { cover: 'field', more: ['field', 'field', 'field'] },
  'orange orchard': { cover: 'orchard', more: ['orchard', 'field', 'orchard'] },
  warehouse: { cover: 'warehouse', more: ['warehouse', 'office floor', 'warehouse'] },
  'factory shed': { cover: 'warehouse', more: ['warehouse', 'warehouse', 'office floor'] },
};
