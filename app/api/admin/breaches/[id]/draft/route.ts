import { loadDraft } from '@/lib/compliance/breaches/loaders';
import { draftSchema } from '@/lib/compliance/breaches/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** A draft for the Board or the people concerned, in one of the languages. */
export const GET = route(
  { auth: { can: 'settings' }, params: idParams, query: draftSchema, produces: ['text/plain'] },
  async ({ params, query }) => {
    const { name, text } = await loadDraft(params.id, query.for, query.language);
    return new Response(text, {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      },
    });
  },
);
