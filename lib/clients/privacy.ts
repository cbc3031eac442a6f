import 'server-only';
import { definePersonalData } from '@/lib/platform/db/personal-data';
import { DAY_MS } from '@/lib/platform/time/time';
import { exportClients } from './data';
import { ENDED_DAYS } from './matches/constants';
import { exportMatches } from './matches/data';
import { removeEndedMatches } from './matches/mutations';
import { eraseClients } from './mutations';
import { exportRequirements } from './requirements/data';
import { exportSentLists } from './shortlists/data';

export const clientData = definePersonalData({
  area: 'clients',
  until: ['account'],
  models: ['Client', 'Requirement', 'ClientMatch'],
  async collect({ id }) {
    const [clients, requirements, clientMatches, sentLists] = await Promise.all([
      exportClients(id),
      exportRequirements(id),
      exportMatches(id),
      exportSentLists(id),
    ]);
    return { clients, requirements, clientMatches, sentLists };
  },
  erase: ({ id }) => eraseClients(id),
  expire: async ({ now }) => ({
    clientMatches: await removeEndedMatches(new Date(now.getTime() - ENDED_DAYS * DAY_MS)),
  }),
});
