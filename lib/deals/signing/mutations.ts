import 'server-only';
import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import type { FormKind } from '@/lib/deals/forms/constants';
import { findForm, issuerName, versionOf, wordingOf } from '@/lib/deals/forms/data';
import { missingFields } from '@/lib/deals/forms/rules';
import { recordAudit } from '@/lib/platform/audit/mutations';
import { shortenAddress } from '@/lib/platform/audit-chain/rules';
import type { Actor } from '@/lib/platform/auth/actor';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { AppError, fieldError, notFound } from '@/lib/platform/errors';
import { consume } from '@/lib/platform/http/rate-limit';
import { inBackground } from '@/lib/platform/jobs/background';
import { DAY_MS } from '@/lib/platform/time/time';
import { DealForm } from '@/models/deals/deal-form';
import { FormSigning } from '@/models/deals/form-signing';
import { MAX_EVENTS, type SignEvent, type SigningState } from './constants';
import { findSigning, type SignerRow, type SigningLean, toSigningDto } from './data';
import type { SigningDto } from './dto';
import { mailEnded, mailFirm, mailSigner } from './mails';
import { nextTime, signersProblem } from './rules';
import type { NewSigning, SigningStep } from './schema';

const NOT_OPEN = 'This document is not waiting for signatures';
const ALREADY_SENT = 'This document was sent to its signers. Withdraw it first';

type By = { actor?: Actor; signer?: Types.ObjectId; ip?: string | undefined };

/** An event as it is stored: who, when, and from which part of the net. */
export const eventOf = (what: SignEvent, at: Date, { actor, signer, ip }: By = {}) => ({
  at,
  what,
  ...(signer && { signer }),
  ...(actor && { by: new Types.ObjectId(actor.userId), byName: actor.name }),
  ...((ip ?? actor?.ip) && { address: shortenAddress(ip ?? actor?.ip ?? '') }),
});

/** Adds an event that changes nothing else; a signing holds only so many. */
export async function addEvent(id: Types.ObjectId, event: ReturnType<typeof eventOf>): Promise<void> {
  const filter = { _id: id, [`events.${MAX_EVENTS - 1}`]: op.missing() };
  await FormSigning.updateOne(filter, { $push: { events: event } });
}

const audited = (actor: Actor, { deal, kind }: Pick<SigningLean, 'deal' | 'kind'>, what: string) =>
  recordAudit({
    action: 'form.write',
    by: actor,
    target: { type: 'deal', id: String(deal) },
    details: { [what]: kind },
  });

/** Sends the newest version to its signers, with the wording of this moment. Of two at once, one is sent. */
export async function sendForm(
  actor: Actor,
  formId: string,
  { version, days, signers }: NewSigning,
  now = new Date(),
): Promise<SigningDto> {
  const form = await findForm(actor, formId);
  const kind = form.kind as FormKind;
  if (form.state !== 'draft') throw new AppError('conflict', ALREADY_SENT);
  if (form.version !== version)
    throw new AppError('conflict', 'Another version was saved meanwhile. Reload the page');
  const { fields } = versionOf(form);
  if (missingFields(kind, fields).length > 0)
    throw new AppError('conflict', 'Fill in every field before you send the document');
  const problem = signersProblem(kind, signers);
  if (problem) throw fieldError('invalid', 'signers', problem);
  await consume('mailAddress', `sign:${actor.userId}`);
  const { language, title, clauses } = wordingOf(form, version);
  const times = { sentAt: now, expiresAt: new Date(now.getTime() + days * DAY_MS), reminders: 0 };
  const { deal, owner, team } = form;
  let row: SigningLean;
  try {
    row = (
      await FormSigning.create({
        ...{ form: form._id, deal, owner, team: team ?? null, kind, language, version },
        firm: await issuerName(form),
        ...{
          title,
          clauses,
          textHash: createHash('sha256')
            .update([title, ...clauses].join('\n'))
            .digest('hex'),
        },
        ...times,
        sentBy: new Types.ObjectId(actor.userId),
        nextAt: nextTime(times),
        signers,
        events: [eventOf('sent', now, { actor })],
      })
    ).toObject() as SigningLean;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw new AppError('conflict', ALREADY_SENT, { cause: error });
  }
  // a version that was saved at the same moment is not the one that the signers read
  const { matchedCount } = await DealForm.updateOne(
    { _id: form._id, state: 'draft', version },
    { $set: { state: 'sent' } },
  );
  if (matchedCount === 0) {
    await FormSigning.deleteOne({ _id: row._id });
    throw new AppError('conflict', 'Another version was saved meanwhile. Reload the page');
  }
  await audited(actor, row, 'sent');
  inBackground('form signing', async () => {
    for (const signer of row.signers as SignerRow[]) await mailSigner(row, signer, false);
  });
  return toSigningDto(row);
}

/** Ends an open signing without a signed document, which is a draft again. Undefined when it was not open any more. */
export async function endSigning(
  row: Pick<SigningLean, '_id'>,
  state: Extract<SigningState, 'refused' | 'cancelled' | 'expired'>,
  event: ReturnType<typeof eventOf>,
  set: Record<string, unknown> = {},
  filter: Record<string, unknown> = {},
): Promise<SigningLean | undefined> {
  const after = await FormSigning.findOneAndUpdate(
    { _id: row._id, state: 'open', ...filter },
    {
      $set: { state, ...set },
      $push: { events: event },
      $unset: { nextAt: 1 },
    },
    { returnDocument: 'after' },
  ).lean<SigningLean>();
  if (!after) return undefined;
  await FormSigning.updateOne(
    { _id: row._id },
    { $unset: { 'signers.$[].code': 1, 'signers.$[].strokes': 1 } },
  );
  await DealForm.updateOne({ _id: after.form, state: 'sent' }, { $set: { state: 'draft' } });
  return after;
}

/** Withdraws a document from its signers, or sends one of them the link again. */
export async function stepSigning(
  actor: Actor,
  formId: string,
  step: SigningStep,
  now = new Date(),
): Promise<SigningDto> {
  const form = await findForm(actor, formId);
  const row = await findSigning(form._id);
  if (row?.state !== 'open') throw new AppError('conflict', NOT_OPEN);
  if (step.action === 'cancel') {
    const after = await endSigning(row, 'cancelled', eventOf('cancelled', now, { actor }));
    if (!after) throw new AppError('conflict', NOT_OPEN);
    await audited(actor, after, 'withdrawn');
    inBackground('form signing', () => mailEnded(after));
    return toSigningDto(after);
  }
  const signer = (row.signers as SignerRow[]).find(({ _id }) => String(_id) === step.signer);
  if (!signer) throw notFound();
  if (signer.state !== 'waiting') throw new AppError('conflict', 'This person has signed already');
  if (!(await mailSigner(row, signer, false)))
    throw new AppError('rate_limited', 'This address got enough mails for now. Try again in an hour');
  await addEvent(row._id, eventOf('resent', now, { actor, signer: signer._id }));
  const after = await findSigning(form._id);
  return toSigningDto(after ?? row);
}

/** Ends a signing whose time is over. */
export async function expireSigning(row: SigningLean, now: Date): Promise<void> {
  const after = await endSigning(row, 'expired', eventOf('expired', now), {}, { expiresAt: op.lte(now) });
  if (!after) return;
  await mailEnded(after);
  await mailFirm(after, 'expired');
}
