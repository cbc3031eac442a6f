import type { Metadata } from 'next';
import { PurposeForm } from '@/components/compliance/purpose-form';
import { PurposeTable } from '@/components/compliance/purpose-table';
import { PageFrame } from '@/components/shell/page-frame';
import { loadPurposes } from '@/lib/compliance/purposes/loaders';

export const metadata: Metadata = { title: 'Purposes of consent' };

export default async function PurposesPage() {
  return (
    <PageFrame
      title="Purposes of consent"
      subtitle="Before data is used for another purpose, its people are asked again: by mail and at “My data and rights”. Only those who agreed are in the file. The wording of a purpose never changes; other words are another purpose."
    >
      <PurposeTable purposes={await loadPurposes()} />
      <PurposeForm />
    </PageFrame>
  );
}
