import 'server-only';
import { eraseTours, removeOldTours } from '@/lib/clients/tours/mutations';
import { definePersonalData } from '@/lib/platform/db/personal-data';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { exportClients } from './export.data';
import { ENDED_DAYS } from './matches/constants';
import { exportMatches } from './matches/data';
import { removeEndedMatches } from './matches/mutations';
import { eraseClients } from './mutations';
import { exportRequirements } from './requirements/data';
import { exportSentLists } from './shortlists/data';
import { exportTours } from './tours/data';

export const clientData = definePersonalData({
  area: 'clients',
  until: ['account', 'homeVisit'],
  models: ['Client', 'Requirement', 'ClientMatch', 'Tour'],
  async collect({ id }) {
    const [clients, requirements, clientMatches, sentLists, tours] = await Promise.all([
      exportClients(id),
      exportRequirements(id),
      exportMatches(id),
      exportSentLists(id),
      exportTours(id),
    ]);
    return { clients, requirements, clientMatches, sentLists, tours };
  },
  async erase({ id }) {
    await eraseTours(id);
    await eraseClients(id);
  },
  expire: async ({ now, homeVisit }) => ({
    clientMatches: await removeEndedMatches(new Date(now.getTime() - ENDED_DAYS * DAY_MS)),
    tours: await removeOldTours(indianDay(homeVisit)),
  }),
});
