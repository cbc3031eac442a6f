'use client';

import { FooterFirm } from '#static/footer-firm';
import { StaticHtml } from './static-html';

export const StaticFooterFirm = ({ handed }: { handed: string }) => (
  <StaticHtml handed={handed} show={FooterFirm} className="contents" />
);
