import 'server-only';
import { pageRole } from '@/lib/platform/auth/page-guards';
import { API_TOKEN_ROLE } from '@/lib/platform/auth/scopes';
import { listDeliveries } from './data';

export async function loadDeliveries() {
  const { user } = await pageRole('/dashboard/api/deliveries', API_TOKEN_ROLE);
  return listDeliveries(user.id);
}
