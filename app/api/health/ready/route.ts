import { readyReply } from '@/lib/platform/http/health';

export const dynamic = 'force-dynamic';

/** 200 when requests can be served, 503 while the database is away or the process stops: who asks sends visitors elsewhere. */
export const GET = async (): Promise<Response> => readyReply();
