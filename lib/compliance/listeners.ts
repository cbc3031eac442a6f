import 'server-only';
import { visitorSignedIn } from '@/lib/accounts/events';
import { pagesInvalidated } from '@/lib/platform/cache/events';
import { printDrawn } from '@/lib/prints/files/events';

/** Limit of listings archived at once; the recurring job handles larger changes. */
const MAX_AT_ONCE = 20;

export function registerComplianceListeners(): void {
  pagesInvalidated.on('archive of adverts', async (tags) => {
    const ids = tags.flatMap((tag) => (tag.startsWith('property:') ? [tag.slice('property:'.length)] : []));
    if (ids.length === 0 || ids.length > MAX_AT_ONCE) return;
    const { archiveAdvert } = await import('./adverts/mutations');
    // archives at once, because the next save may already differ
    for (const id of ids) await archiveAdvert(id);
  });
  visitorSignedIn.on('grievances', async ({ owners, to }) => {
    await (await import('./grievances/mutations')).adoptGrievances(owners, to);
  });
  printDrawn.on('archive of adverts', async (drawn) =>
    (await import('./adverts/mutations')).archivePrint(drawn),
  );
}
