import { download } from '@/lib/platform/basics/download';
import { notFound } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';
import { requestLanguage } from '@/lib/platform/language/of-request';
import { findLinked } from '@/lib/visits/data';
import { calendarOf } from '@/lib/visits/mails';
import { linkParams } from '@/lib/visits/schema';

/** A confirmed visit as a calendar file, for visitors without the mail. */
export const GET = route(
  { auth: 'public', params: linkParams, produces: ['text/calendar'] },
  async ({ request, params }) => {
    const linked = await findLinked(params.token);
    const isConfirmed = linked?.row.status === 'confirmed';
    const file =
      isConfirmed && (await calendarOf(linked.row, linked.side, 'PUBLISH', requestLanguage(request.headers)));
    if (!file) throw notFound();
    return download(file, 'visit.ics', 'text/calendar; charset=utf-8; method=PUBLISH');
  },
);
