import { VISITOR_SCRIPT } from '@/lib/platform/browser/visitor-mark';
import { REMEMBERED_LANGUAGE_SCRIPT } from '@/lib/platform/language/remembered';
import { TRUSTED_TYPES_SCRIPT } from './page-policy';

/**
 * Runs before all other scripts of each page: the root layouts write it (components/shell/first-script.tsx), and the front writes it before
 * Next's error documents, which have no layout. The same text on every page, because pages rendered per request allow it by its hash.
 */
export const FIRST_SCRIPT = `${REMEMBERED_LANGUAGE_SCRIPT};${VISITOR_SCRIPT};${TRUSTED_TYPES_SCRIPT}`;
