/**
 * Every picture of the demo set: its scene, the facts that it shows, and what makes it. A listing is given pictures that agree with its
 * facts (src/pictures.ts). `by` is the script beside this file with its options; a drawing says its function in drawings.mjs instead, which is given the facts.
 */
const LIGHTS = ['day', 'gold'];
const OUTSIDE = ['cream', 'grey', 'green', 'blue'];
const INSIDE = ['warm', 'sage', 'blue', 'grey'];

const list = [];
const counts = {};

function add(scene, alt, by, facts = {}) {
  counts[scene] = (counts[scene] ?? 0) + 1;
  list.push({ id: `${scene.replace(' ', '-')}-${counts[scene]}`, scene, alt, by, ...facts });
}

/** The same picture seen in a mirror is another home: nothing in it is written. */
function both(scene, alt, by, facts = {}) {
  add(scene, alt, by, facts);
  add(scene, alt, by, { ...facts, mirrored: true });
}

const floorsOf = (floors) => (floors === 1 ? 'one floor' : `${floors} floors`);

const BLOCKS = [3, 4, 5, 7, 8, 6, 9, 12, 10, 14, 18, 24, 3, 4, 5, 6, 7, 8, 9, 11, 16, 20, 27, 13];
BLOCKS.forEach((floors, i) => {
  const by = `ext tower --floors ${floors} --palette ${OUTSIDE[(i + (i > 11)) % 4]} --tod ${LIGHTS[(i + (i > 11)) % 2]} --rail ${i % 4 < 2 ? 'glass' : 'bars'}`;
  const make = floors <= 6 ? both : add;
  make('block', `Visualisation: block of flats with ${floorsOf(floors)}`, by, { floors });
});
for (const [i, floors] of [4, 6, 3, 9, 12, 5, 15].entries())
  both(
    'block',
    `Visualisation: block of flats with ${floorsOf(floors)}, under construction`,
    `ext tower --state uc --floors ${floors} --palette ${OUTSIDE[(i + 1) % 4]} --tod ${LIGHTS[i % 2]}`,
    { floors, unfinished: true },
  );
for (const [i, floors] of [2, 3, 2, 3, 2, 3, 2, 3].entries())
  both(
    'house',
    `Visualisation: house with ${floorsOf(floors)} and a garden`,
    `${i < 4 ? 'ext house' : `more house --view ${1 + (i > 5)}`} --floors ${floors} --palette ${OUTSIDE[(i + (i >> 2)) % 4]} --tod ${LIGHTS[(i >> 1) % 2]}`,
    { floors },
  );
for (const i of [0, 1, 2])
  both(
    'farm house',
    'Visualisation: farm house with a verandah',
    `more farmhouse --palette ${OUTSIDE[i * 2 - (i > 1)]} --tod ${LIGHTS[i % 2]}`,
    { floors: 1 },
  );
for (const [i, bedrooms] of [2, 3, 1, 4, 2, 3, 2].entries()) {
  add(
    'living',
    'Visualisation: living room',
    `inn living --bhk ${bedrooms} --palette ${INSIDE[(i + 1 + (i > 3)) % 4]}`,
    { bedrooms },
  );
  add(
    'bedroom',
    'Visualisation: bedroom',
    `inn bed --bhk ${bedrooms} --palette ${INSIDE[(i + 2 + (i > 3)) % 4]}`,
    { bedrooms },
  );
}
for (const palette of INSIDE) both('kitchen', 'Visualisation: kitchen', `inn kitchen --palette ${palette}`);
for (const palette of INSIDE) both('bathroom', 'Visualisation: bathroom', `more bath --inside ${palette}`);
for (const [i, floors] of [2, 6, 11, 4].entries())
  both(
    'balcony',
    'Visualisation: balcony',
    `more balcony --floors ${floors} --inside ${INSIDE[(i + 1) % 4]} --palette ${OUTSIDE[i]} --tod ${LIGHTS[i % 2]} --rail ${i % 2 ? 'bars' : 'glass'}`,
    { floor: floors },
  );
for (const view of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  add(
    'plot',
    'Visualisation: open plot with corner stones',
    `${view ? `more plot --view ${view}` : 'ext plot'} --tod ${LIGHTS[view % 2]}`,
  );
for (const [i, crop] of ['cotton', 'soy', 'grass', 'cotton'].entries())
  both(
    'field',
    'Visualisation: field with a pump house',
    `more field --crop ${crop} --tod ${LIGHTS[i % 2]} --shift ${[0, 6, -8, -5][i]}`,
  );
for (const i of [0, 1, 2])
  both(
    'orchard',
    'Visualisation: rows of orange trees',
    `more orchard --tod ${LIGHTS[i % 2]} --shift ${[0, 1.2, -1.5][i]}`,
  );
for (const [i, floors] of [3, 9, 6, 2, 3, 8].entries())
  add(
    'shop',
    `Visualisation: shops in a building with ${floorsOf(floors)}`,
    `more shops --floors ${floors} --bhk ${i + 1} --palette ${OUTSIDE[i % 4]} --tod ${LIGHTS[i % 2]}`,
    { floors },
  );
for (const [i, floors] of [5, 7, 9, 2, 4].entries())
  add(
    'office building',
    `Visualisation: office building with ${floorsOf(floors)}`,
    `more block --floors ${floors} --bhk ${i} --palette ${OUTSIDE[(i + 1) % 4]} --tod ${LIGHTS[(i + 1) % 2]}`,
    { floors },
  );
for (const [i, palette] of INSIDE.entries())
  add('office floor', 'Visualisation: office with desks', `more office --inside ${palette} --bhk ${i}`);
for (const [i, sheet] of ['sheetb', 'cream2', 'sheetg', 'gi2'].entries())
  both(
    'warehouse',
    'Visualisation: shed with a loading yard',
    `more shed --sheet ${sheet} --bhk ${[3, 2, 4, 5][i]} --tod ${LIGHTS[i % 2]}`,
  );

for (const palette of INSIDE.slice(0, 3))
  add('shop floor', 'Visualisation: shop with shelves', `more shopfloor --inside ${palette}`);
both('warehouse floor', 'Visualisation: shed with racks', 'more godown');

/** Bedrooms, bathrooms, balconies of the flats that there are. */
const FLATS = [
  '110 111',
  '210 211 212 220 221 222',
  '321 322 323 331 332 333',
  '431 432 433 441 442 443',
  '543 551 552',
];
for (const flat of FLATS.join(' ').split(' ')) {
  const [bedrooms, bathrooms, balconies] = [...flat].map(Number);
  add('plan', `Floor plan of a ${bedrooms} BHK flat`, undefined, {
    draw: 'plan',
    bedrooms,
    bathrooms,
    balconies,
  });
}
for (const [across, marked] of [
  [6, 3],
  [7, 8],
  [5, 1],
  [8, 12],
])
  add('layout', 'Plan of the layout', undefined, { draw: 'layout', across, marked });
for (const floors of [2, 3])
  for (const turned of [false, true])
    add('elevation', `Elevation of a house with ${floorsOf(floors)}`, undefined, {
      draw: 'elevation',
      floors,
      unfinished: true,
      turned,
    });

export const PICTURES = list;
