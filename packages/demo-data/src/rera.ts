import type { Facts } from './facts/types';
import type { Random } from './random';

/** Up to eight units need no registration (RERA Act 2016, s. 3(2)(a)); a demo project with eight has one all the same. */
const THRESHOLD_UNITS = 8;

/** MahaRERA: district code after the P; Telangana uses P02 and district. Eleven digits in both. */
const PREFIX: Record<string, string> = {
  nagpur: 'P50500',
  mumbai: 'P51800',
  pune: 'P52100',
  hyderabad: 'P02400',
};

/**
 * An advert of an unfinished demo project shows its registration when the project has eight units or more; with the
 * occupation certificate (possession "ready") it need not.
 */
export function needsRera(facts: Facts): boolean {
  if (facts.type !== 'sale' || !facts.possession || facts.possession === 'ready') return false;
  const units = facts.kind === 'villa' ? 12 : (facts.totalFloors ?? 0) * 2;
  return units >= THRESHOLD_UNITS || facts.project !== undefined;
}

export function drawRera(random: Random, facts: Facts): string | undefined {
  if (!needsRera(facts)) return undefined;
  // numbers given since 2024 have the long form
  if (facts.possession === 'new-launch' && facts.city.state === 'Maharashtra' && random.chance(0.5)) {
    return `PR126${random.digits(10)}`;
  }
  const prefix = PREFIX[facts.city.slug];
  return prefix ? prefix + random.digits(6) : undefined;
}
