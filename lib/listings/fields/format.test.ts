import { textsIn } from '@/lib/platform/language/messages';
import { statusMeaning, verifiedOn } from './format';

const LISTED: Parameters<typeof statusMeaning>[0] = { status: 'active', createdAt: '2026-11-01T06:00:00Z' };

describe('what a status means', () => {
  const verifiedAt = '2026-11-03T06:00:00Z';

  test.each<[Partial<typeof LISTED>, RegExp | undefined]>([
    [{}, /^Published by its owner on 1 Nov 2026/],
    [{ status: 'verified', verifiedAt }, /^Verified by our team on 3 Nov 2026:/],
    [{ status: 'unverified' }, /^Our team could not verify/],
    [
      { status: 'unverified', verifiedAt, unverifiedSince: verifiedAt },
      /^Verified on 3 Nov 2026, edited since:/,
    ],
    [{ status: 'sold' }, undefined],
    [{ status: 'draft' }, undefined],
  ])('of %j is %s', (more, expected) => {
    const meaning = statusMeaning({ ...LISTED, ...more }, textsIn('en', 'listings/card').t);
    if (expected) expect(meaning).toMatch(expected);
    else expect(meaning).toBeUndefined();
  });

  test('nobody has verified it: there is no day', () => {
    expect(verifiedOn(LISTED, textsIn('en', 'listings/card').t)).toBeUndefined();
  });
});
