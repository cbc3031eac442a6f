import 'server-only';
import { facePath } from '@/lib/accounts/faces/constants';
import { User } from '@/models/platform/user';
import { Team } from '@/models/teams/team';
import { DEFAULT_COLORS } from './constants';
import type { BrandDto } from './dto';

/** The brand on a broker's prints and pages. Undefined for other roles, and once the account is deactivated or leaves. */
export async function getBrand(userId: unknown): Promise<BrandDto | undefined> {
  const user = await User.findOne(
    { _id: userId, role: 'broker', deactivatedAt: null, erasureRequestedAt: null },
    { name: 1, phone: 1, reraAgentNumber: 1, team: 1, face: 1 },
  ).lean();
  if (!user) return undefined;
  const firm = user.team ? await Team.findOne({ _id: user.team, isAgency: null }).lean() : null;
  const agentNumber = user.reraAgentNumber || firm?.reraAgentNumber;
  return {
    name: user.name,
    ...(firm && { firm: firm.name }),
    phone: firm?.phone || user.phone || '',
    ...(agentNumber && { agentNumber }),
    ...(user.face && { picture: facePath(user.face) }),
    color: firm?.color || DEFAULT_COLORS.color,
    secondColor: firm?.secondColor || DEFAULT_COLORS.secondColor,
  };
}
