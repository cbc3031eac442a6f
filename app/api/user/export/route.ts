import { route } from '@/lib/http/route';
import { exportAccount } from '@/lib/privacy/mutations';

export const GET = route(
  { auth: 'user', fresh: true, limit: 'export', produces: ['application/json'] },
  ({ session, ip }) => exportAccount(session, ip),
);
