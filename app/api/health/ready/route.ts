import { readyReply } from '@/lib/platform/http/health';

export const dynamic = 'force-dynamic';

/**
 * 200 when requests can be served, 503 while the database is down or the process is stopping: load balancers then send visitors
 * elsewhere.
 */
export const GET = async (): Promise<Response> => readyReply();
