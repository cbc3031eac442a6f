'use client';

import { PrintLinks } from '#static/print-links';
import { StaticHtml } from '@/components/shell/static-html';

export const StaticPrintLinks = ({ handed }: { handed: string }) => (
  <StaticHtml handed={handed} show={PrintLinks} />
);
