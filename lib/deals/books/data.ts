import 'server-only';
import type { DealLean } from '@/lib/deals/data';
import type { Actor } from '@/lib/platform/auth/actor';
import { scopeFor } from '@/lib/teams/data';
import { Deal } from '@/models/deals/deal';

/** More deals than a firm closes in one project. */
const MAX_DEALS = 5000;

/** The deals of a project, in the order of their registration. Rejects with 'forbidden' for roles that take nothing along. */
export const listProjectDeals = (actor: Actor, project: string): Promise<DealLean[]> =>
  Deal.find({ ...scopeFor(actor, 'export'), reraNumber: project })
    .sort({ closedOn: 1, _id: 1 })
    .limit(MAX_DEALS)
    .lean<DealLean[]>();
