import { z } from 'zod';
import { route } from '@/lib/platform/http/route';
import { saveSettings } from '@/lib/settings/mutations';
import { settingsUpdateSchema } from '@/lib/settings/schema';

export const PUT = route(
  {
    auth: { can: 'settings' },
    fresh: true,
    body: settingsUpdateSchema,
    reply: z.strictObject({ version: z.number(), message: z.string() }),
  },
  async ({ body, session, ip }) => ({
    ...(await saveSettings(body, { session, ip })),
    message: 'Saved. Every page shows it now',
  }),
);
