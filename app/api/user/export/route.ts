import { route } from '@/lib/platform/http/route';
import { exportAccount } from '@/lib/registries/personal-data/mutations';

export const GET = route(
  { auth: 'user', fresh: true, limit: 'export', produces: ['application/json'] },
  ({ session, ip }) => exportAccount(session, ip),
);
