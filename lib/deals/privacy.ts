import 'server-only';
import { definePersonalData } from '@/lib/platform/db/personal-data';
import { exportDeals } from './data';
import { eraseDeals } from './erasure/mutations';

export const dealData = definePersonalData({
  models: ['Deal'],
  collect: async ({ id, keys }) => ({ deals: await exportDeals(id, keys) }),
  erase: eraseDeals,
});
