'use client';

import { KeyFacts } from '#static/key-facts';
import { StaticHtml } from '@/components/shell/static-html';

export const StaticKeyFacts = ({ handed }: { handed: string }) => (
  <StaticHtml handed={handed} show={KeyFacts} />
);
