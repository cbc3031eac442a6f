'use client';

import { SortLinks } from '#static/sort-links';
import { StaticHtml } from '@/components/shell/static-html';

export const StaticSortLinks = ({ handed }: { handed: string }) => (
  <StaticHtml handed={handed} show={SortLinks} />
);
