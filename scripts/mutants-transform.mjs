/** Jest's transform for `npm run mutants`: what @swc/jest makes of a file, and of the file of the mutant with its change. */
import swcJest from '@swc/jest';
import { mutated } from './lib/mutants.mjs';

const mutant = process.env.MUTANT ? JSON.parse(process.env.MUTANT) : undefined;
const changed = (source, path) => (path === mutant?.path ? mutated(source, mutant) : source);

export default {
  createTransformer(options) {
    const swc = swcJest.createTransformer(options);
    return {
      ...swc,
      getCacheKey: (source, path, ...rest) => swc.getCacheKey(changed(source, path), path, ...rest),
      process: (source, path, ...rest) => swc.process(changed(source, path), path, ...rest),
    };
  },
};
