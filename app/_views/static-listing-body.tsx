'use client';

import { ListingBody } from '#static/listing-body';
import { StaticHtml } from '@/components/shell/static-html';

export const StaticListingBody = ({ handed }: { handed: string }) => (
  <StaticHtml handed={handed} show={ListingBody} className="flex flex-col gap-8 sm:gap-12" />
);
