import type { ReleaseState } from './dto';

export const AGENCY = 'agency';

/**
 * True if the giver has withdrawn the number from the viewer. The office has its own entry if it was notified beside the lister; otherwise it sees what the
 * lister sees. Records without an entry, created by an admin, show their number.
 */
export function isNumberTaken(
  states: readonly ReleaseState[],
  giver: string | null | undefined,
  isAgency: boolean,
): boolean {
  const given = states.filter((state) => state.giver === giver);
  const own = given.find(({ receiver }) => (receiver === AGENCY) === isAgency);
  return (own ?? given[0])?.isTaken ?? false;
}
