import 'server-only';
import { removeStoredDocument } from '@/lib/accounts/documents/data';
import { Certificate } from '@/models/accounts/certificate';

export async function eraseCertificate(userId: string): Promise<void> {
  const row = await Certificate.findOneAndDelete({ holder: userId }).lean();
  if (row?.file) await removeStoredDocument(row.file.storageKey);
}
