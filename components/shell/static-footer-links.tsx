'use client';

import { FooterLinks } from '#static/footer-links';
import { StaticHtml } from './static-html';

export const StaticFooterLinks = ({ handed }: { handed: string }) => (
  <StaticHtml handed={handed} show={FooterLinks} className="contents" />
);
