import { capital, facingInWords, sizeInWords } from './facts-in-words';
import type { Topic } from './sentence';

const plotOpening: Topic = {
  name: 'plot opening',
  sentences: [
    (f) => `A ${facingInWords(f)} plot of ${sizeInWords(f.area)} in ${f.project}, near ${f.near}.`,
    (f) =>
      `${capital(sizeInWords(f.area))} of level residential land in ${f.locality.name}, demarcated with stones at all four corners.`,
    (f) => `Corner plot with roads on two sides in ${f.project}; ${sizeInWords(f.area)}, ready to build on.`,
    (f) =>
      `One of the last open plots on its lane near ${f.near}; houses stand on both sides and the road is cement.`,
    (f) =>
      `A regular rectangle of ${sizeInWords(f.area)}, ${facingInWords(f)}, which an architect can plan without tricks.`,
    (f) =>
      `A plot in ${f.project} that was bought some years ago to build on; the family has since settled elsewhere.`,
    (f) => `For someone who would rather build than buy a flat: ${sizeInWords(f.area)} near ${f.near}.`,
    (f) =>
      `${f.project} is a finished layout with families living in it, and this plot of ${sizeInWords(f.area)} is on its quieter side.`,
    (f) =>
      `A plot for a house with a garden: ${sizeInWords(f.area)} in ${f.locality.name}, away from the high-tension line and the nullah.`,
    (f) =>
      `The plot is ${sizeInWords(f.area)}, fenced with wire, and faces ${f.facing} on an internal road of the layout.`,
  ],
};

const plotGround: Topic = {
  name: 'plot ground',
  sentences: [
    () => 'The approach road is nine metres wide, tarred, with street lights and storm drains on both sides.',
    () =>
      'Water line and electric poles run along the front boundary, so connections need only an application.',
    () => 'The level is about a foot above the road and water does not stand on it in the monsoon.',
    () => 'The strata is murum at four feet, which keeps the cost of foundations reasonable.',
    () => 'A public garden of the layout lies two plots away and can never be built upon.',
    () =>
      'Construction rules allow ground plus two floors with the usual margins; a sample plan can be shared.',
    (f) =>
      f.amenities.includes('gated-community')
        ? 'The layout is gated, with a watchman at night and a single entry.'
        : undefined,
    () =>
      'Measurements by the city survey office match the sale deed, and the map is available for inspection.',
    () => 'A school bus, a grocer and a clinic are within the layout, so one can build and move at once.',
  ],
};

const plotPapers: Topic = {
  name: 'plot papers',
  sentences: [
    () => 'Non-agricultural order, sanctioned layout and release letter are in the file.',
    () =>
      'The title is clear and freehold; the search report of thirty years will be handed over with the copies.',
    () =>
      'The 7/12 extract and the mutation entry stand in the name of the seller, and property tax is paid to date.',
    () => 'Two nationalised banks have already given loans on this layout.',
    () => 'The sale deed can be registered within a fortnight of the token, as all owners live in the city.',
    () => 'The layout is regularised and the demand note has been paid in full.',
  ],
};

const farmOpening: Topic = {
  name: 'field opening',
  sentences: [
    (f) =>
      `${capital(sizeInWords(f.area))} of agricultural land near ${f.near}, in one piece and under cultivation.`,
    (f) =>
      `A well-kept field of ${sizeInWords(f.area)} in the ${f.locality.name} area, with a cart road right up to the boundary.`,
    (f) =>
      `Farm land of ${sizeInWords(f.area)}, ${facingInWords(f)} slope so gentle that it drains by itself.`,
    (f) =>
      `The family that has farmed these ${sizeInWords(f.area)} for two generations is giving up cultivation.`,
    (f) =>
      `Black soil, a working well and neighbours who farm: ${sizeInWords(f.area)} off the ${f.locality.name} road.`,
    (f) => `Suitable for cultivation now and for patience later: ${sizeInWords(f.area)} near ${f.near}.`,
    (f) =>
      f.kind === 'orange orchard'
        ? `An orange orchard of ${sizeInWords(f.area)} near ${f.near}, planted in rows six metres apart and in its bearing years.`
        : undefined,
    (f) =>
      f.kind === 'orange orchard'
        ? `Nagpur santra on ${sizeInWords(f.area)}: about a hundred and ten trees to the acre, both ambia and mrig bahar taken.`
        : undefined,
    (f) =>
      f.kind === 'orange orchard'
        ? `This orchard in ${f.locality.name} has been sprayed, pruned and manured on schedule, and the last two crops were sold on the tree.`
        : undefined,
  ],
};

const farmGround: Topic = {
  name: 'field ground',
  sentences: [
    () =>
      'A dug well of forty feet and a borewell with a five-horsepower pump give water until the end of May.',
    () => 'Cotton and tur were taken last season, gram and wheat in the winter before.',
    () => 'Drip lines with a filter and a fertiliser tank cover two thirds of the land.',
    () => 'The boundary is fenced with wire on stone posts, and the gate opens to a government road.',
    () =>
      'There is an agricultural electricity connection in the name of the owner, with a transformer next to the field.',
    () => 'The soil report shows medium black soil of four feet over murum, low in salt.',
    () => 'A tin shed for tools and a small room for the watchman stand near the well.',
    () => 'Teak along the northern boundary is nine years old and entered in the record.',
  ],
};

const farmPapers: Topic = {
  name: 'field papers',
  sentences: [
    () =>
      'The 7/12 extract carries a single name and no loan; buyers must hold a farmer certificate, as the law asks.',
    () =>
      'The land is occupancy class one, outside any notified acquisition, and the latest 8-A is in the file.',
    () => 'A joint measurement was done two years ago, and the boundary stones are in place.',
    () => 'The village map shows the approach road; it has never been disputed.',
    () => 'The seller will bear the cost of the measurement if the buyer wants it done again.',
  ],
};

export const PLOT_TOPICS: readonly Topic[] = [plotOpening, plotGround, plotPapers];
export const FIELD_TOPICS: readonly Topic[] = [farmOpening, farmGround, farmPapers];
