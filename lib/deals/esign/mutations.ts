import 'server-only';
import { randomUUID } from 'node:crypto';
import { removeStoredDocument } from '@/lib/accounts/documents/data';
import { FORM_KIND_LABELS, type FormKind } from '@/lib/deals/forms/constants';
import { requireSigner } from '@/lib/deals/sign-links/data';
import { assertSignable, storeSignature } from '@/lib/deals/sign-links/mutations';
import { readPdfFile, storePdf } from '@/lib/deals/signed-files/data';
import { copyForEsign } from '@/lib/deals/signed-files/loaders';
import { type SignerRow, type SigningLean, signUrl } from '@/lib/deals/signing/data';
import { addEvent, eventOf } from '@/lib/deals/signing/mutations';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { consume } from '@/lib/platform/http/rate-limit';
import type { Language } from '@/lib/platform/language/languages';
import { log } from '@/lib/platform/log/log';
import { esignProvider } from '@/lib/platform/signing/esign';
import { embedSignature, prepareForSignature } from '@/lib/platform/signing/pdf';
import { siteUrl } from '@/lib/platform/site';
import { FormSigning } from '@/models/deals/form-signing';

/** Prepares the copy of one signer, and returns the form that their browser posts to the provider. */
export async function startEsign(token: string, now = new Date()) {
  const provider = esignProvider();
  if (!provider) throw notFound();
  const linked = await requireSigner(token);
  const { row, signer } = linked;
  assertSignable(linked, now);
  await consume('confirmPhone', `esign:${signer._id}`);
  const { pdf, digest } = await prepareForSignature(await copyForEsign(row, signer, now));
  const file = await storePdf(row, pdf);
  const txn = randomUUID();
  const before = await FormSigning.findOneAndUpdate(
    { _id: row._id, state: 'open', signers: op.elemMatch({ _id: signer._id, state: 'waiting' }) },
    { $set: { 'signers.$.esign': { txn, digest, at: now, file } } },
    { returnDocument: 'before' },
  ).lean<SigningLean>();
  const earlier = (before?.signers as SignerRow[] | undefined)?.find(({ _id }) => _id.equals(signer._id));
  if (earlier?.esign?.file) await removeStoredDocument(earlier.esign.file.storageKey);
  if (!before) {
    await removeStoredDocument(file.storageKey);
    throw new AppError('conflict', 'This document can no longer be signed');
  }
  const info = FORM_KIND_LABELS[row.kind as FormKind];
  return provider.request({ txn, digest, info, responseUrl: `${siteUrl()}/api/esign`, at: now });
}

type Esign = NonNullable<SignerRow['esign']>;

/** The signed copy becomes the signature. A reply that comes again finds it done. */
async function takeSignature(
  linked: { row: SigningLean; signer: SignerRow },
  { txn, digest, at, file }: Esign & { file: NonNullable<Esign['file']> },
  { cms, name, ip, now }: { cms: Buffer; name: string; ip: string; now: Date },
): Promise<void> {
  const copy = await storePdf(linked.row, embedSignature(await readPdfFile(file), cms));
  try {
    await storeSignature(
      linked,
      { kind: 'aadhaar', signedName: name, copy, esign: { txn, digest, at } },
      { ip, now, condition: { 'esign.txn': txn } },
    );
  } catch (error) {
    await removeStoredDocument(copy.storageKey);
    throw error;
  }
  await removeStoredDocument(file.storageKey);
}

/** Takes the reply of the provider, and returns the address of the signer's page. */
export async function finishEsign(xml: string, ip: string, now = new Date()): Promise<string> {
  const provider = esignProvider();
  if (!provider) throw notFound();
  const reply = provider.read(xml);
  const row = await FormSigning.findOne({ 'signers.esign.txn': reply.txn }).lean<SigningLean>();
  const signer = (row?.signers as SignerRow[] | undefined)?.find(({ esign }) => esign?.txn === reply.txn);
  if (!row || !signer?.esign) throw notFound();
  const page = signUrl(signer, row.language as Language);
  const { file, ...esign } = signer.esign;
  // it came before, or the document was withdrawn meanwhile: the page says how it stands
  if (signer.state !== 'waiting' || row.state !== 'open' || !file) return page;
  if (!reply.isSigned) {
    log.warn({ code: reply.code, signing: String(row._id) }, 'an eSign provider did not sign');
    await addEvent(row._id, eventOf('esign-failed', now, { signer: signer._id, ip }));
    return `${page}?esign=failed`;
  }
  const name = provider.check(reply, esign.digest);
  try {
    await takeSignature({ row, signer }, { ...esign, file }, { cms: reply.cms, name, ip, now });
  } catch (error) {
    // of two replies at once one signs
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
  }
  return page;
}
