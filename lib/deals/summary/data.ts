import 'server-only';
import { findUsers } from '@/lib/accounts/users/data';
import { listRates } from '@/lib/costs/rates/data';
import { figureOn } from '@/lib/costs/rates/rules';
import { DEAL_KIND_LABELS, type DealKind } from '@/lib/deals/constants';
import { type DealLean, gstOf } from '@/lib/deals/data';
import { commissionOf } from '@/lib/deals/rules';
import { recordExport } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { scopeFor } from '@/lib/teams/data';
import { Deal } from '@/models/deals/deal';
import { Team } from '@/models/teams/team';
import type { SummaryDto, SummaryRow } from './dto';
import { boundsOf, dueOf, totalOf } from './rules';

type Agent = { name: string; number: string };
type Rate = Awaited<ReturnType<typeof gstOf>>;

/** Members of the deals. A member without a registration has the firm's. */
async function agentsOf(rows: readonly DealLean[], actor: Actor) {
  const ids = [...new Set([actor.userId, ...rows.flatMap(({ owner }) => (owner ? String(owner) : []))])];
  const [users, team] = await Promise.all([
    findUsers({ _id: op.in(ids) }, { name: 1, reraAgentNumber: 1 }),
    actor.team ? Team.findById(actor.team.id, { name: 1, reraAgentNumber: 1 }).lean() : null,
  ]);
  const firm = team?.reraAgentNumber ?? '';
  const agents = new Map(
    users.map(({ _id, name, reraAgentNumber }) => [String(_id), { name, number: reraAgentNumber ?? firm }]),
  );
  const of = (id: unknown): Agent => agents.get(String(id)) ?? { name: '', number: firm };
  const own = of(actor.userId);
  return { of, head: team ? { name: team.name, number: firm || own.number } : own };
}

function toRow(deal: DealLean, agent: Agent, rate: Rate): SummaryRow {
  const day = deal.closedOn ?? '';
  const stored = deal.commission;
  const { rupees, gst } = stored
    ? commissionOf(stored, deal.value, rate(deal, day), deal.coBroking)
    : { rupees: 0, gst: 0 };
  return {
    id: String(deal._id),
    day,
    what: deal.propertyTitle || deal.title,
    reraNumber: deal.reraNumber ?? '',
    agent: agent.name,
    agentNumber: agent.number,
    kind: DEAL_KIND_LABELS[deal.kind as DealKind],
    isRent: deal.kind === 'rent',
    parties: deal.parties.length,
    value: deal.value,
    commission: rupees,
    gst,
  };
}

/** Number of days after the end of a half within which its report is filed. */
export const dueDays = async (half: string): Promise<number> =>
  figureOn(await listRates('India'), 'rera-half-year-days', boundsOf(half).last);

/**
 * Deals registered in a half of the financial year: the team's for its owner, an agent's own. Contains no party names. Rejects with 'forbidden' for roles that
 * can't export.
 */
export async function getSummary(actor: Actor, half: string, project?: string): Promise<SummaryDto> {
  const { first, last } = boundsOf(half);
  const deals = await Deal.find({
    ...scopeFor(actor, 'export'),
    stage: 'registered',
    closedOn: op.range({ gte: first, lte: last }),
    ...(project && { reraNumber: project }),
  })
    .sort({ closedOn: 1, _id: 1 })
    .lean<DealLean[]>();
  const [{ of, head }, rate] = await Promise.all([agentsOf(deals, actor), gstOf(deals)]);
  const rows = deals.map((deal) => toRow(deal, of(deal.owner), rate));
  return {
    half,
    agentNumber: head.number,
    name: head.name,
    project: project ?? null,
    due: dueOf(half, await dueDays(half)),
    rows,
    total: totalOf(rows),
  };
}

/** Logs the summary before the first row is sent. */
export async function exportSummary(actor: Actor, half: string, project?: string): Promise<SummaryDto> {
  const summary = await getSummary(actor, half, project);
  await recordExport(actor, { details: { what: 'deals', half, ...(project && { project }) } });
  return summary;
}
