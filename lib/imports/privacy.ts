import 'server-only';
import { definePersonalData } from '@/lib/platform/db/personal-data';
import { exportOwnImports } from './own/data';
import { eraseOwnImports } from './own/mutations';

export const importData = definePersonalData({
  models: ['Import', 'ImportRow', 'ImportMemory'],
  collect: async ({ id }) => ({ imports: await exportOwnImports(id) }),
  erase: ({ id }) => eraseOwnImports(id),
});
