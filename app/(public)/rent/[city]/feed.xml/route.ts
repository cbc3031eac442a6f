import { loadListFeed } from '@/lib/search/feeds/loaders';

export const GET = (request: Request, context: RouteContext<'/rent/[city]/feed.xml'>) =>
  loadListFeed('rent', request, context);
