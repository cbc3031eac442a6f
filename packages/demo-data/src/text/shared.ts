import type { Facts } from '../facts/types';
import type { Topic } from './sentence';

/** True at the edge of a town, where fields begin. */
const outside = (f: Facts) => f.locality.plotPerSqFt < 3500;

export const NEIGHBOURHOOD: Topic = {
  name: 'neighbourhood',
  sentences: [
    (f) =>
      `${f.near.charAt(0).toUpperCase() + f.near.slice(1)} is close by, and most of what a household needs is on the way.`,
    (f) => `Autos and city buses stop at the corner, and the road to ${f.near} is wide and lit.`,
    (f) => `Schools, a vegetable market and two hospitals serve this part of ${f.locality.name}.`,
    (f) => `${f.locality.name} has kept its trees, which one notices in April.`,
    (f) => `Office-goers like the place for its quick way out of ${f.city.name} as much as into it.`,
    () => 'The lane is not a through road, so traffic is that of the residents.',
    (f) => `There is a morning walk to be had towards ${f.near}, and a library on the way back.`,
    () => 'Banks, a pharmacy and a good tiffin service are on the same road.',
    (f) => `People settle in ${f.locality.name} and stay; most of the houses around have not changed hands.`,
    () => 'The airport and the railway station can both be reached without crossing the old city.',
  ],
};

export const LAND_NEIGHBOURHOOD: Topic = {
  name: 'land neighbourhood',
  sentences: [
    (f) => `The approach from ${f.near} is an all-weather road.`,
    (f) =>
      `${f.locality.name} is growing towards this side, and the new road has shortened the way to ${f.city.name}.`,
    (f) => (outside(f) ? `The bus from ${f.near} passes the turning; the last stretch is murum.` : undefined),
    (f) =>
      outside(f) ? 'A village with a bank, a school and a primary health centre is close by.' : undefined,
    (f) =>
      outside(f)
        ? 'The surroundings are open, with houses and fields in turn, and the air is clean.'
        : undefined,
    (f) => `Shops, a clinic and the road to ${f.near} are all within an easy walk.`,
    () => 'The neighbours on both sides have lived and worked here for years.',
    (f) => `Mobile network is good, which is worth saying this side of ${f.locality.name}.`,
  ],
};

export const HOME_PAPERS: Topic = {
  name: 'home papers',
  sentences: [
    (f) =>
      f.type === 'sale' && f.possession === 'ready'
        ? 'The title is clear, the occupation certificate is in the file and the last property tax is paid.'
        : undefined,
    (f) =>
      f.type === 'sale' && f.possession === 'ready'
        ? 'Index II, share certificate and the society’s no-objection letter can be seen at the first visit.'
        : undefined,
    (f) =>
      f.type === 'sale' && f.possession === 'ready'
        ? 'There is a small home loan on it, which will be closed from the sale proceeds at registration.'
        : undefined,
    (f) =>
      f.type === 'sale'
        ? 'Nationalised banks have approved the building, and a loan officer can be introduced.'
        : undefined,
    (f) =>
      f.type === 'sale' && f.possession !== 'ready'
        ? 'The project is registered with RERA, and payment follows the stages of construction.'
        : undefined,
    (f) =>
      f.type === 'sale' && f.possession !== 'ready'
        ? 'Sanctioned plans and the registration details are on the RERA site under the number given here.'
        : undefined,
    (f) =>
      f.type === 'rent'
        ? 'An eleven-month registered agreement with police verification, a refundable deposit and no brokerage from the tenant.'
        : undefined,
    (f) =>
      f.type === 'rent'
        ? 'Society charges are included in the rent; electricity and gas are on separate meters.'
        : undefined,
    (f) =>
      f.type === 'rent'
        ? 'Pets are welcome after a word with the society, and vegetarians and others alike.'
        : undefined,
    (f) =>
      f.type === 'rent'
        ? 'The notice period is one month on both sides after the first six months.'
        : undefined,
  ],
};

export const CLOSING: Topic = {
  name: 'closing',
  sentences: [
    () => 'Visits are best after five on weekdays, or on Sunday morning.',
    (f) =>
      f.possession === 'ready' ? 'Please call a day ahead, as the keys are with the neighbour.' : undefined,
    (f) =>
      f.type === 'sale'
        ? 'The price is asked after looking at recent sales on the lane; a fair offer will be considered.'
        : undefined,
    () => 'More photographs and a measured drawing can be sent on request.',
    (f) =>
      f.type === 'sale' ? 'A serious buyer will find the owner reasonable on terms and dates.' : undefined,
    (f) =>
      f.possession === 'ready'
        ? 'Come once in the day for the light and once in the evening for the quiet.'
        : undefined,
    () => 'The owner shows it personally and will answer what the papers do not.',
    () => 'The measurements given here may be checked on site.',
    () => 'Please bring the questions of the whole family; there is no hurry.',
    (f) => (f.type === 'sale' ? 'Registration can be done this month if the loan is in place.' : undefined),
  ],
};
