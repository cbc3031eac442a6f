import 'server-only';
import { definePersonalData } from '@/lib/platform/db/personal-data';
import { exportSavedViews } from './data';
import { exportHandovers } from './handovers/data';
import { eraseHandovers } from './handovers/mutations';
import { eraseSavedViews } from './lists/mutations';
import { exportTasks } from './tasks/data';
import { eraseTasks } from './tasks/mutations';
import { exportTodaySeen } from './today/data';

export const officeData = definePersonalData({
  area: 'office',
  until: ['account'],
  models: ['Task', 'StaffHandover', 'SavedView'],
  async collect({ id }) {
    const [tasks, todaySeen, handovers, savedViews] = await Promise.all([
      exportTasks(id),
      exportTodaySeen(id),
      exportHandovers(id),
      exportSavedViews(id),
    ]);
    return { tasks, todaySeen, handovers, savedViews };
  },
  async erase({ id }) {
    await eraseTasks(id);
    await eraseHandovers(id);
    await eraseSavedViews(id);
  },
});
