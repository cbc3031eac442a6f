import { getAdvertDocument } from '@/lib/compliance/adverts/data';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

const TYPES = ['text/html', 'text/plain', 'application/pdf', 'image/jpeg'];
const EXTENSIONS: Record<string, string> = {
  'text/html': 'html',
  'text/plain': 'txt',
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
};

/** The published document of one version of an advert. Sent as a download so that no browser runs it as a page of this site. */
export const GET = route(
  { auth: { can: 'audit' }, params: idParams, produces: TYPES },
  async ({ params }) => {
    const { row, bytes } = await getAdvertDocument(params.id);
    const name = `advert-${row.seq}-${row.kind}.${EXTENSIONS[row.type] ?? 'bin'}`;
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': row.type,
        'content-disposition': `attachment; filename="${name}"`,
        'content-security-policy': "default-src 'none'; sandbox",
      },
    });
  },
);
