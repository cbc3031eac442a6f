/** Builds the embedded database when its sources changed; the set-up of the tests runs it, so that one test file can be run alone. */
import { ensureEmbeddedBuilt } from './lib/build.mjs';
import { main } from './lib/say.mjs';

main(ensureEmbeddedBuilt);
