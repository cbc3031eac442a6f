import type * as Harness from './testing/harness';

/** The same tests again over connections that the fast lane does not take: both ways in give the same answers. */
jest.mock('./testing/harness', () => {
  const actual = jest.requireActual<typeof Harness>('./testing/harness');
  const start: typeof Harness.start = (handler, options) => actual.start(handler, options, 'close');
  return { ...actual, start };
});

require('./edge-cache.test');
