import { senderKeys } from '@/lib/contacts/rules';
import { dividedByFirm, partOf, WHOLE } from '@/lib/deals/rules';
import { isInScope, type Member, may, type Owned } from '@/lib/teams/rules';
import { SIDES, type Side } from './constants';
import type { FirmPartDto } from './dto';

type Sides = Record<Side, Owned>;

/** The side of the actor's firm in an introduction; the listing side for a firm on both. */
export const sideOf = (actor: Member, row: Sides): Side | undefined =>
  SIDES.find((side) => isInScope(actor, row[side]));

/** True for members who can see and change a side's earnings, which includes acting for it. */
export const mayActFor = (actor: Member, row: Sides, side: Side): boolean =>
  isInScope(actor, row[side]) && may(actor, 'commission', row[side]);

export const otherSide = (side: Side): Side => (side === 'lister' ? 'bringer' : 'lister');

/** Both firms' parts in the order of `SIDES`; `share` is the introducing firm's. */
const sharesOf = (share: number): Record<Side, number> => ({ lister: WHOLE - share, bringer: share });

/** Adds the GST of each part: `gstOf` returns a registered firm's rate in percent, and 0 for others. */
export function partsOf(rupees: number, share: number, gstOf: (side: Side) => number): FirmPartDto[] {
  const divided = dividedByFirm(rupees, share);
  const shares = sharesOf(share);
  return SIDES.map((side) => {
    const gstPercent = gstOf(side);
    const gst = partOf(divided[side], Math.round(gstPercent * 100));
    return {
      side,
      percent: shares[side] / 100,
      rupees: divided[side],
      gstPercent,
      gst,
      total: divided[side] + gst,
    };
  });
}

/** Keys that identify a person across introductions: one per phone, and one for the address. */
export const personKeysOf = (phones: readonly string[], email: string | null | undefined): string[] => [
  ...new Set([...phones.flatMap((phone) => senderKeys({ phone })), ...senderKeys({ email })]),
];

/** Shows the last four digits. */
export const maskedPhone = (phone: string): string => (phone ? `•••••• ${phone.slice(-4)}` : '');
/** Shows the first letter and the server. */
export const maskedEmail = (email: string): string => {
  const [name = '', server] = email.split('@');
  return server ? `${name.slice(0, 1)}•••@${server}` : '';
};
