import Sequencer from '@jest/test-sequencer';

/**
 * What takes longest, in processor seconds; the last file of a run would leave the other workers idle. Jest knows it from its cache,
 * which a fresh clone and CI do not have, and else begins with the longest text.
 */
const LONGEST = [
  'packages/embedded-mongodb/test/crash/crash.test.ts',
  'lib/office/claims/six-officers.test.ts',
  'lib/prints/files/prints.test.ts',
  'lib/platform/http/fuzz.test.ts',
  'lib/platform/http/fuzz-office.test.ts',
  'lib/platform/http/fuzz-more.test.ts',
  'lib/platform/scan/pdf.test.ts',
  'scripts/demo/write.test.ts',
  'lib/search/engine/data.test.ts',
  'lib/platform/auth/pages-walk.test.ts',
  'lib/accounts/sign-in/second-factor-api.test.ts',
  'lib/platform/auth/team-walk.test.ts',
  'lib/platform/auth/office-walk.test.ts',
  'lib/platform/auth/handlers-walk.test.ts',
  'lib/alerts/digests/killed.test.ts',
];

export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const place = ({ path }) => LONGEST.findIndex((one) => path.endsWith(`/${one}`));
    const long = sorted.filter((test) => place(test) >= 0).sort((a, b) => place(a) - place(b));
    return [...long, ...sorted.filter((test) => place(test) < 0)];
  }
}
