import { readyReply } from '@/lib/platform/http/health';

export const dynamic = 'force-dynamic';

/** As `/api/health/ready`, for the start script and who knew this address first. */
export const GET = async (): Promise<Response> => readyReply();
