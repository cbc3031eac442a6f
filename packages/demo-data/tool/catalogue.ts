import type { Scene } from '../src/pictures';
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

/** One drawing: `id` names it for ever, and drawing it again gives the same SVG. */
export type Drawing = { id: string; scene: Scene; alt: string; svg: string };

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

/** Every drawing of the demo set, in a fixed order. */
export function drawings(): Drawing[] {
  return (Object.entries(SCENES) as [Scene, SceneSpec][]).flatMap(([scene, { count, alt, draw }]) =>
    Array.from({ length: count }, (_, i) => {
      const id = `${scene.replace(' ', '-')}-${i + 1}`;
      return { id, scene, alt, svg: draw(new Random(`picture:${id}`), TIMES[i % TIMES.length]!, i) };
    }),
  );
}
