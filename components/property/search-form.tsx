import { AskBox } from '@/components/search/ask-box';

/** The search box as home, lists and the 404 page show it. */
export function SearchForm({ q = '' }: { q?: string }) {
  return <AskBox ask={q} />;
}
