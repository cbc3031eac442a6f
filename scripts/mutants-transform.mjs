import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { mutated } from './lib/mutants.mjs';

const mutant = process.env.MUTANT ? JSON.parse(process.env.MUTANT) : undefined;
const changed = (source, path) => (path === mutant?.path ? mutated(source, mutant) : source);

/** The tests' transform, which changes only the mutant's file. */
export default {
  createTransformer({ path, options }) {
    const own = createRequire(import.meta.url)(path).createTransformer(options);
    return {
      getCacheKey: (source, file, { configString }) =>
        createHash('sha1').update(changed(source, file)).update(file).update(configString).digest('hex'),
      process: (source, file, rest) => own.process(changed(source, file), file, rest),
    };
  },
};
