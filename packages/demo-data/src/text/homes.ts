import {
  ageInWords,
  bhk,
  capital,
  facingInWords,
  floorInWords,
  inWords,
  monthYear,
  plural,
  sizeInWords,
} from './facts-in-words';
import type { Topic } from './sentence';

const opening: Topic = {
  name: 'flat opening',
  sentences: [
    (f) => `A ${bhk(f)} of ${sizeInWords(f.area)} carpet in ${f.project}, a short walk from ${f.near}.`,
    (f) =>
      `This ${facingInWords(f)} flat is on the ${floorInWords(f.floor!)} of ${f.project} and measures ${sizeInWords(f.area)} carpet.`,
    (f) =>
      `${f.project} stands near ${f.near}; the flat offered here is a ${bhk(f)} with ${sizeInWords(f.area)} of usable floor.`,
    (f) =>
      f.type === 'sale' && f.possession === 'ready'
        ? `This ${bhk(f)} was bought to live in and has been kept that way; it is sold because the family is moving.`
        : undefined,
    (f) => `Set back from the main road near ${f.near}, this ${bhk(f)} stays quiet even in the evening.`,
    (f) =>
      f.floor! > 5
        ? `From the ${floorInWords(f.floor!)} you look over the trees of ${f.locality.name}, and the wind does half the work of the fans.`
        : undefined,
    (f) =>
      f.floor === 0
        ? `A ground-floor ${bhk(f)} with its own sit-out, which parents and small children both take to at once.`
        : undefined,
    (f) =>
      f.type === 'rent'
        ? `Available now: a ${f.furnishing} ${bhk(f)} near ${f.near}, freshly painted and ready to move in.`
        : undefined,
    (f) =>
      f.type === 'rent'
        ? `Looking for a family or two working people for this ${bhk(f)} in ${f.project}; the owner lives in the same city.`
        : undefined,
    (f) =>
      f.possession === 'under-construction'
        ? `The slab work of ${f.project} is complete and possession is due in ${monthYear(f.possessionDate!)}; this is one of the ${bhk(f)} units still open.`
        : undefined,
    (f) =>
      f.possession === 'new-launch'
        ? `${f.project} has just been registered, and the first ${bhk(f)} units near ${f.near} are open for booking.`
        : undefined,
    (f) =>
      f.possession === 'ready' && f.ageYears! > 0
        ? `The building is ${ageInWords(f)}, the society is settled, and this ${bhk(f)} has had one owner.`
        : undefined,
    (f) =>
      `A practical ${bhk(f)} for people who want ${f.locality.name} without the traffic of its main square.`,
    (f) =>
      `${sizeInWords(f.area)} of carpet, ${plural(f.bathrooms!, 'bathroom')} and a plan without wasted passages: that is the short description of this ${bhk(f)}.`,
    (f) =>
      f.kind === 'penthouse'
        ? `The top floor of ${f.project}, with a private terrace wide enough for a long table and a row of planters.`
        : undefined,
    (f) =>
      f.totalFloors! <= 5
        ? `A low building of ${inWords(f.totalFloors!)} floors near ${f.near}, where the neighbours know one another.`
        : undefined,
  ],
};

const layout: Topic = {
  name: 'flat layout',
  sentences: [
    (f) =>
      `The living room takes a six-seat sofa and a dining table side by side${f.balconies ? ', and opens to the balcony' : ''}.`,
    (f) =>
      f.bedrooms! > 1
        ? 'Bedrooms are on one side and the living room on the other, so a late guest wakes nobody.'
        : undefined,
    (f) =>
      f.bedrooms! > 2
        ? 'The third bedroom is large enough for a study bed and two desks, and serves well as a home office.'
        : undefined,
    (f) =>
      f.balconies! > 0
        ? `There ${f.balconies === 1 ? 'is one balcony' : `are ${inWords(f.balconies!)} balconies`}, deep enough to sit out with tea and dry clothes elsewhere.`
        : undefined,
    () => 'Every room has an outside window, and the bathrooms get daylight rather than a duct.',
    () =>
      'The entrance has a small foyer with space for shoes, so the front door does not open straight into the hall.',
    (f) =>
      `The carpet area is measured wall to wall at ${sizeInWords(f.area)}; built-up is ${sizeInWords(f.builtUpArea!)}.`,
    () => 'Rooms are close to square, which makes beds and cupboards easy to place.',
    (f) =>
      f.furnishing === 'furnished'
        ? 'Beds, wardrobes, sofa, dining table, refrigerator and washing machine stay with the flat.'
        : undefined,
    (f) =>
      f.furnishing === 'semi-furnished'
        ? 'Wardrobes, fans, light fittings and the modular kitchen are in place; bring the rest of your furniture.'
        : undefined,
    (f) =>
      f.furnishing === 'unfurnished' && f.possession === 'ready'
        ? 'It is given bare, with fans and lights only, so that you can plan the interiors yourself.'
        : undefined,
    () => 'A prayer niche faces east beside the dining space, away from the bathrooms.',
  ],
};

