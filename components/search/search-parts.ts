import { AskBox } from './box/ask-box';
import { StaticCards } from './cards/static-cards';

/** Of the home page, lists and listings, what they do not need before they are used. */
export const searchParts = { AskBox, StaticCards };
