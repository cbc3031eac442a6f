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

test('the home page mixes what most people look for, and begins with the home city', () => {
  const nagpur = [
    card('land', 'Agricultural', 'sale'),
    card('flat1', 'Residential', 'sale'),
    card('let', 'Residential', 'rent'),
    card('flat2', 'Residential', 'sale'),
    card('flat3', 'Residential', 'sale'),
    card('shed', 'Industrial', 'sale'),
    card('shop', 'Commercial', 'rent'),
  ];
  const all = [card('mumbai-plot', 'Plots', 'sale'), card('villa', 'Villas', 'sale'), ...nagpur];
  expect(ids(featuredOf(nagpur, all))).toEqual(['flat1', 'villa', 'mumbai-plot', 'flat2', 'let', 'shop']);
});

test('what no city has is filled up with other kinds, and fewer are all there are', () => {
  const few = [card('shed', 'Industrial', 'sale'), card('flat', 'Residential', 'sale')];
  expect(ids(featuredOf(few, []))).toEqual(['flat', 'shed']);
  expect(featuredOf([], [])).toEqual([]);
});

test('gives what there is', () => {
  expect(diversified([], 9)).toEqual([]);
});
