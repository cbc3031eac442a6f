import Sequencer from '@jest/test-sequencer';

/**
 * What takes longest, in processor seconds; the last file of a run would leave the other workers idle. Jest knows it from its cache,
 * which a fresh clone and CI do not have, and else begins with the longest text.
 */
const LONGEST = [
  'packages/embedded-mongodb/test/crash/crash.test.ts',
  'lib/auth/team-walk.test.ts',
  'lib/search/data.test.ts',
  'lib/listing/verification.test.ts',
  'lib/listing-print/prints.test.ts',
  'lib/http/fuzz.test.ts',
  'lib/scan/pdf.test.ts',
  'scripts/demo/write.test.ts',
  'lib/search-engine/data.test.ts',
  'lib/auth/pages-walk.test.ts',
  'lib/sign-in/second-factor-api.test.ts',
  'lib/auth/office-walk.test.ts',
  'lib/auth/handlers-walk.test.ts',
  'lib/alert-digest/killed.test.ts',
];

export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const place = ({ path }) => LONGEST.findIndex((one) => path.endsWith(`/${one}`));
    const long = sorted.filter((test) => place(test) >= 0).sort((a, b) => place(a) - place(b));
    return [...long, ...sorted.filter((test) => place(test) < 0)];
  }
}
