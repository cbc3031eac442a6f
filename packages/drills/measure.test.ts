import { median, percentile } from './measure';

describe('median', () => {
  it('is the middle value, or the mean of the two in the middle, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([9, 1, 5, 4])).toBe(4.5);
    // as numbers, not as text
    expect(median([100, 20, 3])).toBe(20);
  });

  it('is no number when nothing was measured', () => {
    expect(median([])).toBeNaN();
  });
});

describe('percentile', () => {
  it('is the value that this share of the others lies below', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(percentile(hundred, 0.95)).toBe(96);
    expect(percentile(hundred, 1)).toBe(100);
  });

  it('leaves the values in their order', () => {
    const values = [3, 1, 2];
    percentile(values, 0.5);
    expect(values).toEqual([3, 1, 2]);
  });
});
