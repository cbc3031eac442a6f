import 'server-only';
import { findUser } from '@/lib/accounts/users/data';

/** Name of this site's broker with the MahaRERA number. */
export async function agentName(reraAgentNumber: string): Promise<string | undefined> {
  const user = await findUser(
    { reraAgentNumber, role: 'broker', deactivatedAt: null, erasureRequestedAt: null },
    { name: 1 },
  );
  return user?.name;
}
