import 'server-only';
import { Types } from 'mongoose';
import { type DealLean, findDeal } from '@/lib/deals/data';
import { getBillingProfile } from '@/lib/deals/invoices/data';
import { issuerOfRow } from '@/lib/deals/rules';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { isOneOf } from '@/lib/platform/basics/is-one-of';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { createOnce } from '@/lib/platform/db/create-once';
import { op } from '@/lib/platform/db/operators';
import { AppError, fieldError } from '@/lib/platform/errors';
import { type PaymentEvent, paymentGateway } from '@/lib/platform/gateways/payments';
import { messageWith } from '@/lib/platform/language/message';
import { formatRupees } from '@/lib/platform/text/format';
import { indianDay } from '@/lib/platform/time/indian-day';
import { may } from '@/lib/teams/rules';
import { DealToken } from '@/models/deals/deal-token';
import { type TokenState, WRONG_STEP } from './constants';
import { findToken, limitOf, listTokenRows, sumOf, type TokenLean, toTokenDto } from './data';
import type { TokenDto } from './dto';
import type { NewToken, TokenStep } from './schema';

/** Refuses, quoting the section, when all tokens of a deal together exceed the limit. */
async function assertWithinLimit(deal: DealLean, more: number): Promise<void> {
  const { limit, section } = await limitOf(deal);
  if (limit === null) return;
  if (deal.value === 0) throw fieldError('invalid', 'rupees', 'Enter the price of the deal first');
  const sum = sumOf(await listTokenRows(deal._id)) + more;
  if (sum <= limit) return;
  const values = { limit: formatRupees(limit), section };
  throw fieldError(
    'invalid',
    'rupees',
    messageWith('At most {limit} before the registered agreement. {section}', values),
  );
}

/** A payment request, with its code for payment apps and a gateway page if wanted. */
export async function createToken(actor: Actor, dealId: string, input: NewToken): Promise<TokenDto> {
  const deal = await findDeal(actor, dealId);
  if (!may(actor, 'edit', deal)) throw new AppError('forbidden');
  const profile = await getBillingProfile(issuerOfRow(deal));
  if (!profile?.upi) throw new AppError('conflict', 'Enter a UPI address in the billing details first');
  const gateway = input.link ? paymentGateway() : undefined;
  if (input.link && !gateway) throw new AppError('conflict', 'No payment gateway is set up');
  const { payer, rupees, terms } = input;
  const { row, isNew } = await createOnce(DealToken, `${actor.userId} ${dealId}`, input, async (_id) => {
    await assertWithinLimit(deal, rupees);
    const created = await DealToken.create({
      _id,
      ...{ deal: deal._id, owner: deal.owner, team: deal.team ?? null, payer, rupees, terms },
      upi: profile.upi,
      upiName: profile.upiName || profile.name,
      request: `TOK${String(_id).toUpperCase()}`,
      state: 'requested',
    });
    try {
      // removes this request if simultaneous ones exceed the limit together, or the price is lower now
      await assertWithinLimit(await findDeal(actor, dealId), 0);
      const link = await gateway?.createLink({
        reference: `TOK${String(_id).toUpperCase()}`,
        paise: rupees * 100,
        note: deal.title,
      });
      if (link) await DealToken.updateOne({ _id }, { $set: { link: link.url } });
    } catch (error) {
      await DealToken.deleteOne({ _id });
      throw error;
    }
    return created;
  });
  const target = { type: 'deal', id: dealId };
  if (isNew) await recordAudit({ action: 'token.write', by: actor, target, details: { requested: rupees } });
  return toTokenDto(actor, await findToken(actor, String(row._id)));
}

type Move = { from: TokenState[]; set: Record<string, unknown>; unset?: Record<string, 1> };

/** The states that allow a step, and the fields it writes. */
function moveOf(step: TokenStep, actor: Actor, now: Date): Move {
  const by = new Types.ObjectId(actor.userId);
  const end = { endedBy: by, endedAt: now };
  switch (step.action) {
    case 'enter':
      return {
        from: ['requested'],
        set: { state: 'entered', reference: step.reference, paidOn: step.paidOn, enteredBy: by },
      };
    case 'reject':
      return {
        from: ['entered'],
        set: { state: 'requested' },
        unset: { reference: 1, paidOn: 1, enteredBy: 1 },
      };
    case 'confirm':
      return { from: ['entered'], set: { state: 'confirmed', confirmedBy: by, confirmedAt: now } };
    case 'withdraw':
      return { from: ['requested'], set: { state: 'withdrawn', endReason: step.reason, ...end } };
    case 'refund':
      return {
        from: ['confirmed'],
        set: { state: 'refunded', endReason: step.reason, refundReference: step.reference, ...end },
      };
    case 'forfeit':
      return { from: ['confirmed'], set: { state: 'forfeited', endReason: step.reason, ...end } };
  }
}

