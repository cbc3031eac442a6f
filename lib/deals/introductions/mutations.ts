import 'server-only';
import { Types } from 'mongoose';
import { requireClient } from '@/lib/clients/data';
import { TERMS_VERSION } from '@/lib/deals/firms/constants';
import { findTerms } from '@/lib/deals/firms/data';
import { issuerOf } from '@/lib/deals/invoices/data';
import { findOpenOffer } from '@/lib/deals/offers/data';
import { issuerOfRow } from '@/lib/deals/rules';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { createOnce } from '@/lib/platform/db/create-once';
import { op } from '@/lib/platform/db/operators';
import { AppError } from '@/lib/platform/errors';
import { inBackground } from '@/lib/platform/jobs/background';
import { ROLE_DENIES } from '@/lib/teams/constants';
import { ownedBy } from '@/lib/teams/data';
import { may } from '@/lib/teams/rules';
import { Introduction } from '@/models/deals/introduction';
import { MAX_EVENTS, type Side } from './constants';
import { findIntroduction, type IntroductionLean, toIntroductionDto } from './data';
import type { IntroductionDto } from './dto';
import { mailIntroduced, mailStep } from './mails';
import { mayActFor, personKeysOf } from './rules';
import type { IntroductionInput, StepInput } from './schema';

/** Reads a client from the directory; typed values take precedence. */
async function personOf(actor: Actor, { client, name, phone, email }: IntroductionInput) {
  const known = client ? await requireClient(actor, client) : undefined;
  const phones = [...(phone ? [phone] : []), ...(known?.phones ?? [])];
  const person = {
    client: known?._id ?? null,
    name: name || known?.name || '',
    phone: phones[0] ?? '',
    email: email || known?.email || '',
  };
  const personKeys = personKeysOf(phones, person.email);
  if (personKeys.length === 0)
    throw new AppError('invalid', 'Enter a phone number or an email address of this client');
  return { ...person, personKeys };
}

/** Throws unless both firms have accepted the terms, in any version. */
async function assertTerms(actor: Actor, firm: string): Promise<string> {
  const terms = await findTerms(issuerOf(actor), firm);
  if (!terms?.inForceAt)
    throw new AppError('conflict', 'Your firm and the listing firm need to accept the terms first');
  return terms.version ?? TERMS_VERSION;
}

/** The message for a person who was introduced before. It does not name the introducer, unless it was the same firm. */
async function refusal(actor: Actor, property: Types.ObjectId, personKeys: string[]): Promise<AppError> {
  const first = await Introduction.findOne(
    { property, personKeys: op.in(personKeys) },
    { bringer: 1 },
  ).lean();
  const isOwn = first !== null && issuerOfRow(first.bringer) === issuerOf(actor);
  return isOwn
    ? new AppError('conflict', 'Your firm has already introduced this person to this home', {
        details: { introduction: String(first._id) },
      })
    : new AppError(
        'conflict',
        'Thank you, but this person was already introduced to this home. The first introduction counts',
      );
}

/** Records who introduced whom. Only the first introduction of a person to a home counts, which the index guarantees. */
export async function createIntroduction(
  actor: Actor,
  input: IntroductionInput,
  now = new Date(),
): Promise<IntroductionDto> {
  if (!may(actor, 'commission', ownedBy(actor))) throw new AppError('forbidden', ROLE_DENIES);
  const { row, isNew } = await createOnce(Introduction, actor.userId, input, (_id) =>
    stampIntroduction(_id, actor, input, now),
  );
  const stored = row.toObject() as unknown as IntroductionLean;
  if (isNew) {
    const target = { type: 'property', id: String(stored.property) };
    const details = { introduced: String(stored._id) };
    await recordAudit({ action: 'co-broking.write', by: actor, target, details });
    // the introduction is stored, so a failing mail must not reject it
    inBackground('co-broking', () => mailIntroduced(stored));
  }
  return toIntroductionDto(actor, stored, 'bringer');
}

async function stampIntroduction(_id: Types.ObjectId, actor: Actor, input: IntroductionInput, now: Date) {
  const offer = await findOpenOffer(input.offer);
  if (!offer) throw new AppError('conflict', 'This home is no longer offered');
  const firm = issuerOfRow(offer);
  if (firm === issuerOf(actor)) throw new AppError('conflict', 'Your own firm lists this home');
  const terms = await assertTerms(actor, firm);
  const { personKeys, ...person } = await personOf(actor, input);
  const by = new Types.ObjectId(actor.userId);
  try {
    return await Introduction.create({
      _id,
      offer: offer._id,
      property: offer.property,
      propertyTitle: offer.title,
      lister: { owner: offer.owner, team: offer.team },
      bringer: ownedBy(actor),
      share: offer.share,
      terms,
      ...person,
      personKeys,
      matchKeys: personKeys,
      isContactShared: input.isContactShared,
      introducedAt: now,
      state: 'open',
      events: [{ kind: 'introduced', side: 'bringer', by, at: now }],
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw await refusal(actor, offer.property, personKeys);
  }
}

type Change = { when: Record<string, unknown>; fields: Record<string, unknown>; otherwise: string };

/** The state that a step requires, and its changes. Undefined for the other side's step. */
function changeOf(side: Side, { kind }: StepInput): Change | undefined {
  switch (kind) {
    case 'contact':
      return side === 'bringer'
        ? {
            when: { isContactShared: false, isErased: op.missing() },
            fields: { $set: { isContactShared: true } },
            otherwise: 'The number was already shared',
          }
        : undefined;
    case 'withdrawn':
      return side === 'bringer'
        ? {
            when: { state: 'open', disputedBy: op.missing() },
            fields: { $set: { state: 'withdrawn' }, $unset: { personKeys: 1 } },
            otherwise: 'Only an open introduction without a dispute can be withdrawn',
          }
        : undefined;
    case 'disputed':
      return {
        when: { disputedBy: op.missing() },
        fields: { $set: { disputedBy: side } },
        otherwise: 'This introduction is already disputed',
      };
    case 'settled':
      return {
        when: { disputedBy: side },
        fields: { $unset: { disputedBy: 1 } },
        otherwise: 'The firm that opened the dispute has to settle it',
      };
    case 'note':
      return { when: {}, fields: {}, otherwise: 'This history is full' };
  }
}

/** Adds to the history in the same write as the change. Nothing here changes or removes history. */
export async function addStep(
  actor: Actor,
  id: string,
  input: StepInput,
  now = new Date(),
): Promise<IntroductionDto> {
  const { row, side } = await findIntroduction(actor, id);
  const change = changeOf(side, input);
  if (!change || !mayActFor(actor, row, side)) throw new AppError('forbidden', ROLE_DENIES);
  if (row.events.length >= MAX_EVENTS) throw new AppError('conflict', 'This history is full');
  const { kind, text } = input;
  const event = { kind, side, by: new Types.ObjectId(actor.userId), at: now, ...(text && { text }) };
  const after = await Introduction.findOneAndUpdate(
    { _id: row._id, ...change.when },
    { ...change.fields, $push: { events: event } },
    { returnDocument: 'after', runValidators: true },
  ).lean<IntroductionLean>();
  if (!after) throw new AppError('conflict', change.otherwise);
  const target = { type: 'introduction', id };
  await recordAudit({ action: 'co-broking.write', by: actor, target, details: { step: kind } });
  inBackground('co-broking', () => mailStep(after, side, kind, text));
  return toIntroductionDto(actor, after, side);
}
