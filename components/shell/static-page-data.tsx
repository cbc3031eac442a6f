'use client';

import { PageData } from '#static/page-data';
import { StaticHtml } from './static-html';

export const StaticPageData = ({ handed }: { handed: string }) => (
  <StaticHtml handed={handed} show={PageData} />
);
