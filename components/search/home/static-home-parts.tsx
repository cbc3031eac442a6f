'use client';

import { HomeEnd, LookingFor } from '#static/home-parts';
import { ServiceCard } from '#static/service-card';
import { StreetElevation } from '#static/street-elevation';
import { StaticHtml } from '@/components/shell/static-html';

type Props = { handed: string };

export const StaticStreet = ({ handed }: Props) => (
  <StaticHtml handed={handed} show={StreetElevation} className="contents" />
);
export const StaticLookingFor = ({ handed }: Props) => (
  <StaticHtml handed={handed} show={LookingFor} className="contents" />
);
export const StaticHomeEnd = ({ handed }: Props) => (
  <StaticHtml handed={handed} show={HomeEnd} className="contents" />
);
export const StaticServiceCard = ({ handed }: Props) => (
  <StaticHtml handed={handed} show={ServiceCard} className="contents" />
);
