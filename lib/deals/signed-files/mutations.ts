import 'server-only';
import { Types } from 'mongoose';
import { removeStoredDocument } from '@/lib/accounts/documents/data';
import type { FormLean } from '@/lib/deals/forms/data';
import { addRenewal, markAgreementSeen } from '@/lib/deals/forms/mutations';
import { issuerOfRow } from '@/lib/deals/invoices/data';
import type { SigningLean } from '@/lib/deals/signing/data';
import { mailSigned } from '@/lib/deals/signing/mails';
import { haveAllSigned } from '@/lib/deals/signing/rules';
import { recordAudit } from '@/lib/platform/audit/mutations';
import { decrypt, type Encrypted, encrypt } from '@/lib/platform/crypto/encrypt';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { newSigningPair, type SigningPair } from '@/lib/platform/signing/key';
import { DAY_MS, MINUTE_MS } from '@/lib/platform/time/time';
import { DealForm } from '@/models/deals/deal-form';
import { FormSigning } from '@/models/deals/form-signing';
import { SigningKey } from '@/models/deals/signing-key';
import { signingKeyContext, storePdf } from './data';
import { signedPdf } from './loaders';

/** A key whose certificate ends sooner signs no more. */
const MIN_REST_DAYS = 30;

const newestKey = (issuer: Types.ObjectId) =>
  SigningKey.findOne({ issuer }).select('+privateKey').sort({ sequence: -1 }).lean();

type Pair = Pick<SigningPair, 'certificate' | 'privateKey'>;

/** The key of a firm. It is made at the first signature: of two at once, one is stored, and both use that. */
export async function signingKeyOf(issuer: string, name: string, now = new Date()): Promise<Pair> {
  const id = new Types.ObjectId(issuer);
  const stored = await newestKey(id);
  if (stored && stored.notAfter.getTime() > now.getTime() + MIN_REST_DAYS * DAY_MS) {
    const { _id, certificate, privateKey } = stored;
    return { certificate, privateKey: decrypt(privateKey as Encrypted, signingKeyContext(_id)) };
  }
  const { certificate, privateKey, notAfter } = await newSigningPair(name || issuer, now);
  const _id = new Types.ObjectId();
  // of a secret not even the last characters are stored
  const hidden = { ...encrypt(privateKey, signingKeyContext(_id)), last4: '' };
  const sequence = (stored?.sequence ?? 0) + 1;
  try {
    await SigningKey.create({ _id, issuer: id, sequence, certificate, privateKey: hidden, notAfter });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return signingKeyOf(issuer, name, now);
  }
  return { certificate, privateKey };
}

/** The signed file; of two at once the first stays. */
async function makeFile(row: SigningLean, now: Date): Promise<SigningLean> {
  const key = await signingKeyOf(issuerOfRow(row), row.firm, now);
  const file = await storePdf(row, await signedPdf(row, key, now));
  const after = await FormSigning.findOneAndUpdate(
    { _id: row._id, state: 'complete', file: op.missing() },
    { $set: { file, signedAt: now }, $unset: { 'signers.$[].strokes': 1 } },
    { returnDocument: 'after' },
  ).lean<SigningLean>();
  if (after) return after;
  await removeStoredDocument(file.storageKey);
  return (await FormSigning.findById(row._id).lean<SigningLean>()) ?? row;
}

/** How long one process may take to make a file, before another tries. */
const LEASE_MS = 5 * MINUTE_MS;

/**
 * Ends a signing when all have signed: the file, the state of the document, the reminder of a renewal, the mails. Idempotent: each
 * part is done once, and what a crash left is done by the job.
 */
export async function finishSigning(id: Types.ObjectId, now = new Date()): Promise<void> {
  const open = await FormSigning.findOne({ _id: id, state: 'open' }).lean<SigningLean>();
  if (open && haveAllSigned(open.signers as { state: 'waiting' | 'signed' | 'refused' }[]))
    await FormSigning.updateOne({ _id: id, state: 'open' }, { $set: { state: 'complete', nextAt: now } });
  const leased = await FormSigning.findOneAndUpdate(
    { _id: id, state: 'complete', nextAt: op.lte(now) },
    { $set: { nextAt: new Date(now.getTime() + LEASE_MS) } },
    { returnDocument: 'after' },
  ).lean<SigningLean>();
  if (!leased) return;
  const row = leased.file ? leased : await makeFile(leased, now);
  if (!row.file) return;
  const form = await DealForm.findOneAndUpdate(
    { _id: row.form, state: op.in(['sent', 'signed']) },
    { $set: { state: 'signed' } },
    { returnDocument: 'after' },
  ).lean<FormLean>();
  if (form) {
    await addRenewal(form, now, row.version);
    await markAgreementSeen(form, now);
  }
  if (!row.isMailed) await mailSigned(row);
  await FormSigning.updateOne(
    { _id: id, state: 'complete' },
    { $set: { state: 'signed', isMailed: true }, $unset: { nextAt: 1 } },
  );
  const details = { signed: row.kind, hash: row.file.hash };
  await recordAudit({
    action: 'form.write',
    by: null,
    target: { type: 'deal', id: String(row.deal) },
    details,
  });
}
