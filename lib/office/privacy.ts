import 'server-only';
import { definePersonalData } from '@/lib/platform/db/personal-data';
import { exportHandovers } from './handovers/data';
import { eraseHandovers } from './handovers/mutations';
import { exportTasks } from './tasks/data';
import { eraseTasks } from './tasks/mutations';
import { exportTodaySeen } from './today/data';

export const officeData = definePersonalData({
  models: ['Task', 'StaffHandover'],
  async collect({ id }) {
    const [tasks, todaySeen, handovers] = await Promise.all([
      exportTasks(id),
      exportTodaySeen(id),
      exportHandovers(id),
    ]);
    return { tasks, todaySeen, handovers };
  },
  async erase({ id }) {
    await eraseTasks(id);
    await eraseHandovers(id);
  },
});
