'use client';

import { JsonLd } from '#static/json-ld';
import { StaticHtml } from './static-html';

/** Structured data is for programs that read the HTML. */
export const StaticJsonLd = ({ handed }: { handed: string }) => <StaticHtml handed={handed} show={JsonLd} />;
