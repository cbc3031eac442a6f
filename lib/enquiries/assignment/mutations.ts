import 'server-only';
import { Types } from 'mongoose';
import { findUserById, mapUserNames } from '@/lib/accounts/users/data';
import type { LeadLean } from '@/lib/enquiries/leads/data';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { writeVersion } from '@/lib/platform/db/write-version';
import { AppError } from '@/lib/platform/errors';
import { postMail } from '@/lib/platform/mail/queue';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { ROLE_DENIES } from '@/lib/teams/constants';
import { AnswerRules } from '@/models/enquiries/answer-rules';
import { Lead } from '@/models/enquiries/lead';
import { MAX_WAITING } from './constants';
import {
  factsOf,
  findRules,
  getAnswersPage,
  getRules,
  hoursOf,
  listOccupied,
  membersOf,
  type RulesLean,
  turnsOf,
} from './data';
import type { AnswersPageDto } from './dto';
import { assignedMail, escalatedMail } from './mails';
import { chooseMember, nextInTurn, workingMs } from './rules';
import type { AnswerRulesInput } from './schema';

/** Saves the rules of the actor's team, which only its owners can. Rejects with 'conflict' if another owner has saved them since. */
export async function saveAnswerRules(
  actor: Actor,
  { __v, ...input }: AnswerRulesInput,
): Promise<AnswersPageDto> {
  if (actor.team?.role !== 'owner') throw new AppError('forbidden', ROLE_DENIES);
  const team = new Types.ObjectId(actor.team.id);
  const { members } = await membersOf(team);
  if (input.rules.some((rule) => rule.members.some((id) => !members.includes(id.toLowerCase()))))
    throw new AppError('invalid', 'Choose a member of your team');
  const current = () => getRules(team);
  await writeVersion(AnswerRules, { team }, { $set: input }, { version: __v, current, upsert: true });
  const { isOn, minutes, rules } = input;
  await recordAudit({
    action: 'team.write',
    by: actor,
    target: { type: 'team', id: actor.team.id },
    details: { answers: isOn, minutes, rules: rules.length },
  });
  return (await getAnswersPage(actor)) as AnswersPageDto;
}

/** Takes the turn. False if another assignment of this team was quicker. */
async function takeTurn(row: RulesLean, member: string, now: Date): Promise<boolean> {
  const { modifiedCount } = await AnswerRules.updateOne(
    { _id: row._id, turn: row.turn },
    { $set: { [`turns.${member}`]: now }, $inc: { turn: 1 } },
    { timestamps: false },
  );
  return modifiedCount > 0;
}

const MAX_TRIES = 20;

type Choice = { member: string | undefined; owners: readonly string[] };

/** The member who gets a lead by the rules, with the turn taken; undefined if no member of a rule is left. */
async function choose(lead: LeadLean, passed: ReadonlySet<string>, now: Date): Promise<Choice | undefined> {
  const facts = await factsOf(lead);
  for (let i = 0; i < MAX_TRIES; i++) {
    const row = await findRules(lead.team);
    if (!row) return undefined;
    const { members, owners } = await membersOf(row.team);
    const rules = row.rules.map((rule) => ({ ...rule, members: rule.members.map(String) }));
    const busy = await listOccupied(members, await hoursOf(row), row.minutes, now);
    const turns = turnsOf(row);
    const member = chooseMember(rules, facts, { members: new Set(members), passed, busy, turns });
    // the lead of the team if no member of a rule is left
    const chosen =
      member ??
      nextInTurn(
        owners.filter((id) => passed.size > 0 && !passed.has(id)),
        turns,
      );
    if (!chosen || (await takeTurn(row, chosen, now))) return { member: chosen, owners };
  }
  return undefined;
}

async function mailAssigned(lead: LeadLean, to: string, from?: string): Promise<void> {
  const [user, giver] = await Promise.all([
    findUserById(to, { name: 1, email: 1, language: 1 }),
    from ? findUserById(from, { name: 1 }) : null,
  ]);
  if (user) await postMail(await assignedMail(user, lead, giver?.name));
}

