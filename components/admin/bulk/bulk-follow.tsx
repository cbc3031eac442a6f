'use client';

import { useRouter } from 'next/navigation';
import type { BulkDto } from '@/lib/bulk-moderation/dto';
import { BulkProgress } from './bulk-progress';

/** On a page that the server draws anew when the work has ended. */
export function BulkFollow({ bulk }: { bulk: BulkDto }) {
  const router = useRouter();
  return <BulkProgress bulk={bulk} onEnd={() => router.refresh()} />;
}
