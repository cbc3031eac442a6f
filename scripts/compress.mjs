/** Raises a build's compressed files, which a first start made in a hurry, to the highest level while the site serves them. */
import { constants, setPriority } from 'node:os';
import { root } from './lib/paths.mjs';
import { compressBuild } from './lib/precompress.mjs';
import { main } from './lib/say.mjs';

// visitors take precedence
setPriority(constants.priority.PRIORITY_LOW);
main(() => compressBuild(root));
