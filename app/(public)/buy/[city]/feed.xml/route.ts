import { loadListFeed } from '@/lib/search/feeds/loaders';

export const GET = (request: Request, context: RouteContext<'/buy/[city]/feed.xml'>) =>
  loadListFeed('sale', request, context);
