import 'server-only';
import { z } from 'zod';
import { type DocumentRow, getDocument } from '@/lib/accounts/users/data';
import { addDocument, removeDocument } from '@/lib/accounts/users/mutations';
import { recordAudit } from '@/lib/platform/audit/mutations';
import { DOCUMENT_TYPES } from '@/lib/platform/auth/constants';
import { isOwner, requireOwnerOr } from '@/lib/platform/auth/guards';
import type { Permission } from '@/lib/platform/auth/permissions';
import type { AnySession, UserSession } from '@/lib/platform/auth/types';
import { AppError, notFound } from '@/lib/platform/errors';
import { readMultipart } from '@/lib/platform/http/multipart';
import { documentResponse, MAX_DOCUMENT_BYTES, removeStoredDocument, storeDocument } from './data';

const fieldsSchema = z.object({ type: z.enum(DOCUMENT_TYPES, 'Please choose the document type') });
const MISSING = 'Document not found';

/** Stores an uploaded document of the signed-in person. A refused upload leaves nothing behind. */
export async function uploadDocument(session: UserSession, request: Request, ip: string): Promise<string> {
  const form = await readMultipart(request, {
    files: { file: { maxFiles: 1, maxBytes: MAX_DOCUMENT_BYTES } },
    maxFields: 5,
    maxBytes: MAX_DOCUMENT_BYTES + 64 * 1024,
  });
  try {
    const { type } = fieldsSchema.parse(form.fields);
    const file = form.files[0];
    if (!file) throw new AppError('invalid', 'Please choose a file');
    const stored = await storeDocument(session.user.id, file.path);
    const document = { type, ...stored, name: file.name.slice(-120) };
    const id = await addDocument(session.user.id, document).catch(async (error: unknown) => {
      await removeStoredDocument(stored.storageKey);
      throw error;
    });
    const target = { type: 'document', id };
    await recordAudit({ action: 'document.upload', by: session, ip, target, details: { type } });
    return id;
  } finally {
    await form.dispose();
  }
}

/** Papers of a property are evidence for a decision about it; an identity document is not. */
const readers = (document: DocumentRow | undefined) => (document?.type === 'property' ? 'moderate' : 'staff');

/** Loads a document for its owner or the office, authorised by the stored record. Foreign and unknown ids get the same reply. */
async function authorizedDocument(
  session: AnySession,
  id: string,
  permissionFor: (document: DocumentRow | undefined) => Permission,
): Promise<{ user: UserSession; owner: string; document: DocumentRow }> {
  const found = await getDocument(id);
  const user = requireOwnerOr(session, permissionFor(found?.document), found?.owner, MISSING);
  if (!found) throw notFound(MISSING);
  return { user, ...found };
}

/** Logs staff who open another person's document before the first byte is sent. */
export async function openDocument(session: UserSession, id: string, ip: string): Promise<Response> {
  const { user, owner, document } = await authorizedDocument(session, id, readers);
  if (!isOwner(user, owner)) {
    const target = { type: 'document', id };
    await recordAudit({ action: 'document.view', by: user, ip, target, details: { owner } });
  }
  return documentResponse({
    storageKey: document.storageKey,
    isEncrypted: document.isEncrypted,
    mimeType: document.mimeType ?? 'application/octet-stream',
    name: document.name ?? document.type,
  });
}

export async function deleteDocument(session: UserSession, id: string, ip: string): Promise<void> {
  const { user, owner, document } = await authorizedDocument(session, id, () => 'staff');
  await removeDocument(owner, id);
  await removeStoredDocument(document.storageKey);
  const target = { type: 'document', id };
  await recordAudit({ action: 'document.delete', by: user, ip, target, details: { owner } });
}
