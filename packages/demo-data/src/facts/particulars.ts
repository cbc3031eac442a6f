import type { Random } from '../random';
import type { Facts, Kind } from './types';

/** Facts of some kinds of listing only, such as a plot's frontage or a tenancy's notice period. Lengths are in feet. */
export type Particulars = {
  frontage?: number;
  roadWidth?: number;
  corner?: 'yes' | 'no';
  naOrder?: 'na' | 'applied' | 'agricultural';
  gatNumber?: string;
  landRecord?: 'sole' | 'joint' | 'mutation-pending';
  water?: 'well' | 'borewell' | 'canal' | 'river' | 'rain';
  roadAccess?: 'tar-road' | 'dirt-road' | 'right-of-way' | 'none';
  ceilingHeight?: number;
  tenants?: 'anyone' | 'families' | 'working-people' | 'students' | 'companies';
  noticeMonths?: number;
  availableFrom?: Date;
};

const DAY_MS = 86_400_000;

/** The frontage of a typical plot, two thirds as wide as it is deep. */
const frontOf = (area: number) => Math.round(Math.sqrt(area / 1.5));

/** Facts of land. They agree with sentences in the description, which mentions some of them. */
function ofLand(random: Random, { kind, area, amenities }: Facts, text: string): Particulars {
  if (kind === 'plot')
    return {
      frontage: frontOf(area),
      roadWidth: /nine metres/.test(text) ? 30 : random.pick([20, 30, 40]),
      corner: /^Corner plot|roads on two sides/.test(text) ? 'yes' : 'no',
      naOrder: 'na',
    };
  const isFarmed = kind === 'farm house' || kind === 'farmland' || kind === 'orange orchard';
  if (!isFarmed) return {};
  return {
    gatNumber: `${random.int(11, 340)}/${random.int(1, 6)}`,
    landRecord: /single name/.test(text) ? 'sole' : random.pick(['sole', 'sole', 'joint']),
    water: /well/.test(text) ? 'well' : amenities.includes('borewell') ? 'borewell' : 'canal',
    roadAccess: /cart road|murum/.test(text) ? 'dirt-road' : 'tar-road',
  };
}

const HALLS: readonly Kind[] = ['shop', 'office', 'warehouse', 'factory shed'];

function ofHall(random: Random, { kind }: Facts, text: string): Particulars {
  if (!HALLS.includes(kind)) return {};
  const isShed = kind === 'warehouse' || kind === 'factory shed';
  return {
    ceilingHeight: isShed ? (/26 feet/.test(text) ? 26 : random.int(20, 32)) : random.int(10, 14),
    ...(isShed && { roadWidth: random.pick([30, 40, 60]) }),
    ...(kind === 'shop' && { frontage: random.int(8, 22), corner: random.chance(0.2) ? 'yes' : 'no' }),
  };
}

function ofLetting(random: Random, { type, bedrooms, now }: Facts): Particulars {
  if (type !== 'rent') return {};
  return {
    noticeMonths: bedrooms ? 1 : random.pick([1, 2, 3]),
    // a day as the form stores it, at midnight UTC
    availableFrom: new Date(Math.floor(now.getTime() / DAY_MS + random.int(2, 45)) * DAY_MS),
    ...(bedrooms && {
      tenants: random.weighted([
        ['families', 5],
        ['anyone', 4],
        ['working-people', 2],
        ['companies', 1],
      ] as const),
    }),
  };
}

/** Draws the particulars. `text` is the description. */
export const drawParticulars = (random: Random, facts: Facts, text: string): Particulars => ({
  ...ofLand(random, facts, text),
  ...ofHall(random, facts, text),
  ...(facts.kind === 'villa' && { roadWidth: random.pick([20, 30, 40]) }),
  ...ofLetting(random, facts),
});
