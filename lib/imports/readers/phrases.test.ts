import { cellsOfText } from './phrases';

const cellsOf = (text: string) => Object.fromEntries(cellsOfText(text).cells);

test.each([
  [
    'shop available on rent sitabuldi main road 250 sqft 45000 pm adv 3 lakh',
    { type: 'on rent', area: '250 sqft', price: '45000', deposit: '3 lakh' },
  ],
  [
    'Bungalow 4bhk, plot 3000 sq.ft built up 2800 sqft, 3.25 cr, age 10 years',
    { area: '3000 sq.ft', builtUpArea: '2800', price: '3.25 cr', ageYears: '10' },
  ],
  [
    '2.5 BHK Sai Residency, 7th/11 floor, carpet 890, 78 lac',
    { project: 'Sai Residency', carpetArea: '890', price: '78 lac' },
  ],
  ['flat 1,250 sqft carpet, 90 L', { carpetArea: '1,250', price: '90 L' }],
  ['flat 950 sft carpet 62 lakh', { price: '62 lakh' }],
])('%s', (text, cells) => {
  expect(cellsOf(text)).toMatchObject(cells);
});
