import 'server-only';
import { definePersonalData } from '@/lib/platform/db/personal-data';
import { exportTasks } from './tasks/data';
import { eraseTasks } from './tasks/mutations';
import { exportTodaySeen } from './today/data';

export const officeData = definePersonalData({
  models: ['Task'],
  async collect({ id }) {
    const [tasks, todaySeen] = await Promise.all([exportTasks(id), exportTodaySeen(id)]);
    return { tasks, todaySeen };
  },
  erase: ({ id }) => eraseTasks(id),
});
