'use client';

import { ListPages } from '#static/list-pages';
import { StaticHtml } from '@/components/shell/static-html';

export const StaticListPages = ({ handed }: { handed: string }) => (
  <StaticHtml handed={handed} show={ListPages} />
);
