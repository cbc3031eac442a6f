'use client';

import { DetailCode, DetailTitle } from '#static/detail-title';
import { StaticHtml } from '@/components/shell/static-html';

export const StaticDetailCode = ({ handed }: { handed: string }) => (
  <StaticHtml handed={handed} show={DetailCode} className="min-w-0" />
);

export const StaticDetailTitle = ({ handed }: { handed: string }) => (
  <StaticHtml
    handed={handed}
    show={DetailTitle}
    className="grid grid-cols-1 gap-1 sm:gap-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end"
  />
);
