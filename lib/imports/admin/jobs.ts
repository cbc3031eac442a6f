import 'server-only';
import type { z } from 'zod';
import type { ImportDto } from '@/lib/imports/dto';
import { workOnImport } from '@/lib/imports/run/mutations';
import type { importActionSchema } from '@/lib/imports/schema';
import type { Actor } from '@/lib/platform/auth/actor';
import { inBackground } from '@/lib/platform/jobs/background';
import { cancelImport, runImport, undoImport } from './mutations';

/** Continues the work in this process after the reply is sent, or in another one if this one ends. */
export function workInBackground(id: string): void {
  inBackground('import', () => workOnImport(id));
}

const ACTIONS = { run: runImport, cancel: cancelImport, undo: undoImport };

export async function actOnImport(
  id: string,
  action: z.output<typeof importActionSchema>['action'],
  actor: Actor,
): Promise<ImportDto> {
  const after = await ACTIONS[action](id, actor);
  workInBackground(id);
  return after;
}
