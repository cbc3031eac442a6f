'use client';

import { ReraPanel } from '#static/rera-panel';
import { StaticHtml } from '@/components/shell/static-html';

export const StaticReraPanel = ({ handed }: { handed: string }) => (
  <StaticHtml handed={handed} show={ReraPanel} />
);
