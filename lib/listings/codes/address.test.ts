import CodePage from '@/app/(public)/p/[code]/page';
import { lowerCasePath } from '@/lib/platform/http/lower-case';
import { testActor } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { fields, listPublicly } from '@/test/listing-form';
import { pageRequest } from '@/test/page-request';
import { signedIn } from '@/test/people';

useTestDb();
beforeEach(clearTestDb);

const outcome = async (code: string) =>
  CodePage({ params: Promise.resolve({ code }), searchParams: Promise.resolve({}) } as never).then(
    () => 'rendered',
    (error: { digest?: string }) => error.digest ?? String(error),
  );

test.each(['SG-NAG-1001', 'sg-nag-1001', 'SGNAG1001'])(
  '/p/%s leads to the listing, for good',
  async (typed) => {
    const owner = await signedIn('broker', { reraAgentNumber: 'A50500012345' });
    const { _id, propertyCode = '' } = await listPublicly(testActor(owner.id), fields);
    const number = propertyCode.split('-').at(-1) ?? '';
    const code = typed.replace('1001', number).replace(/^sg/i, propertyCode.slice(0, 2));
    expect(await outcome(code)).toContain(`;/properties/${_id};308;`);
    pageRequest({ language: 'mr' });
    expect(await outcome(code)).toContain('/properties/');
    pageRequest();
  },
);

test('an unknown code, and what is no code, is not found', async () => {
  expect(await outcome('SG-NAG-9999')).toBe('NEXT_HTTP_ERROR_FALLBACK;404');
  expect(await outcome('nothing')).toBe('NEXT_HTTP_ERROR_FALLBACK;404');
});

test('the capitals of a code stay: one redirect is enough', () => {
  expect(lowerCasePath('/p/SG-NAG-1001')).toBeUndefined();
});
