import 'server-only';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { getChannels } from './data';

export async function loadChannels() {
  await pageAdmin('/admin/channels', 'settings');
  return getChannels();
}
