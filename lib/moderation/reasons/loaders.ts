import 'server-only';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { REASONS_PATH } from './constants';
import { listReasons } from './data';

export async function loadReasons() {
  await pageAdmin(REASONS_PATH, 'moderate');
  return listReasons();
}
