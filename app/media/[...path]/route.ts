import { env } from '@/lib/platform/env';
import { findMediaFile } from '@/lib/platform/media/local';
import { mediaResponse } from '@/lib/platform/media/serve';

/** Pictures and videos of the local store. Public by design: a listing's pictures are for everybody who has the address. */
export async function GET(request: Request, { params }: RouteContext<'/media/[...path]'>) {
  const file = await findMediaFile(env().DATA_DIR, (await params).path);
  return file ? mediaResponse(request, file) : new Response('Not found', { status: 404 });
}

export const HEAD = GET;
