import type { Label } from '@/lib/platform/language/translate';

/** What stands in the place of a name that is gone. */
export const ERASED_ACCOUNT = 'erased account';

/** A person's name as it was written: only the words for one that is gone are ours to translate. */
export const personName = (name: string, label: Label): string =>
  name === ERASED_ACCOUNT ? label(name) : name;
