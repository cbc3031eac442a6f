import 'server-only';
import { User } from '@/models/platform/user';

export async function isPhoneConfirmed(userId: string): Promise<boolean> {
  const user = await User.findById(userId, { phone: 1, confirmedPhone: 1 }).lean();
  return Boolean(user?.phone) && user?.phone === user?.confirmedPhone;
}
