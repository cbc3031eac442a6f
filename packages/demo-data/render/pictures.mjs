/**
 * All pictures of the demo set, each with its scene, the facts in it, and its source. Listings get pictures that match their facts (src/pictures.ts). `by` is a
 * script beside this file with its options, or for a drawing the name of its function in drawings.mjs.
 */
const list = [];
const counts = {};

function add(scene, alt, by, facts = {}) {
  counts[scene] = (counts[scene] ?? 0) + 1;
  list.push({ id: `${scene.replace(' ', '-')}-${counts[scene]}`, scene, alt, by, ...facts });
}

/** Adds a picture and its mirror image. Without any text in it, the mirror image passes for another home. */
function both(scene, alt, by, facts = {}) {
  add(scene, alt, by, facts);
  add(scene, alt, by, { ...facts, mirrored: true });
}

const floorsOf = (floors) => (floors === 1 ? 'one floor' : `${floors} floors`);

for (const [floors, palette, light, rail] of [
  [3, 'cream', 'day', 'glass'],
  [3, 'grey', 'gold', 'glass'],
  [4, 'grey', 'gold', 'glass'],
  [4, 'green', 'day', 'glass'],
  [5, 'green', 'day', 'bars'],
  [5, 'blue', 'gold', 'bars'],
  [6, 'grey', 'gold', 'glass'],
  [7, 'blue', 'gold', 'bars'],
  [7, 'grey', 'gold', 'glass'],
  [8, 'cream', 'day', 'glass'],
  [8, 'green', 'day', 'glass'],
  [9, 'green', 'day', 'bars'],
  [10, 'cream', 'day', 'glass'],
  [12, 'blue', 'gold', 'bars'],
])
  (floors <= 6 ? both : add)(
    'block',
    `Visualisation: block of flats with ${floorsOf(floors)}`,
    `ext tower --floors ${floors} --palette ${palette} --tod ${light} --rail ${rail}`,
    { floors },
  );
for (const [floors, palette, light] of [
  [3, 'blue', 'day'],
  [4, 'grey', 'day'],
  [6, 'green', 'gold'],
  [9, 'cream', 'gold'],
])
  both(
    'block',
    `Visualisation: block of flats with ${floorsOf(floors)}, under construction`,
    `ext tower --state uc --floors ${floors} --palette ${palette} --tod ${light}`,
    { floors, unfinished: true },
  );
for (const [floors, palette, light] of [
  [2, 'cream', 'day'],
  [2, 'green', 'gold'],
  [3, 'grey', 'day'],
  [3, 'blue', 'gold'],
])
  both(
    'house',
    `Visualisation: house with ${floorsOf(floors)} and a garden`,
    `ext house --floors ${floors} --palette ${palette} --tod ${light}`,
    { floors },
  );
both('farm house', 'Visualisation: farm house with a verandah', 'more farmhouse --palette cream --tod day', {
  floors: 1,
});

for (const [bedrooms, palette] of [
  [1, 'grey'],
  [2, 'sage'],
  [3, 'blue'],
])
  add('living', 'Visualisation: living room', `inn living --bhk ${bedrooms} --palette ${palette}`, {
    bedrooms,
  });
for (const [bedrooms, palette] of [
  [2, 'blue'],
  [3, 'grey'],
])
  add('bedroom', 'Visualisation: bedroom', `inn bed --bhk ${bedrooms} --palette ${palette}`, { bedrooms });
for (const palette of ['warm', 'sage'])
  both('kitchen', 'Visualisation: kitchen', `inn kitchen --palette ${palette}`);
both('bathroom', 'Visualisation: bathroom', 'more bath --inside warm');
both(
  'balcony',
  'Visualisation: balcony',
  'more balcony --floors 2 --inside sage --palette cream --tod day --rail glass',
  { floor: 2 },
);

add('plot', 'Visualisation: open plot with corner stones', 'ext plot --tod day');
for (const [view, light] of [
  [1, 'gold'],
  [2, 'day'],
  [3, 'gold'],
  [4, 'day'],
])
  (view === 3 ? add : both)(
    'plot',
    'Visualisation: open plot with corner stones',
    `more plot --view ${view} --tod ${light}`,
  );
for (const options of ['--crop cotton --tod day --shift 0', '--crop soy --tod gold --shift 6'])
  both('field', 'Visualisation: field with a pump house', `more field ${options}`);
both('orchard', 'Visualisation: rows of orange trees', 'more orchard --tod day --shift 0');

for (const [floors, options] of [
  [3, '--bhk 1 --palette cream --tod day'],
  [6, '--bhk 3 --palette green --tod day'],
  [9, '--bhk 2 --palette grey --tod gold'],
])
  add(
    'shop',
    `Visualisation: shops in a building with ${floorsOf(floors)}`,
    `more shops --floors ${floors} ${options}`,
    {
      floors,
    },
  );
add('shop floor', 'Visualisation: shop with shelves', 'more shopfloor --inside warm');
for (const [floors, options] of [
  [5, '--bhk 0 --palette grey --tod gold'],
  [7, '--bhk 1 --palette green --tod day'],
  [9, '--bhk 2 --palette blue --tod gold'],
])
  add(
    'office building',
    `Visualisation: office building with ${floorsOf(floors)}`,
    `more block --floors ${floors} ${options}`,
    {
      floors,
    },
  );
add('office floor', 'Visualisation: office with desks', 'more office --inside warm --bhk 0');
for (const options of ['--sheet sheetb --bhk 3 --tod day', '--sheet cream2 --bhk 2 --tod gold'])
  both('warehouse', 'Visualisation: shed with a loading yard', `more shed ${options}`);
both('warehouse floor', 'Visualisation: shed with racks', 'more godown');

/** Bedrooms, bathrooms and balconies of the available flats. */
const FLATS = '110 111 210 211 212 220 221 222 321 322 323 331 332 333 431 432 433 441 442 443 543 551 552';
for (const flat of FLATS.split(' ')) {
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
