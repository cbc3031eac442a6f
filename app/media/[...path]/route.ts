import { mediaResponse } from '@/lib/platform/media/serve';
import { storedMediaFile } from '@/lib/platform/media/store';
import { MediaError } from '@/lib/platform/objects/errors';

/** Pictures and videos from the site's own store. Public by design, because anyone with the address can see a listing's pictures. */
export async function GET(request: Request, { params }: RouteContext<'/media/[...path]'>) {
  try {
    const file = await storedMediaFile((await params).path);
    return file ? mediaResponse(request, file) : new Response('Not found', { status: 404 });
  } catch (error) {
    if (!(error instanceof MediaError)) throw error;
    return new Response(error.message, { status: 503, headers: { 'retry-after': '10' } });
  }
}

export const HEAD = GET;
