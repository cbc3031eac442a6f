import 'server-only';
import { Types } from 'mongoose';
import { listRules } from '@/lib/compliance/rulebook/data';
import { figureOn } from '@/lib/compliance/rulebook/rules';
import { type DealLean, findDeal } from '@/lib/deals/data';
import { issuerOf } from '@/lib/deals/invoices/data';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { encrypt } from '@/lib/platform/crypto/encrypt';
import { writeVersion } from '@/lib/platform/db/write-version';
import { AppError, fieldError } from '@/lib/platform/errors';
import { indianDay } from '@/lib/platform/time/indian-day';
import { assertColleague } from '@/lib/teams/data';
import { may } from '@/lib/teams/rules';
import { Deal } from '@/models/deals/deal';
import { DiligenceProfile } from '@/models/deals/diligence-profile';
import { DueDiligence, type DueDiligenceRow } from '@/models/deals/due-diligence';
import { SuspicionNote } from '@/models/deals/suspicion-note';
import { getDiligence, getDiligenceProfile, suspicionContext } from './data';
import type { DiligenceDto, DiligenceProfileDto } from './dto';
import { endOf, yearsAfter } from './rules';
import type { DiligenceInput, DiligenceProfileInput } from './schema';

async function editable(actor: Actor, id: string): Promise<DealLean> {
  const deal = await findDeal(actor, id);
  if (!may(actor, 'edit', deal)) throw new AppError('forbidden');
  return deal;
}

/** Who has seen an original stays on record while what was seen stays the same. */
function storedIdentities(
  actor: Actor,
  deal: DealLean,
  wanted: DiligenceInput['identities'],
  before: DueDiligenceRow['identities'],
) {
  return wanted.map(({ party, kind, lastFour, seenOn }) => {
    const known = before.find((old) => String(old.party) === party);
    const isSame = known?.kind === kind && known.lastFour === lastFour && known.seenOn === seenOn;
    if (isSame) return known;
    const name = deal.parties.find(({ _id }) => String(_id) === party)?.name;
    if (!name) throw fieldError('invalid', 'identities', 'This person is not a party of the deal');
    return {
      party: new Types.ObjectId(party),
      name,
      kind,
      lastFour,
      seenOn,
      seenBy: new Types.ObjectId(actor.userId),
      seenByName: actor.name,
    };
  });
}

/**
 * Stores the due diligence of a deal. A name that was found on a list makes the risk high. Rejects with 'conflict' and the stored one if a
 * colleague has saved it since.
 */
export async function saveDiligence(
  actor: Actor,
  id: string,
  input: DiligenceInput,
  now = new Date(),
): Promise<DiligenceDto> {
  const deal = await editable(actor, id);
  const days = [
    ...input.identities.map(({ seenOn }) => seenOn),
    ...input.lists.map(({ checkedOn }) => checkedOn),
  ];
  if (days.some((day) => day > indianDay(now)))
    throw fieldError('invalid', 'identities', 'A day in the future cannot be entered');
  if (input.lists.some(({ isFound }) => isFound) && input.risk !== 'high')
    throw fieldError('invalid', 'risk', 'A name that is on a list makes the risk high');
  const before = await DueDiligence.findOne({ deal: deal._id }).lean<DueDiligenceRow>();
  const { __v, risk, cash, identities, ...rest } = input;
  const unset = { ...(risk === null && { risk: 1 as const }), ...(cash === null && { cash: 1 as const }) };
  const current = () => getDiligence(actor, id, now);
  await writeVersion(
    DueDiligence,
    { deal: deal._id },
    {
      $setOnInsert: { owner: deal.owner ?? null, team: deal.team ?? null },
      $set: {
        ...rest,
        ...(risk !== null && { risk }),
        ...(cash !== null && { cash }),
        identities: storedIdentities(actor, deal, identities, before?.identities ?? ([] as never)),
      },
      ...(Object.keys(unset).length > 0 && { $unset: unset }),
    },
    { version: __v, current, upsert: true },
  );
  await recordAudit({ action: 'diligence.write', by: actor, target: { type: 'deal', id } });
  return current();
}

/**
 * Hands a suspicion to the principal officer. Who wrote it cannot read it again, and the audit log has the same entry as for any change
 * of the record: nobody is warned (PML Rules 2005, rule 8(5)).
 */
export async function reportSuspicion(actor: Actor, id: string, text: string): Promise<void> {
  const deal = await editable(actor, id);
  const _id = new Types.ObjectId();
  await SuspicionNote.create({
    _id,
    deal: deal._id,
    owner: deal.owner ?? null,
    team: deal.team ?? null,
    // the last four characters are for masks of numbers
    text: { ...encrypt(text, suspicionContext(_id)), last4: '' },
    by: actor.userId,
    byName: actor.name,
  });
  await recordAudit({ action: 'diligence.write', by: actor, target: { type: 'deal', id } });
}

/** Whether the firm is obliged, and its principal officer, who belongs to it. Of a team only its owner says so. */
export async function updateDiligenceProfile(
  actor: Actor,
  { isObliged, officer, __v }: DiligenceProfileInput,
): Promise<DiligenceProfileDto> {
  if (actor.team && actor.team.role !== 'owner') throw new AppError('forbidden');
  if (isObliged && !officer) throw fieldError('invalid', 'officer', 'Choose the principal officer');
  if (officer) await assertColleague(actor, officer);
  const issuer = new Types.ObjectId(issuerOf(actor));
  const set = {
    isObliged,
    officer: officer ? new Types.ObjectId(officer) : null,
    ...(!actor.team && { owner: new Types.ObjectId(actor.userId) }),
  };
  const current = () => getDiligenceProfile(String(issuer));
  await writeVersion(DiligenceProfile, { issuer }, { $set: set }, { version: __v, current, upsert: true });
  const target = { type: 'team', id: String(issuer) };
  await recordAudit({ action: 'diligence.profile', by: actor, target, details: { isObliged, officer } });
  return current();
}

/**
 * A member who is erased leaves the records, which the law keeps (PMLA 2002, section 12(3)); their profile goes. The names of parties
 * stay in them until they are erased as well.
 */
export async function eraseDiligence(userId: string): Promise<void> {
  await DiligenceProfile.deleteOne({ owner: userId });
  await DueDiligence.updateMany({ owner: userId }, { $set: { owner: null } });
  await SuspicionNote.updateMany({ owner: userId }, { $set: { owner: null } });
}

/** Erases the records of deals that ended so many years ago as the rule says; of a deal that is gone, from its last change on. */
export async function eraseOldDiligence(now = new Date()): Promise<number> {
  const years = figureOn(await listRules(), 'pmla-years', indianDay(now));
  const [records, notes] = await Promise.all([
    DueDiligence.find({}, { deal: 1, updatedAt: 1 }).lean(),
    SuspicionNote.find({}, { deal: 1, updatedAt: 1 }).lean(),
  ]);
  const last = new Map<string, Date>();
  for (const { deal, updatedAt } of [...records, ...notes]) {
    const known = last.get(String(deal));
    if (!known || known < updatedAt) last.set(String(deal), updatedAt);
  }
  let erased = 0;
  for (const [id, changedAt] of last) {
    const deal = await Deal.findById(id, { stage: 1, closedOn: 1, stageSince: 1 }).lean();
    const ended = deal ? endOf(deal) : indianDay(changedAt);
    if (!ended || yearsAfter(ended, years) > indianDay(now)) continue;
    await DueDiligence.deleteMany({ deal: id });
    await SuspicionNote.deleteMany({ deal: id });
    erased++;
  }
  return erased;
}
