import type { Metadata } from 'next';
import { STOPS } from '@/components/tour/flat-plan';
import { Walkthrough } from '@/components/tour/walkthrough';

export const metadata: Metadata = { title: '3D tour of the sample flat', robots: { index: false } };

export default function TourPage() {
  return (
    <main>
      <h1 className="sr-only">3D tour of the sample flat</h1>
      <Walkthrough stops={STOPS.map((stop) => stop.name)} />
    </main>
  );
}
