import { readyReply } from '@/lib/platform/http/health';

export const dynamic = 'force-dynamic';

/** 503 while the database is down or the process is stopping, so that load balancers send visitors elsewhere. */
export const GET = async (): Promise<Response> => readyReply();
