'use client';

import { ListingCosts } from '#static/listing-costs';
import { StaticHtml } from '@/components/shell/static-html';

export const StaticListingCosts = ({ handed }: { handed: string }) => (
  <StaticHtml handed={handed} show={ListingCosts} />
);
