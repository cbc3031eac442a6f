import { pingDb } from '@/lib/db';
import { log } from '@/lib/log';

export const dynamic = 'force-dynamic';

/** 200 when the database answers within two seconds, 503 otherwise. For load balancers, Docker and the start script. */
export async function GET(): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  try {
    await pingDb();
    return Response.json({ status: 'ok' }, { headers });
  } catch (error) {
    log.error({ err: error }, 'health: the database does not answer');
    return Response.json(
      { status: 'unavailable', message: 'The database does not answer' },
      { status: 503, headers: { ...headers, 'retry-after': '5' } },
    );
  }
}
