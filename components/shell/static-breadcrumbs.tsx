'use client';

import { Breadcrumbs } from '#static/breadcrumbs';
import { StaticHtml } from './static-html';

export const StaticBreadcrumbs = ({ handed }: { handed: string }) => (
  <StaticHtml handed={handed} show={Breadcrumbs} />
);
