import 'server-only';
import { definePersonalData } from '@/lib/platform/db/personal-data';
import { exportShortlists } from './data';
import { eraseShortlists, removeOldShortlists } from './mutations';

export const shortlistData = definePersonalData({
  area: 'shortlists',
  until: ['account', 'activity'],
  models: ['Shortlist'],
  collect: async ({ owner }) => ({ shortlists: await exportShortlists(owner) }),
  erase: ({ owner }) => eraseShortlists(owner),
  expire: async ({ activity }) => ({ shortlists: await removeOldShortlists(activity) }),
});
