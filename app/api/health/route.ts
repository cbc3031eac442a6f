import { readyReply } from '@/lib/platform/http/health';

export const dynamic = 'force-dynamic';

/** Same as `/api/health/ready`, for the start script and older clients. */
export const GET = async (): Promise<Response> => readyReply();
