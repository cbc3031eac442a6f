import type { Label } from '@/lib/platform/language/translate';
import { SERVICE_LINES } from './constants';

/** The enquiry form's name of each line, by slug. */
export const serviceNames = (label: Label): Record<string, string> =>
  Object.fromEntries(SERVICE_LINES.map(({ slug, name, kind }) => [slug, `${label(name)} (${label(kind)})`]));
