'use client';

import { useTexts } from '#language';
import { LazyExtra } from '@/components/ui/hooks/lazy-extra';
import type { MapSectionProps } from './map-section';

const load = () => import('./map-section').then(({ MapSection }) => ({ default: MapSection }));

function NoMap() {
  const { t } = useTexts('search/map');
  return (
    <p role="status" className="p-6">
      {t('We couldn’t load the map. The list has the same listings.')}
    </p>
  );
}

export function MapLoader(props: MapSectionProps) {
  return <LazyExtra load={load} fallback={NoMap} props={props} />;
}
