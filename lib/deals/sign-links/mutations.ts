import 'server-only';
import { sendCodeText } from '@/lib/accounts/phone/mutations';
import { finishSigning } from '@/lib/deals/signed-files/mutations';
import { CODE_MINUTES, MAX_CODE_TRIES, type SignKind } from '@/lib/deals/signing/constants';
import type { SignerRow, SigningLean } from '@/lib/deals/signing/data';
import type { SignLinkDto } from '@/lib/deals/signing/dto';
import { codeMail, mailEnded, mailFirm } from '@/lib/deals/signing/mails';
import { addEvent, endSigning, eventOf } from '@/lib/deals/signing/mutations';
import type { SignInput, SignStep } from '@/lib/deals/signing/schema';
import { shortenAddress } from '@/lib/platform/audit-chain/rules';
import { hashCode, newCode } from '@/lib/platform/crypto/one-time-code';
import { secretsEqual } from '@/lib/platform/crypto/secrets-equal';
import { op } from '@/lib/platform/db/operators';
import { AppError, fieldError } from '@/lib/platform/errors';
import { consume } from '@/lib/platform/http/rate-limit';
import { inBackground } from '@/lib/platform/jobs/background';
import { postMail } from '@/lib/platform/mail/queue';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { FormSigning } from '@/models/deals/form-signing';
import { codeReceiver, readSignLink, requireSigner } from './data';

const ENDED = 'This document can no longer be signed';
const SIGNED = 'You have signed this document already';
const WRONG = 'That code is not right, or is too old';

type Linked = { row: SigningLean; signer: SignerRow };

const signedBy = ({ _id }: SignerRow) => `sign:${_id}`;

/** Refuses with the reason what cannot be signed now. */
export function assertSignable({ row, signer }: Linked, now: Date): void {
  if (signer.state === 'signed') throw new AppError('conflict', SIGNED);
  if (row.state !== 'open' || row.expiresAt <= now) throw new AppError('conflict', ENDED);
}

/** The stored row while this signer may still sign. */
const waiting = (
  { row, signer }: Linked,
  now: Date,
  more: Record<string, unknown> = {},
): Record<string, unknown> => ({
  _id: row._id,
  state: 'open',
  expiresAt: op.gt(now),
  signers: op.elemMatch({ _id: signer._id, state: 'waiting', ...more }),
});

/** Sends six digits. Earlier codes become invalid. */
async function sendCode(linked: Linked, ip: string, now: Date): Promise<void> {
  const { row, signer } = linked;
  assertSignable(linked, now);
  await consume('mail', `sign-code:${signer._id}`);
  const code = newCode();
  const hash = hashCode(signedBy(signer), code);
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * MINUTE_MS);
  await FormSigning.updateOne(waiting(linked, now), {
    $set: { 'signers.$.code': { hash, expiresAt, tries: 0 } },
  });
  await addEvent(row._id, eventOf('code', now, { signer: signer._id, ip }));
  const to = codeReceiver(signer);
  if ('email' in to) return postMail(await codeMail(row, signer, code));
  await sendCodeText(to.phone, code, CODE_MINUTES);
}

/** Counts an entry of a code before it is compared, so that many at once are not many tries. Returns the stored hash. */
async function takeCode(linked: Linked, code: string, ip: string, now: Date): Promise<string> {
  const { row, signer } = linked;
  const usable = { 'code.expiresAt': { $gt: now }, 'code.tries': { $lt: MAX_CODE_TRIES } };
  const counted = await FormSigning.findOneAndUpdate(
    waiting(linked, now, usable),
    { $inc: { 'signers.$.code.tries': 1 } },
    { returnDocument: 'after' },
  ).lean<SigningLean>();
  const stored = (counted?.signers as SignerRow[] | undefined)?.find(({ _id }) => _id.equals(signer._id))
    ?.code?.hash;
  if (stored && secretsEqual(stored, hashCode(signedBy(signer), code))) return stored;
  if (counted) await addEvent(row._id, eventOf('wrong-code', now, { signer: signer._id, ip }));
  throw fieldError('invalid', 'code', WRONG);
}

type Signature = { kind: SignKind; signedName: string } & Record<string, unknown>;

/** Stores a signature; of two at once, one. Then the document is finished if it was the last. */
export async function storeSignature(
  linked: Linked,
  { kind, signedName, ...rest }: Signature,
  { ip, now, condition }: { ip: string; now: Date; condition: Record<string, unknown> },
): Promise<void> {
  const { row, signer } = linked;
  const set = { state: 'signed', kind, signedName, signedAt: now, address: shortenAddress(ip), ...rest };
  const after = await FormSigning.findOneAndUpdate(
    waiting(linked, now, condition),
    {
      $set: {
        ...Object.fromEntries(Object.entries(set).map(([field, value]) => [`signers.$.${field}`, value])),
        // what follows a crash here is done by the job
        nextAt: now,
      },
      $unset: { 'signers.$.code': 1 },
      $push: { events: eventOf('signed', now, { signer: signer._id, ip }) },
    },
    { returnDocument: 'after' },
  ).lean<SigningLean>();
  if (!after) {
    const current = await FormSigning.findById(row._id).lean<SigningLean>();
    const own = (current?.signers as SignerRow[] | undefined)?.find(({ _id }) => _id.equals(signer._id));
    throw new AppError('conflict', own?.state === 'signed' ? SIGNED : ENDED);
  }
  inBackground('form signing', () => finishSigning(row._id, now));
}

async function sign(
  linked: Linked,
  { code, name, strokes }: SignInput,
  ip: string,
  now: Date,
): Promise<void> {
  assertSignable(linked, now);
  await consume('confirmPhone', `sign:${linked.signer._id}`);
  const hash = await takeCode(linked, code, ip, now);
  const drawn = strokes && { strokes };
  await storeSignature(
    linked,
    { kind: strokes ? 'drawn' : 'typed', signedName: name, ...drawn },
    { ip, now, condition: { 'code.hash': hash } },
  );
}

async function refuse(linked: Linked, reason: string, ip: string, now: Date): Promise<void> {
  assertSignable(linked, now);
  const { row, signer } = linked;
  const after = await endSigning(
    row,
    'refused',
    eventOf('refused', now, { signer: signer._id, ip }),
    { 'signers.$.state': 'refused', 'signers.$.reason': reason },
    { signers: op.elemMatch({ _id: signer._id, state: 'waiting' }) },
  );
  if (!after) throw new AppError('conflict', ENDED);
  inBackground('form signing', async () => {
    await mailFirm(after, 'refused', reason);
    await mailEnded(after, signer);
  });
}

/** A step of a signer: the page was opened, a code is wanted, the signature, the refusal. */
export async function takeSignStep(
  token: string,
  step: SignStep,
  ip: string,
  now = new Date(),
): Promise<SignLinkDto> {
  const linked = await requireSigner(token);
  const { row, signer } = linked;
  if (step.action === 'open') {
    const first = await FormSigning.updateOne(
      { _id: row._id, signers: op.elemMatch({ _id: signer._id, openedAt: { $exists: false } }) },
      { $set: { 'signers.$.openedAt': now } },
    );
    if (first.modifiedCount > 0) await addEvent(row._id, eventOf('opened', now, { signer: signer._id, ip }));
  } else if (step.action === 'code') await sendCode(linked, ip, now);
  else if (step.action === 'sign') await sign(linked, step, ip, now);
  else await refuse(linked, step.reason, ip, now);
  return readSignLink(token);
}
