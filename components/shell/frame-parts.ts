import { LanguageSwitch } from './language-switch';
import { Nav } from './nav';
import { OfflineSupport } from './offline/offline-support';

/** Of every page's frame, what it does not need before it is used. */
export const frameParts = { LanguageSwitch, Nav, OfflineSupport };
