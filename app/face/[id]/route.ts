import { readFace } from '@/lib/accounts/faces/data';
import { notFound } from '@/lib/platform/errors';

/** A person's picture of themselves. A new one gets a new address. */
export async function GET(_request: Request, { params }: RouteContext<'/face/[id]'>): Promise<Response> {
  const bytes = await readFace((await params).id);
  if (!bytes) return new Response(notFound().message, { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' },
  });
}