const kitchen: Topic = {
  name: 'kitchen and light',
  sentences: [
    () =>
      'The kitchen has a granite platform, a dry balcony for the washing machine and piped points for a water purifier.',
    (f) =>
      `Being ${facingInWords(f)}, the flat gets ${/east/.test(f.facing) ? 'morning sun in the living room and shade by lunch' : /west/.test(f.facing) ? 'long evening light, with deep chajjas against the summer' : 'even light through the day and little direct heat'}.`,
    () =>
      'Cross ventilation from the hall to the kitchen keeps the rooms bearable in May without a cooler in each.',
    () => 'The L-shaped kitchen was redone with soft-close shutters, a chimney and a deep sink.',
    () =>
      'Floors are vitrified tile throughout, anti-skid in the bathrooms; windows are sliding aluminium with mosquito mesh.',
    () =>
      'Concealed copper wiring, inverter points in all rooms and geysers in the bathrooms are already there.',
    () => 'The kitchen window looks out on a neem tree rather than on another wall.',
    () =>
      'Water comes twice a day from the corporation and the tank on the roof has never run dry in summer.',
    () => 'Doors are laminated flush doors in teak frames, and the main door has a safety grill.',
    (f) =>
      f.possession !== 'ready'
        ? 'The specification lists vitrified tiles, granite kitchen platform, UPVC windows and branded fittings.'
        : undefined,
  ],
};

const building: Topic = {
  name: 'building',
  sentences: [
    (f) =>
      f.amenities.includes('lift')
        ? `The building has ${inWords(f.totalFloors!)} floors, a lift with backup and a watchman at the gate.`
        : undefined,
    (f) =>
      f.parking
        ? `${capital(plural(f.parking, 'parking place'))} ${f.parking === 1 ? 'is' : 'are'} covered and marked with the flat number in the society records.`
        : undefined,
    (f) =>
      f.amenities.includes('garden')
        ? 'Children play in the garden within the gate, and elders have benches under the gulmohar.'
        : undefined,
    (f) =>
      f.amenities.includes('solar-panels')
        ? 'Solar panels on the roof carry the common lights, which keeps the monthly charges low.'
        : undefined,
    (f) =>
      f.amenities.includes('gym')
        ? 'Residents share a small gym that is in real use, not a locked room with one treadmill.'
        : undefined,
    (f) =>
      f.amenities.includes('clubhouse')
        ? 'The clubhouse can be booked for birthdays, which saves the hall rent twice a year.'
        : undefined,
    (f) =>
      f.amenities.includes('power-backup')
        ? 'The generator covers the lift, the pump and one circuit in each flat.'
        : undefined,
    (f) =>
      f.possession === 'ready'
        ? 'The staircase is wide, naturally lit and swept daily; the accounts of the society are put up every April.'
        : undefined,
    (f) =>
      f.amenities.includes('cctv')
        ? 'Cameras watch the gate and the parking, and visitors are entered in a register.'
        : undefined,
    (f) =>
      f.totalFloors! <= 4 && f.possession === 'ready'
        ? 'There are few flats in the building, so decisions are taken over a cup of tea.'
        : undefined,
    (f) =>
      f.amenities.includes('rainwater-harvesting') ? 'Rainwater goes back to the borewell.' : undefined,
    (f) =>
      f.parking === 0
        ? 'There is no covered parking; two-wheelers stand inside the gate and cars along the lane.'
        : undefined,
  ],
};

export const FLAT_TOPICS: readonly Topic[] = [opening, layout, kitchen, building];