/** Assigns a team's lead by the rules, once; it stays with its member when the person returns. Idempotent. */
export async function assignLead(id: Types.ObjectId, now = new Date()): Promise<void> {
  const lead = await Lead.findById(id).lean<LeadLean>();
  if (!lead?.team || !lead.waitingSince || lead.assignment || lead.demo || !(await findRules(lead.team)))
    return;
  const { member } = (await choose(lead, new Set(), now)) ?? {};
  const assignment = { at: now, since: lead.waitingSince, passed: [], handovers: [] };
  const { modifiedCount } = await Lead.updateOne(
    { _id: id, assignment: op.missing() },
    { $set: { assignment, ...(member && { assignee: new Types.ObjectId(member) }) } },
    { timestamps: false },
  );
  // the lister gets the mail about the enquiry itself
  if (modifiedCount > 0 && member && member !== String(lead.owner)) await mailAssigned(lead, member);
}

/** Hands a lead to the next member if it has waited too long. Returns true if it did. */
async function handOverLead(lead: LeadLean, rules: RulesLean, now: Date): Promise<boolean> {
  const { assignment, waitingSince, assignee } = lead;
  if (!assignment || !waitingSince) return false;
  const isSameWait = assignment.since.getTime() === waitingSince.getTime();
  const start = isSameWait && assignment.at > waitingSince ? assignment.at : waitingSince;
  if (workingMs(await hoursOf(rules), start, now) < rules.minutes * MINUTE_MS) return false;
  const before = isSameWait ? assignment.passed.map(String) : [];
  const passed = new Set([...before, ...(assignee ? [String(assignee)] : [])]);
  const { member, owners = [] } = (await choose(lead, passed, now)) ?? {};
  // after all members had it, it stays with the last, who is the lead of the team
  if (!member) return false;
  const names = await mapUserNames([assignee, member]);
  const nameOf = (id: unknown) => names.get(String(id)) ?? '';
  const handover = { from: assignee ?? null, to: new Types.ObjectId(member), at: now };
  const { modifiedCount } = await Lead.updateOne(
    { _id: lead._id, waitingSince, __v: lead.__v },
    {
      $set: {
        assignee: handover.to,
        'assignment.at': now,
        'assignment.since': waitingSince,
        'assignment.passed': [...passed].map((id) => new Types.ObjectId(id)),
        'assignment.handedOverAt': now,
      },
      $push: {
        'assignment.handovers': { $each: [handover], $slice: -20 },
        notes: {
          kind: 'handover',
          text: `${nameOf(assignee)} → ${nameOf(member)}`,
          by: nameOf(member),
          at: now,
        },
      },
      $inc: { __v: 1 },
    },
    { timestamps: false },
  );
  if (modifiedCount === 0) return false;
  await mailAssigned(lead, member, assignee ? String(assignee) : undefined);
  for (const owner of owners.filter((id) => id !== member && id !== String(assignee))) {
    const user = await findUserById(owner, { name: 1, email: 1, language: 1 });
    const between = { from: nameOf(assignee), to: nameOf(member) };
    if (user) await postMail(await escalatedMail(user, lead, between, rules.minutes));
  }
  return true;
}

/** Moves leads that were not answered in time to the next member. Returns their number. */
export async function handOverWaiting(now = new Date()): Promise<number> {
  let count = 0;
  for (const rules of await AnswerRules.find({ isOn: true }).lean<RulesLean[]>()) {
    const late = op.range({ gt: new Date(0), lte: new Date(now.getTime() - rules.minutes * MINUTE_MS) });
    const rows = await Lead.find({
      team: rules.team,
      waitingSince: late,
      isOpen: true,
      'assignment.at': op.gt(new Date(0)),
    })
      .sort({ waitingSince: -1 })
      .limit(MAX_WAITING)
      .lean<LeadLean[]>();
    for (const lead of rows) if (await handOverLead(lead, rules, now)) count++;
  }
  return count;
}

export async function eraseFromRules(userId: string): Promise<void> {
  const id = new Types.ObjectId(userId);
  await AnswerRules.updateMany({ 'rules.members': id }, { $pull: { 'rules.$[].members': id } });
  await AnswerRules.updateMany({ [`turns.${userId}`]: op.exists() } as object, {
    $unset: { [`turns.${userId}`]: 1 },
  });
}
