import { liveReply } from '@/lib/platform/http/health';

export const dynamic = 'force-dynamic';

/** Returns 200 while this process can respond, whatever else is down, because a supervisor restarts processes that do not. */
export const GET = async (): Promise<Response> => liveReply();
