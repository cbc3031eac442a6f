import 'server-only';
import type { z } from 'zod';
import type { UserSession } from '@/lib/auth/types';
import { inBackground } from '@/lib/jobs/background';
import type { ImportDto } from './dto';
import { cancelImport, runImport, undoImport } from './mutations';
import type { importActionSchema } from './schema';
import { workOnImport } from './work-mutations';

/** The reply goes out at once; the work goes on in this process, and in another one if this one ends. */
export function workInBackground(id: string): void {
  inBackground('import', () => workOnImport(id));
}

const ACTIONS = { run: runImport, cancel: cancelImport, undo: undoImport };

export async function actOnImport(
  id: string,
  action: z.output<typeof importActionSchema>['action'],
  by: { session: UserSession; ip: string },
): Promise<ImportDto> {
  const after = await ACTIONS[action](id, by);
  workInBackground(id);
  return after;
}
