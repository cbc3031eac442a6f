import 'server-only';
import { User } from '@/models/platform/user';

/** The name of this site's broker with the MahaRERA number. */
export async function agentName(reraAgentNumber: string): Promise<string | undefined> {
  const user = await User.findOne(
    { reraAgentNumber, role: 'broker', deactivatedAt: null, erasureRequestedAt: null },
    { name: 1 },
  ).lean();
  return user?.name;
}
