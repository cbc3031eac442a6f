'use client';

import { LazyExtra } from '@/components/ui/hooks/lazy-extra';
import type { DemandPointDto } from '@/lib/brokers/demand/dto';
import type { PointDto } from '@/lib/brokers/figures/dto';

const loadFigure = () => import('./figure-chart');
const loadDemand = () => import('./demand-chart');

/** Loads the chart library after the text, because it is as large as the rest of the page. */
export function LazyFigureChart(props: { label: string; points: PointDto[] }) {
  return (
    <div aria-hidden="true" className="h-40">
      <LazyExtra load={loadFigure} props={props} />
    </div>
  );
}

export function LazyDemandChart(props: { points: DemandPointDto[] }) {
  return (
    <div aria-hidden="true" className="h-60">
      <LazyExtra load={loadDemand} props={props} />
    </div>
  );
}
