import type { Facts } from './facts/types';
import type { Random } from './random';

/**
 * Number of units from which a project has a registration. The law exempts up to eight (RERA Act 2016, s. 3(2)(a)), but a
 * demo project with eight has one anyway.
 */
const THRESHOLD_UNITS = 8;

/** Prefixes of registration numbers. MahaRERA has a district code after the P, and Telangana P02 and the district. Both have eleven digits. */
const PREFIX: Record<string, string> = {
  nagpur: 'P50500',
  mumbai: 'P51800',
  pune: 'P52100',
  hyderabad: 'P02400',
};

/**
 * True if an advert must show a registration, as for an unfinished demo project of eight units or more. With the occupation certificate (possession "ready") it
 * need not.
 */
export function needsRera(facts: Facts): boolean {
  if (facts.type !== 'sale' || !facts.possession || facts.possession === 'ready') return false;
  const units = facts.kind === 'villa' ? 12 : (facts.totalFloors ?? 0) * 2;
  return units >= THRESHOLD_UNITS || facts.project !== undefined;
}

export function drawRera(random: Random, facts: Facts): string | undefined {
  if (!needsRera(facts)) return undefined;
  // numbers since 2024 have the long format
  if (facts.possession === 'new-launch' && facts.city.state === 'Maharashtra' && random.chance(0.5)) {
    return `PR126${random.digits(10)}`;
  }
  const prefix = PREFIX[facts.city.slug];
  return prefix ? prefix + random.digits(6) : undefined;
}
