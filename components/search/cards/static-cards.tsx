'use client';

import { CardGrid } from '#static/card-grid';
import { StaticHtml } from '@/components/shell/static-html';
import { CardIsland } from './card-island';

/** The cards of a page that is loaded as a whole. */
export function StaticCards({ handed }: { handed: string }) {
  return (
    <CardIsland>
      <StaticHtml handed={handed} show={CardGrid} isOperated={false} />
    </CardIsland>
  );
}
