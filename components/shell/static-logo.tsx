'use client';

import { Logo } from '#static/logo';
import { StaticHtml } from './static-html';

export const StaticLogo = ({ handed }: { handed: string }) => (
  <StaticHtml handed={handed} show={Logo} className="contents" />
);
