'use client';

import { ContactBar, ContactCard } from '#static/contact-card';
import { StaticHtml } from '@/components/shell/static-html';

/** Both are operated by contact-tools.tsx. */
export const StaticContactCard = ({ handed }: { handed: string }) => (
  <StaticHtml handed={handed} show={ContactCard} isOperated={false} />
);

export const StaticContactBar = ({ handed }: { handed: string }) => (
  <StaticHtml handed={handed} show={ContactBar} isOperated={false} />
);
