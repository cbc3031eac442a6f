import 'server-only';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { listPurposes } from './data';

export async function loadPurposes() {
  await pageAdmin('/admin/purposes', 'settings');
  return listPurposes();
}
