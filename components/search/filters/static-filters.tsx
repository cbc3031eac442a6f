'use client';

import { FilterForm } from '#static/filter-form';
import { StaticHtml } from '@/components/shell/static-html';

/** The form as HTML; filter-island.tsx makes it work. */
export const StaticFilters = ({ handed }: { handed: string }) => (
  <StaticHtml handed={handed} show={FilterForm} />
);
