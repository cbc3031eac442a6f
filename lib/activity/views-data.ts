import 'server-only';
import { trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { Activity } from '@/models/activity';

/**
 * How often each of these pages was opened since then, as far as visitors let themselves be recorded. One count per page,
 * on index keys alone.
 */
export async function viewsOf(pages: string[], since: Date): Promise<Map<string, number>> {
  await connectDb();
  const counts = await Promise.all(
    pages.map((page) =>
      Activity.countDocuments({
        'metadata.page': page,
        action: 'page_view',
        timestamp: trusted({ $gte: since }),
      }),
    ),
  );
  return new Map(pages.map((page, i) => [page, counts[i] ?? 0]));
}
