'use client';

import { PlaceLinks } from '#static/place-links';
import { StaticHtml } from '@/components/shell/static-html';

export const StaticPlaceLinks = ({ handed }: { handed: string }) => (
  <StaticHtml handed={handed} show={PlaceLinks} />
);
