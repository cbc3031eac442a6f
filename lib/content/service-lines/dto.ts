import { isOneOf } from '@/lib/platform/basics/is-one-of';
import type { TitledTexts, Translated } from '@/lib/platform/language/long-text';

/** In the order of docs/spec/pages.md#service-lines. */
export const SERVICE_SLUGS = [
  'aashray',
  'vridi',
  'siddhant',
  'kalpa',
  'neeti',
  'sampaadana',
  'manthan',
] as const;
export type ServiceSlug = (typeof SERVICE_SLUGS)[number];

/** Content of a service page. Plain text, because search engines and the enquiry form read it too. */
export type ServiceLine = {
  slug: ServiceSlug;
  /** the line's own name, e.g. "Vridi" */
  name: string;
  /** description in searchable words, e.g. "Home and property loans" */
  kind: string;
  /** one line for cards and menus */
  summary: string;
  /** the page's heading */
  headline: string;
  metaTitle: string;
  metaDescription: string;
  intro: readonly string[];
  does: TitledTexts;
  forWhom: readonly string[];
  steps: TitledTexts;
  bring: readonly string[];
  fees: string;
  time: string;
  questions: TitledTexts;
  related: readonly ServiceSlug[];
};

export function isServiceSlug(value: unknown): value is ServiceSlug {
  return typeof value === 'string' && isOneOf(SERVICE_SLUGS, value);
}

/** A line in another language; its name, kind and summary are in messages/content/service-lines.ts. */
export type LineTexts<L extends ServiceLine = ServiceLine> = Translated<
  Omit<L, 'slug' | 'name' | 'kind' | 'summary' | 'related'>
>;
