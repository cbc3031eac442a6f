import 'server-only';
import { Passkey } from '@/models/accounts/passkey';
import type { PasskeyDto } from './dto';

export async function listPasskeys(userId: string): Promise<PasskeyDto[]> {
  const rows = await Passkey.find({ user: userId }).sort({ createdAt: 1 }).lean();
  return rows.map((row) => ({
    id: String(row._id),
    name: row.name,
    isSynced: row.isSynced,
    createdAt: row.createdAt.toISOString(),
    ...(row.lastUsedAt && { lastUsedAt: row.lastUsedAt.toISOString() }),
  }));
}

/** An account's credential ids and transports, for the browser to choose from. */
export async function listCredentialIds(userId: string) {
  const rows = await Passkey.find({ user: userId }, { credentialId: 1, transports: 1 }).lean();
  return rows.map(({ credentialId, transports }) => ({ id: credentialId, transports }));
}
