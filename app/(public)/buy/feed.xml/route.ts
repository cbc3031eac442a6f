import { loadListFeed } from '@/lib/search/feeds/loaders';

export const GET = (request: Request, context: RouteContext<'/buy/feed.xml'>) =>
  loadListFeed('sale', request, context);