const houseOpening: Topic = {
  name: 'house opening',
  sentences: [
    (f) =>
      `An independent house of ${sizeInWords(f.area)} carpet on its own plot of ${sizeInWords(f.plotArea!)}, near ${f.near}.`,
    (f) =>
      `${capital(inWords(f.bedrooms!))} bedrooms on ${plural(f.totalFloors!, 'floor')}, a car porch and a garden on two sides: a family house in ${f.locality.name}.`,
    (f) =>
      `Behind a low compound wall near ${f.near} stands this ${facingInWords(f)} villa, with ${sizeInWords(f.plotArea!)} of ground and old trees left standing.`,
    (f) =>
      f.possession === 'ready'
        ? `Built by an engineer for his own family and ${ageInWords(f)}, this house has thick walls, high ceilings and no shortcuts.`
        : undefined,
    (f) =>
      f.possession !== 'ready'
        ? `The villas of ${f.project} are due in ${monthYear(f.possessionDate!)}; each has its own plot, porch and terrace.`
        : undefined,
    (f) =>
      `A corner house in ${f.project}, open on two sides, with ${inWords(f.bedrooms!)} bedrooms and a terrace over the porch.`,
    (f) =>
      `Few houses on the lane near ${f.near} come up, and this one has room for two generations: ${inWords(f.bedrooms!)} bedrooms and ${plural(f.bathrooms!, 'bathroom')}.`,
    (f) =>
      `The house faces ${f.facing} and is planned around a double-height living room that gets light all day.`,
  ],
};

const houseLayout: Topic = {
  name: 'house layout',
  sentences: [
    () =>
      'One bedroom with an attached bathroom is on the ground floor for parents; the others are upstairs around a family lounge.',
    () =>
      'The stair is wide and shallow, the kitchen opens to a utility yard, and the servant entry is separate.',
    () => 'The living and dining rooms can be thrown together for a function and closed off on other days.',
    () => 'Upstairs, the main bedroom has a dressing space and a balcony over the garden.',
    () =>
      'A pooja room, a store under the stairs and a proper utility are all on the drawing and all in the house.',
    (f) => `Covered parking takes ${plural(f.parking!, 'car')}, with a ramp that a low sedan can use.`,
    () => 'Windows are teak with mesh shutters, floors are kota stone below and tile above.',
    () => 'The terrace has a waterproof finish, a solar heater and stands for forty pots.',
  ],
};

const farmOpening: Topic = {
  name: 'farm opening',
  sentences: [
    (f) =>
      `A weekend house on ${sizeInWords(f.plotArea!)} near ${f.near}, with a verandah on three sides and fields beyond the fence.`,
    (f) =>
      `${capital(sizeInWords(f.plotArea!))} of fenced land off the ${f.locality.name} road, with a ${inWords(f.bedrooms!)}-bedroom farm house and a caretaker's room.`,
    (f) =>
      `The drive ends under a banyan; behind it is a farm house of ${sizeInWords(f.area)}, kept in use every weekend.`,
    (f) =>
      `For people who want to grow something: ${sizeInWords(f.plotArea!)} near ${f.near}, drip lines laid, and a comfortable house to stay in.`,
    (f) =>
      `A quiet farm house in ${f.locality.name}, ${facingInWords(f)}, with stone walls, a tiled roof and a long verandah.`,
    (f) =>
      `House, well and orchard on ${sizeInWords(f.plotArea!)}: the whole is fenced, gated and looked after by a family that would stay on.`,
  ],
};

const farmGround: Topic = {
  name: 'farm ground',
  sentences: [
    () => 'Two hundred trees stand on the land, mostly mango, custard apple and drumstick, all bearing.',
    () =>
      'The borewell gives enough water for the trees and the house through the summer; there is an overhead tank of 5,000 litres.',
    () =>
      'An internal road of murum runs to the back boundary, so a tractor can turn without touching the lawn.',
    () =>
      'There is single-phase supply for the house, a three-phase line at the gate and an inverter inside.',
    () => 'The lawn in front takes a gathering of eighty, and the kitchen has a second door for the cooks.',
    () =>
      'The soil is black cotton in the lower part and lighter near the house; vegetables have been grown every winter.',
    () => 'Neighbouring farms are owned by families from the city, and the village is friendly.',
  ],
};

export const VILLA_TOPICS: readonly Topic[] = [houseOpening, houseLayout, kitchen];
export const FARM_TOPICS: readonly Topic[] = [farmOpening, farmGround, houseLayout];
