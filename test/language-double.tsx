import { textsIn } from '@/lib/platform/language/messages';
import type { Domain } from '@/lib/platform/language/translate';

const made = new Map<Domain, unknown>();

/** Replaces `#language` in tests: English without a page that sends its texts, and the same object each time. */
export function useTexts<D extends Domain = 'common'>(domain: D = 'common' as D) {
  const known = (made.get(domain) as ReturnType<typeof textsIn<D>> | undefined) ?? textsIn('en', domain);
  made.set(domain, known);
  return known;
}
