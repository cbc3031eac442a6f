import {
  areaInWords,
  capital,
  facingInWords,
  floorInWords,
  inWords,
  plural,
  sizeInWords,
} from './facts-in-words';
import type { Topic } from './sentence';

const shopOpening: Topic = {
  name: 'shop opening',
  sentences: [
    (f) =>
      `A shop of ${sizeInWords(f.area)} carpet in ${f.project}, with its shutter on the side that people walk past.`,
    (f) =>
      `${capital(floorInWords(f.floor!))} shop near ${f.near}, ${facingInWords(f)}, suited to a pharmacy, clothes or a small bank branch.`,
    (f) =>
      `Between an established sweet shop and a clinic near ${f.near}: ${sizeInWords(f.area)} with a full glass front.`,
    (f) =>
      `Retail space of ${sizeInWords(f.area)} in ${f.locality.name}, vacant, with clear height for a mezzanine.`,
    (f) =>
      `The present tenant leaves at the end of the month; the shop in ${f.project} is ${sizeInWords(f.area)} and in sound condition.`,
    (f) =>
      `A small-format shop on the busier side of the road near ${f.near}, with parking for two-wheelers in front.`,
  ],
};

const officeOpening: Topic = {
  name: 'office opening',
  sentences: [
    (f) =>
      `Office floor of ${sizeInWords(f.area)} carpet on the ${floorInWords(f.floor!)} of ${f.project}, near ${f.near}.`,
    (f) =>
      `A ${f.furnishing} office in ${f.locality.name} for a team of about ${Math.max(6, Math.round(f.area / 65))}, on the ${floorInWords(f.floor!)}.`,
    (f) =>
      `${capital(sizeInWords(f.area))} of bright office space, ${facingInWords(f)}, with glass on two sides and columns only at the edge.`,
    (f) =>
      `Chartered accountants have worked here for years; the office in ${f.project} comes with cabins, records room and a good address.`,
    (f) =>
      `An office that clients find at once: ${f.project}, opposite ${f.near}, lift to the ${floorInWords(f.floor!)}.`,
    (f) =>
      f.furnishing === 'furnished'
        ? `Plug and play: workstations, a meeting room for eight, network points and a server rack in ${sizeInWords(f.area)}.`
        : undefined,
  ],
};

const workSpace: Topic = {
  name: 'work space',
  sentences: [
    () => 'The floor is clear of columns, with a clear height of ten and a half feet to the beam.',
    (f) =>
      `There ${f.bathrooms === 1 ? 'is one toilet' : `are ${inWords(f.bathrooms!)} toilets`} inside the premises and a wash basin with water all day.`,
    () => 'Electrical load of 10 kW is sanctioned and can be raised; the meter is separate.',
    () => 'Frontage is wide enough for a proper sign, and the society allows lit letters.',
    () =>
      'Flooring is vitrified, walls are plastered and painted, and the wiring was renewed with modular switches.',
    (f) =>
      f.parking
        ? `${capital(plural(f.parking, 'parking place'))} come with the premises; visitors park along the compound.`
        : undefined,
    () => 'Loading is from the rear lane, so deliveries do not block the entrance.',
    (f) =>
      f.amenities.includes('air-conditioning')
        ? 'Split air-conditioners are installed in all cabins and were serviced this summer.'
        : undefined,
    (f) =>
      f.amenities.includes('power-backup')
        ? 'The generator of the building takes over within ten seconds.'
        : undefined,
    () => 'A fire extinguisher line, two exits and the fire certificate of the building are in place.',
  ],
};

const workTerms: Topic = {
  name: 'work terms',
  sentences: [
    (f) =>
      f.type === 'rent'
        ? 'A registered lease of three to five years is preferred, with five per cent escalation each year.'
        : undefined,
    (f) =>
      f.type === 'rent'
        ? 'Rent is plus GST where it applies; the deposit is negotiable for a long lease.'
        : undefined,
    (f) =>
      f.type === 'sale' && f.category === 'Commercial'
        ? 'At the going rent the price returns about six per cent a year.'
        : undefined,
    (f) =>
      f.type === 'sale' && f.category === 'Commercial'
        ? 'Completion certificate and share transfer papers are ready, and the premises carry no loan.'
        : undefined,
    (f) =>
      f.type === 'sale' && f.category === 'Commercial'
        ? 'A bank tenant can be arranged, as two branches have asked for space on this road.'
        : undefined,
    () => 'Property tax and maintenance are paid to date; receipts can be seen at the visit.',
    (f) => (f.type === 'rent' ? 'Two months are given free of rent for the fit-out.' : undefined),
  ],
};

const shedOpening: Topic = {
  name: 'shed opening',
  sentences: [
    (f) => `A ${f.kind} of ${areaInWords(f.area)} on a plot of ${sizeInWords(f.plotArea!)} near ${f.near}.`,
    (f) =>
      `${capital(areaInWords(f.area))} under one pre-engineered roof in ${f.locality.name}, with open ground for turning trailers.`,
    (f) =>
      `This ${f.kind} off the ${f.locality.name} road is clean, dry and free of columns along its whole length.`,
    (f) =>
      `Industrial premises near ${f.near}: ${areaInWords(f.area)} of covered floor, an office block and a weighbridge road.`,
    (f) =>
      `Trucks reach this ${f.kind} without entering the town; the highway is at the end of the approach road.`,
    (f) =>
      `Used for storing packaged food until last month, the ${f.kind} has smooth floors and sealed walls.`,
  ],
};

const shedSpace: Topic = {
  name: 'shed space',
  sentences: [
    () =>
      'Eaves height is 26 feet, the floor carries five tonnes a square metre, and skylights cut the lighting bill.',
    () => 'A 100 kVA transformer stands on the plot, with room for a second.',
    () => 'Two rolling shutters of fourteen feet face the yard, and the yard is paved in concrete.',
    () => 'There is a supervisor’s cabin, a change room, toilets and a security room at the gate.',
    () =>
      'Consent to operate was held in the green category; a fresh application is needed for other trades.',
    () => 'The roof is insulated, with turbo ventilators every six metres and gutters sized for our monsoon.',
    (f) =>
      f.amenities.includes('loading-dock')
        ? 'The dock is at truck-bed height with levellers on both bays.'
        : undefined,
    () => 'A gantry for a five-tonne crane is fixed along the main bay.',
    () => 'Fire hydrants ring the building, fed from an underground tank of a lakh litres.',
  ],
};

export const SHOP_TOPICS: readonly Topic[] = [shopOpening, workSpace, workTerms];
export const OFFICE_TOPICS: readonly Topic[] = [officeOpening, workSpace, workTerms];
export const SHED_TOPICS: readonly Topic[] = [shedOpening, shedSpace, workTerms];
