import 'server-only';
import { definePersonalData } from '@/lib/platform/db/personal-data';
import { removeListingsOf } from './own-listings/mutations';

/** Listings are removed as their owner would remove them. */
export const brokerData = definePersonalData({
  models: ['Property'],
  collect: async () => ({}),
  erase: ({ id }) => removeListingsOf(id),
});
