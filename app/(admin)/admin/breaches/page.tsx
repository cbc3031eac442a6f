import type { Metadata } from 'next';
import { BreachForm } from '@/components/compliance/breach-form';
import { BreachRegister } from '@/components/compliance/breach-register';
import { PageFrame } from '@/components/shell/page-frame';
import { loadBreaches } from '@/lib/compliance/breaches/loaders';

export const metadata: Metadata = { title: 'Breaches' };

export default async function BreachesPage() {
  const { breaches, rule, now, present } = await loadBreaches();
  return (
    <PageFrame
      title="Breaches"
      subtitle={`The Board and the people concerned are informed without delay; the detailed report follows within ${rule.figure} hours (${rule.source}). ${rule.doubt}`}
    >
      <BreachRegister breaches={breaches} now={now} />
      <BreachForm start={present} />
    </PageFrame>
  );
}
