import { workbook } from './workbooks';

/** Files like those that people have, with invented names, numbers and places. */

const csv = (rows: readonly (readonly (string | number)[])[], separator = ',') =>
  Buffer.from(
    rows
      .map((row) =>
        row
          .map((cell) => (/[",;\t\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell))
          .join(separator),
      )
      .join('\r\n'),
  );

/** A broker's price list with a title above the columns, short names, prices in lakhs, sections by locality and a final total. */
export const brokerPriceList = () =>
  workbook([
    {
      name: 'Resale Nov',
      merges: ['A1:J1'],
      rows: [
        ['SHREE SAI PROPERTIES - RESALE LIST NOV 2026'],
        ['Sr.No', 'Type', 'Location', 'Society', 'Sq.ft', 'Flr', 'Furn', 'Rate (Lacs)', 'Mob.', 'Remark'],
        [
          1,
          '2BHK Flat',
          'Manish Nagar',
          'Sai Residency',
          980,
          '3/7',
          'SF',
          62.5,
          '98220 12345',
          'nego, owner 9822012346',
        ],
        [2, '3 BHK flat', 'Besa', 'Orange City', '1350 sqft', '2nd', 'UF', 71, 9822012347, ''],
        ['BESA ROAD'],
        [3, 'Row bungalow', 'Besa', '', 1800, 'G+1', 'FF', 125, '9822012348 / 9822012349', 'corner'],
        [4, 'Plot', 'Wardha Road', '', '30x50', '', '', 33, '', 'NA'],
        ['Total', '', '', '', '', '', '', 291.5],
      ],
    },
  ]);

/** A builder's inventory with two heading rows, each tower once above its flats, and sold units. */
export const builderInventory = () =>
  workbook([
    {
      name: 'Tower A & B',
      merges: ['A1:H1', 'D2:E2', 'A4:A6'],
      rows: [
        ['ORANGE HEIGHTS, PHASE II, BESA'],
        [
          'Tower',
          'Flat No',
          'Config',
          'Area (sq.ft)',
          null,
          'Floor',
          'Price',
          'Status',
          'RERA No',
          'Location',
          'Project',
        ],
        [null, null, null, 'Carpet', 'Built-up', null, null, null, null, null, null],
        [
          'A',
          101,
          '2 BHK',
          720,
          950,
          1,
          '₹ 48,50,000/-',
          'Available',
          'P50500012345',
          'Besa',
          'Orange Heights',
        ],
        [null, 102, '2 BHK', 720, 950, 1, '₹ 48,50,000/-', 'Sold', 'P50500012345', 'Besa', 'Orange Heights'],
        [null, 201, '3 BHK', 980, 1290, 2, '64.75 L', 'Available', 'P50500012345', 'Besa', 'Orange Heights'],
        ['B', 101, '1 RK', 310, 420, 'Ground', '21 L', 'Hold', 'P50500012345', 'Besa', 'Orange Heights'],
      ],
    },
  ]);

/** A portal's export: an HTML table named .xls. */
export const portalExport = () =>
  Buffer.from(
    `<html><head><meta charset="utf-8"></head><body><table border=1><tr>${[
      'Property ID',
      'Listing For',
      'Property Type',
      'Bedrooms',
      'Super Built-up Area',
      'Expected Price',
      'Locality',
      'City',
      'Furnished Status',
      'Possession Status',
      'Description',
    ]
      .map((heading) => `<th>${heading}</th>`)
      .join('')}</tr><tr>${[
      'D7712',
      'Sale',
      'Residential Apartment',
      2,
      '1100 sq.ft.',
      'Rs. 55 Lac',
      'Pratap Nagar',
      'Nagpur',
      'Semi-Furnished',
      'Ready to Move',
      'Well kept flat near the ring road with morning sun',
    ]
      .map((cell) => `<td>${cell}</td>`)
      .join('')}</tr><tr>${[
      'D7713',
      'Rent',
      'Office Space',
      '',
      '650 sq.ft.',
      '28,000',
      'Dharampeth',
      'Nagpur',
      'Furnished',
      '',
      'Office on the first floor, call 9822055555',
    ]
      .map((cell) => `<td>${cell}</td>`)
      .join('')}</tr></table></body></html>`,
  );

const DEVANAGARI_HEAD = [
  'शीर्षक',
  'प्रकार',
  'विक्री / भाडे',
  'किंमत',
  'पत्ता',
  'परिसर',
  'शहर',
  'पिनकोड',
  'खोल्या',
  'क्षेत्रफळ',
  'चटई',
  'मजला',
  'वर्णन',
  'महारेरा क्रमांक',
  'ताबा',
];

/** Devanagari headings and values in thirty rows, half of them English words. */
export const devanagariSheet = () =>
  csv([
    DEVANAGARI_HEAD,
    ...Array.from({ length: 30 }, (_, i) =>
      i % 2
        ? [
            `२ बीएचके फ्लॅट क्र ${i}`,
            'फ्लॅट',
            'विक्री',
            `₹ 6${i % 10},50,000/-`,
            `गल्ली ${i}, मनीष नगर, नागपूर`,
            'मनीष नगर',
            'नागपूर',
            '४४००१५',
            '२',
            '९५०',
            '७२०',
            'तिसरा',
            'हवेशीर फ्लॅट',
            '',
            'तयार',
          ]
        : [
            `Flat no ${i}`,
            'Flat',
            i % 4 ? 'भाड्याने' : 'sell',
            i % 4 ? '18,000' : '45 L',
            `Lane ${i}, Besa, Nagpur`,
            'Besa',
            'Nagpur',
            440034,
            2,
            '1100 sqft',
            800,
            '3rd',
            'Airy flat',
            '',
            'Ready',
          ],
    ),
  ]);

/** A society's Marathi list of members who let or sell, saved by LibreOffice. */
export const societyList = () =>
  workbook(
    [
      {
        name: 'सदनिका',
        rows: [
          ['श्री गणेश सहकारी गृहनिर्माण संस्था, प्रतापनगर'],
          [
            'अ.क्र.',
            'सदनिका क्र.',
            'मालकाचे नाव',
            'मोबाईल नं.',
            'फ्लॅट प्रकार',
            'क्षेत्रफळ (चौ. फूट)',
            'मजला',
            'व्यवहार',
            'अपेक्षित किंमत',
            'परिसर',
            'सोसायटी',
          ],
          [
            1,
            'ए-१०१',
            'सुनीता देशमुख',
            '९८२२०१२३५१',
            '२ बीएचके',
            875,
            'पहिला',
            'विक्री',
            '४८ लाख',
            'Pratap Nagar',
            'श्री गणेश',
          ],
          [
            2,
            'ए-२०३',
            'रमेश जोशी',
            '९८२२०१२३५२',
            '१ बीएचके',
            610,
            'दुसरा',
            'भाड्याने',
            '१२,०००',
            'Pratap Nagar',
            'श्री गणेश',
          ],
          [
            3,
            'बी-३०१',
            'अनिल पाटील',
            '९८२२०१२३५३',
            '३ बीएचके',
            1240,
            'तिसरा',
            'विक्री',
            '७२.५ लाख',
            'Pratap Nagar',
            'श्री गणेश',
          ],
        ],
      },
    ],
    'ods',
  );

/** Rentals in an old workbook, recognisable only by its name and prices. */
export const oldRentals = () =>
  workbook(
    [
      {
        name: 'Rent',
        rows: [
          [
            'Property',
            'Area name',
            'BHK',
            'Carpet',
            'Rent pm',
            'Deposit',
            'Lift',
            'Parking',
            'Furnished',
            'Available from',
            'Preferred tenant',
          ],
          [
            '2 BHK near VNIT',
            'Bajaj Nagar',
            2,
            800,
            18000,
            '50,000',
            'Yes',
            '1 covered',
            'Semi',
            new Date(Date.UTC(2026, 11, 1)),
            'Family',
          ],
          ['1 BHK', 'Trimurti Nagar', 1, 480, '9.5k', '30000', 'No', 'No', 'No', 'Immediate', 'Any'],
        ],
      },
    ],
    'biff8',
  );

/** A sheet of sales and a sheet of rents. */
export const twoSheets = () =>
  workbook([
    {
      name: 'Sale',
      rows: [
        ['Title', 'Type', 'Price', 'Area', 'Location', 'City'],
        ['2 BHK flat', 'Sale', '45 L', 900, 'Besa', 'Nagpur'],
        ['3 BHK flat', 'Sale', '75 L', 1300, 'Besa', 'Nagpur'],
      ],
    },
    {
      name: 'Rent',
      rows: [
        ['Title', 'Type', 'Price', 'Area', 'Location', 'City'],
        ['1 BHK flat', 'Rent', 9000, 500, 'Besa', 'Nagpur'],
      ],
    },
    { name: 'Empty', rows: [[]] },
  ]);

/** Values that only their author understands. */
export const doubtful = () =>
  csv([
    ['Title', 'Sale or Rent', 'Property', 'Rate', 'Area', 'Location', 'City'],
    ['2 BHK flat', 'Resale', 'Flat', '45', '900', 'Manish Ngr', 'Nagpoor'],
    ['3 BHK flat', 'Resale', 'Flat', '62.5', '1200', 'Dharmpeth', 'Nagpur'],
    ['Shop', 'lease', 'Shop', '68 L', '300', 'Sitabuldi', 'Nagpur'],
    ['Flat', 'Resale', 'Flat', '45-50 L', '900/700', 'Xyzabad', 'Nagpur'],
    ['Flat', 'Resale', 'Flat', 'on request', '900', 'Besa', 'Nagpur'],
  ]);

/** Semicolons and UTF-16, as Excel saves "Unicode text" and exports under Indian settings. */
export const semicolons = () =>
  Buffer.from(
    '\ufeffProperty title;Type;Category;Asking price;Plot area;Address\r\nNA plot in Besa;Sale;Plot;33 lakh;2 guntha;Near school, Besa, Nagpur\r\n',
    'utf16le',
  );

export const phoneContacts = () =>
  Buffer.from(
    Array.from(
      { length: 3 },
      (_, i) =>
        `BEGIN:VCARD\r\nVERSION:${i === 2 ? '4.0' : '3.0'}\r\nFN:Contact ${i}\r\nN:${i};Contact;;;\r\nTEL;TYPE=CELL:+91 98220 1230${i}\r\nEND:VCARD\r\n`,
    ).join(''),
  );

/** Buyers and their wishes in one broker's shorthand. */
export const buyers = () =>
  workbook([
    {
      name: 'Buyers',
      rows: [
        ['Client', 'Contact', 'Requirement', 'Area', 'Budget', 'Remarks'],
        [
          'Asha Deshmukh',
          '9823023757 / 9823031676',
          '2BHK',
          'Besa/Manish Nagar',
          '45-50 L',
          'east facing preferred',
        ],
        ['Ravi Patil', 9822054321, '3 BHK flat', 'Besa', '80 lakh', ''],
        ['Meera Joshi', '98220 99999', '', '', '', 'Wants 2 bhk in Besa under 60 lakh'],
        ['Kiran', '98220 88888', '', '', '', 'Call after six'],
      ],
    },
  ]);

export const googleContacts = () =>
  csv([
    ['First Name', 'Last Name', 'Labels', 'Phone 1 - Label', 'Phone 1 - Value', 'E-mail 1 - Value', 'Notes'],
    [
      'Asha',
      'Rao',
      '* myContacts ::: Buyers',
      'Mobile',
      '+91 98220 12345 ::: 98220 12346',
      'asha@x.example',
      'old',
    ],
  ]);

/** Names and numbers without headings, pasted from a chat. */
export const pastedNumbers = () => Buffer.from('Asha Rao\t9822012345\nRavi Patil\t9822054321\n');
