import 'server-only';
import { Types } from 'mongoose';
import { FIRM } from '@/lib/accounts/certificates/constants';
import {
  documentResponse,
  MAX_DOCUMENT_BYTES,
  removeStoredDocument,
  storeDocument,
} from '@/lib/accounts/documents/data';
import { findUser } from '@/lib/accounts/users/data';
import { liftCertificateBlocks } from '@/lib/listings/publish-gate/mutations';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { fieldError, notFound } from '@/lib/platform/errors';
import { readMultipart, type UploadedFile } from '@/lib/platform/http/multipart';
import { Certificate } from '@/models/accounts/certificate';
import { type CertificateLean, findCertificate } from './data';
import { type CertificateInput, certificateSchema } from './schema';

async function write(input: CertificateInput, file: UploadedFile | undefined): Promise<CertificateLean> {
  const { holder, number, validUntil } = input;
  if (holder !== FIRM && !(await findUser({ _id: holder }, { _id: 1 })))
    throw fieldError('invalid', 'holder', 'Choose the certificate’s holder');
  const before = await Certificate.findOneAndUpdate(
    { holder },
    {
      $setOnInsert: { ...(holder !== FIRM && { user: new Types.ObjectId(holder) }) },
      $set: { number, validUntil },
    },
    { upsert: true, returnDocument: 'after' },
  ).lean<CertificateLean>();
  if (!before || !file) return before as CertificateLean;
  const stored = await storeDocument(String(before._id), file.path);
  const named = { ...stored, name: file.name.slice(-120) };
  const after = await Certificate.findOneAndUpdate(
    { _id: before._id },
    { $set: { file: named } },
    { returnDocument: 'before' },
  ).lean<CertificateLean>();
  if (!after) await removeStoredDocument(stored.storageKey);
  if (after?.file) await removeStoredDocument(after.file.storageKey);
  return { ...before, file: named };
}

/** Saves a certificate of the agency or a person, and publishes listings blocked only by its expiry. */
export async function saveCertificate(actor: AdminActor<'settings'>, request: Request): Promise<string> {
  const form = await readMultipart(request, {
    files: { file: { maxFiles: 1, maxBytes: MAX_DOCUMENT_BYTES } },
    maxFields: 6,
    maxBytes: MAX_DOCUMENT_BYTES + 64 * 1024,
  });
  try {
    const input = certificateSchema.parse(form.fields);
    const row = await write(input, form.files[0]);
    const { holder, number, validUntil } = input;
    const target = { type: 'certificate', id: String(row._id) };
    const details = { holder, number, validUntil, ...(form.files[0] && { file: true }) };
    await recordAudit({ action: 'certificate.write', by: actor, target, details });
    await liftCertificateBlocks();
    return String(row._id);
  } finally {
    await form.dispose();
  }
}

export async function deleteCertificate(actor: AdminActor<'settings'>, id: string): Promise<void> {
  const row = await findCertificate(id);
  await Certificate.deleteOne({ _id: row._id });
  if (row.file) await removeStoredDocument(row.file.storageKey);
  const target = { type: 'certificate', id };
  const details = { deleted: true, holder: row.holder, number: row.number, validUntil: row.validUntil };
  await recordAudit({ action: 'certificate.write', by: actor, target, details });
  await liftCertificateBlocks();
}

export async function openCertificate(actor: AdminActor<'settings'>, id: string): Promise<Response> {
  const { file } = await findCertificate(id);
  if (!file) throw notFound('Document not found');
  await recordAudit({ action: 'document.view', by: actor, target: { type: 'certificate', id } });
  return documentResponse(file);
}
