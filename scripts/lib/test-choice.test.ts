import { HELP, matchingTests, PARTS, testChoice } from './test-choice.mjs';

const onCi = { ci: true };
const atHome = { ci: false };

describe('what npm test is asked for', () => {
  test('nothing asked runs every part that is not known to pass; CI and "all" run all of them', () => {
    expect(testChoice([], atHome)).toMatchObject({ kind: 'parts', parts: PARTS, everything: false });
    expect(testChoice([], onCi)).toMatchObject({ everything: true });
    expect(testChoice(['all'], atHome)).toMatchObject({ parts: PARTS, everything: true });
  });

  test('a part runs alone, with the options of its tool', () => {
    const choice = testChoice(['e2e', 'e2e/home.spec.ts'], atHome);
    expect(choice).toMatchObject({ parts: ['e2e'], options: ['e2e/home.spec.ts'], everything: true });
    expect(testChoice(['s3'], atHome)).toMatchObject({ parts: ['s3'] });
  });

  test('help names every part, and an unknown option gets the help', () => {
    expect(testChoice(['--help'], atHome)).toEqual({ kind: 'help' });
    for (const part of PARTS) expect(HELP).toContain(part);
    expect(() => testChoice(['--wach'], atHome)).toThrow(/no option "--wach"/);
  });

  test('any other words are a pattern', () => {
    expect(testChoice(['sold', 'listing'], atHome)).toEqual({ kind: 'pattern', text: 'sold listing' });
  });
});

describe('which tests a pattern means', () => {
  const texts: Record<string, string> = {
    'lib/visits/mutations.test.ts': "test('a visit is booked once')",
    'components/visits/visit-form.test.tsx': "test('the form keeps a name')",
    'e2e/visits.spec.ts': "test('a family books a visit')",
    'lib/visits/mutations.ts': 'a visit is booked once',
  };
  const find = (text: string) => matchingTests(text, Object.keys(texts), (path: string) => texts[path]);

  test('a path, whatever the case, in Jest and in the browser', () => {
    expect(find('Visits')).toEqual({
      unit: ['lib/visits/mutations.test.ts', 'components/visits/visit-form.test.tsx'],
      browser: ['e2e/visits.spec.ts'],
      title: undefined,
    });
  });

  test('a title where no path has it', () => {
    const found = { unit: ['lib/visits/mutations.test.ts'], browser: [], title: 'booked once' };
    expect(find('booked once')).toEqual(found);
  });

  test('neither is said in words', () => {
    expect(() => find('helicopter')).toThrow('No test file has "helicopter" in its path');
  });
});
