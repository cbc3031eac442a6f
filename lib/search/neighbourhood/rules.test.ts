import type { PricedHome } from './dto';
import { dotColumns } from './rules';

const homes = (...rates: number[]) => rates.map((rate) => ({ id: String(rate), rate }) as PricedHome);

describe('the dots of similar homes', () => {
  test('are in columns from the lowest rate to the highest, each home in one', () => {
    const { low, high, columns } = dotColumns(homes(100, 200, 300), { rate: 250, middle: 200 });
    expect([low, high]).toEqual([130, 285]);
    expect(columns.flat().map(({ rate }) => rate)).toEqual([100, 200, 300]);
  });

  test('have the median on the side of this home on which it is, or in its column', () => {
    for (let rate = 4800; rate <= 11_400; rate += 37)
      for (let middle = 4800; middle <= 11_400; middle += 411) {
        const { own, mark } = dotColumns(homes(4809, 5100, 6500, 11_407), { rate, middle });
        const distance = mark - ((own + 0.5) / 12) * 100;
        expect(distance * (middle - rate)).toBeGreaterThanOrEqual(0);
      }
  });

  test('are not pressed together by one price far off', () => {
    const { columns, isCut } = dotColumns(homes(4809, 5000, 5200, 5400, 5600, 11_407), {
      rate: 5300,
      middle: 5300,
    });
    expect(columns.filter((column) => column.length > 0).length).toBeGreaterThanOrEqual(4);
    expect(isCut).toEqual({ below: true, above: true });
  });
});
