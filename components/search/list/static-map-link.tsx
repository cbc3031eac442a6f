'use client';

import { MapLink } from '#static/map-link';
import { StaticHtml } from '@/components/shell/static-html';

export const StaticMapLink = ({ handed }: { handed: string }) => (
  <StaticHtml handed={handed} show={MapLink} className="contents" />
);
