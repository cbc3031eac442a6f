'use client';

import { LazyExtra } from '@/components/ui/lazy-extra';
import type { PointDto } from '@/lib/listing-figures/dto';

const load = () => import('./figure-chart');

/** The drawing library is as large as the rest of the page: it comes after what is read. */
export function LazyFigureChart(props: { label: string; points: PointDto[] }) {
  return (
    <div aria-hidden="true" className="h-40">
      <LazyExtra load={load} props={props} />
    </div>
  );
}
