import 'server-only';
import { removeStoredDocument } from '@/lib/accounts/documents/data';
import { Certificate } from '@/models/accounts/certificate';

/** The certificate of a person who is erased, with its file. */
export async function eraseCertificate(userId: string): Promise<void> {
  const row = await Certificate.findOneAndDelete({ holder: userId }).lean();
  if (row?.file) await removeStoredDocument(row.file.storageKey);
}
