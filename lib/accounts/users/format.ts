import type { Label } from '@/lib/platform/language/translate';

/** Placeholder for an erased name. */
export const ERASED_ACCOUNT = 'erased account';

/** A person's name as typed; only the placeholder for an erased name is translated. */
export const personName = (name: string, label: Label): string =>
  name === ERASED_ACCOUNT ? label(name) : name;