/** Takes a token's next step. The reference must be confirmed by a different person than the one who entered it. */
export async function moveToken(
  actor: Actor,
  id: string,
  step: TokenStep,
  now = new Date(),
): Promise<TokenDto> {
  const row = await findToken(actor, id);
  if (step.action === 'enter' && step.paidOn > indianDay(now))
    throw fieldError('invalid', 'paidOn', 'The payment date can’t be in the future');
  const { from, set, unset } = moveOf(step, actor, now);
  const wrongStep = (state: string) => new AppError('conflict', WRONG_STEP[state as TokenState]);
  if (!isOneOf(from, row.state)) throw wrongStep(row.state);
  // also in the filter, because another person may enter the reference in between
  const others = step.action === 'confirm' ? { enteredBy: op.not(new Types.ObjectId(actor.userId)) } : {};
  if (step.action === 'confirm' && String(row.enteredBy ?? '') === actor.userId)
    throw new AppError(
      'forbidden',
      'Someone other than the person who entered the reference has to confirm it',
    );
  if (step.action === 'enter') {
    const deal = await findDeal(actor, String(row.deal));
    await assertWithinLimit(deal, 0);
  }
  const after = await DealToken.findOneAndUpdate(
    { _id: row._id, state: op.in(from), ...others },
    { $set: set, ...(unset && { $unset: unset }) },
    { returnDocument: 'after' },
  )
    .lean<TokenLean>()
    .catch((error: unknown) => {
      if (isDuplicateKey(error))
        throw fieldError('invalid', 'reference', 'Another token already has this reference');
      throw error;
    });
  if (!after) throw wrongStep((await findToken(actor, id)).state);
  const target = { type: 'deal', id: String(row.deal) };
  await recordAudit({ action: 'token.write', by: actor, target, details: { [step.action]: row.rupees } });
  return toTokenDto(actor, after);
}

/**
 * Records a gateway notification. Repeats change nothing. A late one, after the request was withdrawn or its reference entered by hand, leaves a warning for
 * the office and no second payment.
 */
export async function recordPayment({
  id,
  reference,
  payment,
  paise,
}: PaymentEvent): Promise<'stored' | 'known' | 'unknown'> {
  const row = await DealToken.findOne({ request: reference }).select('+events').lean<TokenLean>();
  if (!row) return 'unknown';
  const isFirst = { _id: row._id, events: op.not(id) };
  const isRight = paise === row.rupees * 100;
  const paid = await DealToken.updateOne(
    { ...isFirst, state: 'requested' },
    isRight
      ? {
          $set: { state: 'entered', reference: payment, paidOn: indianDay(Date.now()) },
          $addToSet: { events: id },
        }
      : { $set: { warning: `${payment}: ${formatRupees(paise / 100)}` }, $addToSet: { events: id } },
  ).catch((error: unknown) => {
    // two events about one payment
    if (isDuplicateKey(error)) return { modifiedCount: 0 };
    throw error;
  });
  if (paid.modifiedCount === 0) {
    const isSame = row.reference === payment;
    const late = await DealToken.updateOne(isFirst, {
      ...(!isSame && { $set: { warning: `${payment}: ${formatRupees(paise / 100)}` } }),
      $addToSet: { events: id },
    });
    if (late.modifiedCount === 0) return 'known';
  }
  const details = { gateway: payment, rupees: paise / 100 };
  await recordAudit({
    action: 'token.write',
    by: null,
    target: { type: 'deal', id: String(row.deal) },
    details,
  });
  return 'stored';
}

/** Deletes requests of an erased person. Payments stay in the books, and an erased payer loses the name. */
export async function eraseTokens(userId: string): Promise<void> {
  await DealToken.deleteMany({ owner: userId, team: null, state: op.in(['requested', 'withdrawn']) });
}
