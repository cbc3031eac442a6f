import 'server-only';
import { definePersonalData, EXPORT_ROWS } from '@/lib/platform/db/personal-data';
import { Report } from '@/models/moderation/report';
import { SiteCheck } from '@/models/moderation/site-check';

/** Keeps reports and site checks of listings, without the person. */
export const moderationData = definePersonalData({
  area: 'moderation',
  until: ['account'],
  models: ['Report', 'SiteCheck'],
  collect: async ({ id }) => ({
    reports: await Report.find({ user: id }, { _id: 0, property: 1, reason: 1, details: 1, createdAt: 1 })
      .limit(EXPORT_ROWS)
      .lean(),
    siteChecks: await SiteCheck.find(
      { by: id },
      { _id: 0, property: 1, check: 1, state: 1, note: 1, at: 1, point: 1, accuracy: 1 },
    )
      .limit(EXPORT_ROWS)
      .lean(),
  }),
  async erase({ id }) {
    await Report.updateMany({ user: id }, { $unset: { user: 1, openKey: 1 } });
    await SiteCheck.updateMany({ by: id }, { $unset: { by: 1 } });
  },
});
