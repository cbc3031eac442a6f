import { liveReply } from '@/lib/platform/http/health';

export const dynamic = 'force-dynamic';

/** 200 while this process answers at all, whatever else is down: a supervisor restarts a process that does not. */
export const GET = async (): Promise<Response> => liveReply();
