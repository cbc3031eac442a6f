/** Builds the embedded database when its sources changed. The set-up of the tests runs it, so that one test file can run alone. */
import { ensureEmbeddedBuilt } from './lib/build.mjs';
import { main } from './lib/say.mjs';

main(ensureEmbeddedBuilt);
