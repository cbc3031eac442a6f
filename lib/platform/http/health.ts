import 'server-only';
import { pingDb } from '@/lib/platform/db/connect';
import { isStopping } from '@/lib/platform/jobs/lease';
import { log } from '@/lib/platform/log/log';
import { jsonReply } from './json-reply';

const HEADERS = { 'cache-control': 'no-store' };

/** Confirms that this process answers. Depends on nothing else, so that the site is not restarted because its database is down. */
export const liveReply = (): Response => jsonReply({ status: 'ok' }, { headers: HEADERS });

function notReady(message: string): Response {
  const body = { status: 'unavailable', message };
  return Response.json(body, { status: 503, headers: { ...HEADERS, 'retry-after': '5' } });
}

/** Confirms that this process can serve requests, which means that the database responds within two seconds and no stop was requested. */
export async function readyReply(): Promise<Response> {
  if (isStopping()) return notReady('This process is stopping');
  try {
    await pingDb();
    return Response.json({ status: 'ok' }, { headers: HEADERS });
  } catch (error) {
    log.error({ err: error }, 'health: the database does not answer');
    return notReady('The database does not answer');
  }
}
