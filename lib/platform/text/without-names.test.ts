import { withoutNames } from './without-names';

test.each([
  [['abc'], 'İİİİabc', 'İİİİ…'],
  [['İlker'], 'İİİİ İlker', 'İİİİ …'],
  [['Asha', 'Asha Rao'], 'asha rao, ASHA and Ravi', '…, … and Ravi'],
  [['सुरेश'], 'सुरेश आले', '… आले'],
  [['A.R. (Joe) [x]+$^{1}|\\/-?*'], 'by a.r. (joe) [X]+$^{1}|\\/-?*!', 'by …!'],
  [[''], 'Nobody', 'Nobody'],
  [[], 'Nobody', 'Nobody'],
])('removes %j from %s to get %s', (names, text, left) => {
  expect(withoutNames(names, text)).toBe(left);
});

test('reads the text only once, for any number of names', () => {
  const names = ['Asha Rao', 'Asha', 'Rao'];
  const replaced = jest.spyOn(String.prototype, 'replace');
  const lowered = jest.spyOn(String.prototype, 'toLowerCase');
  const passes = (count: number) => {
    replaced.mockClear();
    expect(withoutNames(names, 'asha, '.repeat(count))).toBe('…, '.repeat(count));
    return replaced.mock.calls.length + lowered.mock.calls.length;
  };
  expect(passes(1000)).toBe(passes(1));
  jest.restoreAllMocks();
});
