import 'server-only';
import { definePersonalData } from '@/lib/platform/db/personal-data';
import { exportGrievances } from './grievances/data';
import { eraseGrievances } from './grievances/mutations';
import { getNominee } from './nominees/data';
import { eraseNominee } from './nominees/mutations';

export const complianceData = definePersonalData({
  area: 'compliance',
  until: ['account', 'register'],
  models: ['Grievance', 'Nominee'],
  collect: async ({ id, owner }) => ({
    grievances: await exportGrievances(owner),
    nominee: await getNominee(id),
  }),
  async erase({ id, owner }) {
    await eraseGrievances(owner, id);
    await eraseNominee(id);
  },
});
