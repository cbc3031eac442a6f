import { loadListFeed } from '@/lib/search/feeds/loaders';

export const GET = (request: Request, context: RouteContext<'/rent/feed.xml'>) =>
  loadListFeed('rent', request, context);
