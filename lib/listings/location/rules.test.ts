import { namesUnit, publicAddress, withoutUnit } from './rules';

test.each([
  ['Flat 302, Orange Residency, Besa, Nagpur 440037', 'Orange Residency, Besa, Nagpur 440037'],
  ['Flat No. 302, Orange Residency, Besa', 'Orange Residency, Besa'],
  ['flat no 4B in Orange Residency, Besa', 'Orange Residency, Besa'],
  ['Orange Residency, Flat # A-302, Besa, Nagpur', 'Orange Residency, Besa, Nagpur'],
  ['Orange Residency, Besa, Apt 12', 'Orange Residency, Besa'],
  ['A-302, Orange Residency, Besa', 'Orange Residency, Besa'],
  ['302, Orange Residency, Besa', 'Orange Residency, Besa'],
  ['House No. 45/2, Trimurti Nagar, Nagpur', 'Trimurti Nagar, Nagpur'],
  ['H. No. 45, Trimurti Nagar', 'Trimurti Nagar'],
  ['Unit 7, Sai Plaza, Sadar', 'Sai Plaza, Sadar'],
  ['सदनिका क्र. 302, ऑरेंज रेसिडेन्सी, बेसा', 'ऑरेंज रेसिडेन्सी, बेसा'],
  ['फ्लैट नंबर १२, ऑरेंज रेसिडेंसी, बेसा', 'ऑरेंज रेसिडेंसी, बेसा'],
])('%s is shown as %s', (address, shown) => {
  expect(withoutUnit(address)).toBe(shown);
  expect(publicAddress(address, { category: 'Residential' })).toBe(shown);
  expect(namesUnit(address)).toBe(true);
  // ticked
  expect(publicAddress(address, { category: 'Residential', unitShown: 'yes' })).toBe(address);
});

test.each([
  '12 West High Court Road, Dharampeth, Nagpur 440010',
  'Ambazari Road, Dharampeth, Nagpur',
  'Flat land near Besa, Nagpur',
  'Unity Towers, Sadar',
  'House of Orange, 3rd floor, Sadar',
  'Ring Road 2, Nagpur 440022',
  'घरकुल सोसायटी, बेसा',
])('%s has no number of a home and stays', (address) => {
  expect(withoutUnit(address)).toBe(address);
  expect(namesUnit(address)).toBe(false);
});

test('the number of a plot says which land it is', () => {
  for (const category of ['Plots', 'Agricultural'] as const)
    expect(publicAddress('101, Sai Layout, Besa', { category })).toBe('101, Sai Layout, Besa');
});
