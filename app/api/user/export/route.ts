import { exportAccount } from '@/lib/account/account';
import { route } from '@/lib/http/route';

export const GET = route({ auth: 'user', limit: 'export' }, ({ session, ip }) => exportAccount(session, ip));
