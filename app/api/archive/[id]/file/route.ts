import { openArchive } from '@/lib/imports/archives/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** The ZIP, only for the account that ordered it and only while its role still allows it. */
export const GET = route(
  { auth: 'user', fresh: true, params: idParams, produces: ['application/zip'] },
  ({ params, actor }) => openArchive(actor, params.id),
);
