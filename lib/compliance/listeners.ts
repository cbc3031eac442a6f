import 'server-only';
import { pagesInvalidated } from '@/lib/platform/cache/events';
import { printDrawn } from '@/lib/prints/files/events';
import { archiveAdvert, archivePrint } from './adverts/mutations';

/** What many listings at once say now is found by the recurring job. */
const MAX_AT_ONCE = 20;

export function registerComplianceListeners(): void {
  pagesInvalidated.on('archive of adverts', async (tags) => {
    const ids = tags.flatMap((tag) => (tag.startsWith('property:') ? [tag.slice('property:'.length)] : []));
    if (ids.length === 0 || ids.length > MAX_AT_ONCE) return;
    // at once, not in the background: the next save says something else
    for (const id of ids) await archiveAdvert(id);
  });
  printDrawn.on('archive of adverts', (drawn) => archivePrint(drawn));
}
