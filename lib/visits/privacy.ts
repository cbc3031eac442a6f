import 'server-only';
import { definePersonalData } from '@/lib/platform/db/personal-data';
import { exportBusy } from './busy-times/data';
import { eraseBusyTimes, removeOldBusyTimes } from './busy-times/mutations';
import { exportVisits } from './data';
import { eraseFeeds } from './feeds/mutations';
import { eraseVisits, removeOldHomeVisits } from './mutations';

export const visitData = definePersonalData({
  area: 'visits',
  until: ['homeVisit', 'account'],
  models: ['Visit', 'BusyTime', 'CalendarFeed'],
  async collect({ id, owner, keys }) {
    const [homeVisits, busyTimes] = await Promise.all([exportVisits(id, owner, [...keys]), exportBusy(id)]);
    return { homeVisits, busyTimes };
  },
  async erase(person) {
    await eraseVisits(person, person.owner);
    await eraseBusyTimes(person.id);
    await eraseFeeds(person.id);
  },
  expire: async ({ homeVisit }) => ({
    busyTimes: await removeOldBusyTimes(homeVisit),
    homeVisits: await removeOldHomeVisits(homeVisit),
  }),
});
