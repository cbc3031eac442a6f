import 'server-only';
import { emailKeyOf } from '@/lib/accounts/users/data';
import { definePersonalData } from '@/lib/platform/db/personal-data';
import { exportSubscriptions } from './push/data';
import { eraseSubscriptions, removeOldSubscriptions } from './push/mutations';
import { exportSavedSearches } from './saved-searches/data';
import { eraseSavedSearches, removeOldSearches } from './saved-searches/mutations';

export const alertData = definePersonalData({
  area: 'alerts',
  until: ['account', 'activity'],
  models: ['AlertSubscriber', 'AlertDigest', 'SavedSearch', 'SearchAlert', 'PushSubscription'],
  async collect({ owner, email, verified }) {
    const [savedSearches, notifications] = await Promise.all([
      exportSavedSearches(owner, verified ? emailKeyOf(email) : undefined),
      exportSubscriptions(owner),
    ]);
    return { savedSearches, notifications };
  },
  async erase({ owner, email, verified }) {
    await eraseSubscriptions(owner);
    await eraseSavedSearches(owner, verified ? email : undefined);
  },
  expire: async ({ activity, now }) => ({
    searches: await removeOldSearches(activity, now),
    push: await removeOldSubscriptions(activity),
  }),
});
