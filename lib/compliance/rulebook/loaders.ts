import 'server-only';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { indianDay } from '@/lib/platform/time/indian-day';
import { listRules } from './data';

export async function loadRules() {
  await pageAdmin('/admin/rules', 'settings');
  return { rules: await listRules(), today: indianDay(Date.now()) };
}
