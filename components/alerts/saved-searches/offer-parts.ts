import { AlertBar } from './alert-bar';
import { SaveSearch } from './save-search';

/** Of a list's offer to save its search, what it does not need before it is used. */
export const offerParts = { AlertBar, SaveSearch };
