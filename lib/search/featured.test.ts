import type { PropertyCardDto } from '@/lib/listings/dto';
import { diversified, featuredOf } from './rules';

const card = (_id: string, category: string, type: string) => ({ _id, category, type }) as PropertyCardDto;
const ids = (items: PropertyCardDto[]) => items.map((item) => item._id);

test('takes one of each category in turn, in the order given', () => {
  const items = [
    card('flat1', 'Residential', 'sale'),
    card('flat2', 'Residential', 'sale'),
    card('plot1', 'Plots', 'sale'),
    card('villa1', 'Villas', 'sale'),
    card('plot2', 'Plots', 'sale'),
  ];
  expect(ids(diversified(items, 4))).toEqual(['flat1', 'plot1', 'villa1', 'flat2']);
});

test('within a category sale and rent come by turns', () => {
  const items = [
    card('sale1', 'Residential', 'sale'),
    card('sale2', 'Residential', 'sale'),
    card('rent1', 'Residential', 'rent'),
  ];
  expect(ids(diversified(items, 2))).toEqual(['sale1', 'rent1']);
});

test('begins with the home city; other cities fill what it leaves free', () => {
  const nagpur = [card('n1', 'Residential', 'sale'), card('n2', 'Plots', 'sale')];
  const all = [card('m1', 'Villas', 'sale'), nagpur[0]!, card('m2', 'Plots', 'rent'), nagpur[1]!];
  expect(ids(featuredOf(nagpur, all, 3))).toEqual(['n1', 'n2', 'm1']);
  expect(ids(featuredOf(nagpur, all, 2))).toEqual(['n1', 'n2']);
  expect(ids(featuredOf([], all, 9))).toEqual(['m1', 'n1', 'm2', 'n2']);
});

test('gives what there is', () => {
  expect(diversified([], 9)).toEqual([]);
});
