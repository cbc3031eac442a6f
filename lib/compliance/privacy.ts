import 'server-only';
import { definePersonalData } from '@/lib/platform/db/personal-data';
import { exportGrievances } from './grievances/data';
import { eraseGrievances } from './grievances/mutations';
import { getNominee } from './nominees/data';
import { eraseNominee } from './nominees/mutations';
import { erasePurposeAuthor } from './purposes/mutations';
import { exportChoices } from './receipts/data';
import { eraseChoices } from './receipts/mutations';

export const complianceData = definePersonalData({
  area: 'compliance',
  until: ['account', 'register'],
  models: ['Grievance', 'Nominee', 'ConsentChoice', 'Purpose'],
  collect: async ({ id, owner }) => ({
    grievances: await exportGrievances(owner),
    nominee: await getNominee(id),
    consentChoices: await exportChoices(owner),
  }),
  async erase({ id, owner }) {
    await eraseGrievances(owner, id);
    await eraseNominee(id);
    await eraseChoices(owner);
    await erasePurposeAuthor(id);
  },
});
