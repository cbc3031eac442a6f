import 'server-only';
import { definePersonalData } from '@/lib/platform/db/personal-data';
import { exportArchives } from './archives/data';
import { eraseArchives } from './archives/mutations';
import { exportOwnImports } from './own/data';
import { eraseOwnImports } from './own/mutations';

export const importData = definePersonalData({
  area: 'imports',
  until: ['account'],
  models: ['Import', 'ImportRow', 'ImportMemory', 'Archive'],
  collect: async ({ id }) => ({ imports: await exportOwnImports(id), archives: await exportArchives(id) }),
  async erase({ id }) {
    await eraseOwnImports(id);
    await eraseArchives(id);
  },
});
