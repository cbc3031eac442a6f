'use client';

import { useRouter } from 'next/navigation';
import { DecisionForm } from '@/components/admin/decision-form';

export function ListingDecision({ id }: { id: string }) {
  const router = useRouter();
  return (
    <section>
      <h2 className="mb-2 text-xl">Decision</h2>
      <DecisionForm ids={[id]} onDone={() => router.refresh()} />
    </section>
  );
}
