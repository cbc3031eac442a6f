import 'server-only';
import { definePersonalData, EXPORT_ROWS } from '@/lib/platform/db/personal-data';
import { Report } from '@/models/moderation/report';

/** Other people's knowledge stays, without the person: a report of a wrong listing. */
export const moderationData = definePersonalData({
  models: ['Report'],
  collect: async ({ id }) => ({
    reports: await Report.find({ user: id }, { _id: 0, property: 1, reason: 1, details: 1, createdAt: 1 })
      .limit(EXPORT_ROWS)
      .lean(),
  }),
  erase: async ({ id }) => void (await Report.updateMany({ user: id }, { $unset: { user: 1 } })),
});
