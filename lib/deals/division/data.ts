import 'server-only';
import type { CoBrokingDto } from '@/lib/deals/dto';
import { SIDES, type Side } from '@/lib/deals/introductions/constants';
import { partsOf } from '@/lib/deals/introductions/rules';
import { agreedOf } from '@/lib/deals/rules';
import { op } from '@/lib/platform/db/operators';
import type { Owned } from '@/lib/teams/rules';
import { BillingProfile } from '@/models/deals/billing-profile';
import type { DealRow } from '@/models/deals/deal';
import { Introduction } from '@/models/deals/introduction';

/** The GST rate of each side: that of the day for a firm with a GSTIN in its billing details, 0 for another. */
export async function ratesOf(sides: Record<Side, Owned>, gst: number): Promise<Record<Side, number>> {
  const issuer = (side: Side) => String(sides[side].team ?? sides[side].owner ?? '');
  const issuers = SIDES.map(issuer).filter(Boolean);
  const rows = await BillingProfile.find({ issuer: op.in(issuers) }, { issuer: 1, gstin: 1 }).lean();
  const rate = (side: Side) =>
    rows.some((row) => String(row.issuer) === issuer(side) && row.gstin) ? gst : 0;
  return { lister: rate('lister'), bringer: rate('bringer') };
}

/** How two firms divide the commission of a deal; null for the deal of one firm. */
export async function divisionOf(
  { coBroking, commission, value }: DealRow,
  gst: number,
  seesCommission: boolean,
): Promise<CoBrokingDto | null> {
  if (!coBroking) return null;
  const row = await Introduction.findById(coBroking.introduction, { lister: 1, bringer: 1 }).lean();
  const parts =
    row && commission && seesCommission
      ? partsOf(agreedOf(commission, value), coBroking.share, await ratesOf(row, gst))
      : [];
  return { introduction: String(coBroking.introduction), side: coBroking.side as Side, parts };
}
