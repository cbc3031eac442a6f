import * as X from '@e965/xlsx';
import { zipBomb } from './dangerous-files';
import { type TestSheet, workbook, zipOf } from './workbooks';

/** Invented files of brokers in Nagpur: those of a review, and others that the importer's authors did not expect. */

type Cells = TestSheet['rows'];

export const csv = (...lines: readonly string[]): Buffer => Buffer.from(lines.join('\n'));
const xlsx = (rows: Cells, more: Partial<TestSheet> = {}) => workbook([{ name: 'Sheet1', rows, ...more }]);
const latin = (...lines: readonly string[]) =>
  // ½, ² and – differ in Windows-1252
  Buffer.from(lines.join('\r\n').replaceAll('–', '\x96').replaceAll('’', '\x92'), 'latin1');
const utf16 = (...lines: readonly string[]) => Buffer.from(`\ufeff${lines.join('\r\n')}`, 'utf16le');
const html = (rows: Cells) =>
  Buffer.from(
    `<html><body><table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table></body></html>`,
  );
const day = (year: number, month: number, date: number) => new Date(Date.UTC(year, month - 1, date));

type Files = Record<string, readonly [name: string, file: () => Buffer | Promise<Buffer>]>;

/** Files of the review by number. "clients" in a title marks their kind. */
export const REVIEWED: Files = {
  '01 price list with a letterhead, two rows of headings and a total': [
    'price list.xlsx',
    () =>
      workbook([
        {
          name: 'Resale',
          merges: ['A1:K1', 'E2:F2', 'G2:H2'],
          formulas: { H4: 'D4*1' },
          rows: [
            ['SHIVAM REALTORS, Dharampeth - PRICE LIST'],
            [
              'Sr',
              'Type',
              'Location',
              'Society',
              'Area (sq ft)',
              '',
              'Price',
              '',
              'Floor',
              'Contact',
              'Remark',
            ],
            ['', '', '', '', 'SBU', 'Carpet', 'Rate', 'Total', '', '', ''],
            [
              1,
              '2 BHK',
              'Besa',
              'Om Sai',
              1050,
              780,
              4500,
              4725000,
              '3rd/5',
              '98220 12345 / 98220 12346',
              '',
            ],
            [2, '2.5 BHK', 'Khamla', 'Green Park', 1200, 900, 5000, 6000000, '7th of 11', '9822012347', ''],
            [3, '3 BHK', 'Sadar', 'Lotus', 1500, 1100, 6000, 9000000, 'G', '9822012348', 'SOLD'],
            [4, '3 BHK', 'Sadar', 'Lotus', 1550, 1150, '', 'on request', '2', '9822012349', ''],
            ['Total', '', '', '', 5300, 3930, '', 19725000, '', '', ''],
          ],
        },
        {
          name: 'Plots',
          rows: [
            ['Location', 'Plot size', 'Price'],
            ['Jaitala', '30 x 50', '25 L'],
          ],
        },
      ]),
  ],
  '02 rentals of Excel 97': [
    'rentals.xls',
    () =>
      workbook(
        [
          {
            name: 'Rent',
            rows: [
              ['Flat', 'Area', 'Sqft', 'Rent pm', 'Dep', 'Furn', 'For', 'Vacant on', 'Maint', 'Owner'],
              ['2 BHK', 'Jaitala', 800, 1400000, '2 mths', 'UF', 'family', '', '', 'Mishra 9822012345'],
              ['1 BHK', 'Sadar', 500, '8 hazaar', '20K', 'SF', 'company lease', '', '500', 'Rao 9822012346'],
              [
                '3 BHK',
                'Khamla',
                1200,
                '16K',
                '50000',
                'FF',
                'bachelor ok',
                '1 Jan',
                'incl',
                'Sahu 9822012347',
              ],
              ['Bungalow', 'Besa', 1800, 45, '1 L', 'un', 'any', '', '', 'Naik 9822012348'],
            ],
          },
        ],
        'xls',
      ),
  ],
  '03 land': [
    'land.ods',
    () =>
      workbook(
        [
          {
            name: 'Land',
            rows: [
              ['Mouza', 'Area', 'Total', 'Rate', 'Road touch'],
              ['Umred', '2 acre 10 guntha', '1.98 khokha', '', 'yes'],
              ['Hingna', '40 R', '60 L', '', 'no'],
              ['Katol', '0.80 HR', '28.8', '', '18 m DP road'],
              ['Umred', '3 bigha', '45 L', '', '30 ft road'],
              ['Umred', '11 ekar', '', '12 lakh per acre', 'no'],
              ['Besa', '40 x 60', '48 peti', '', 'yes'],
            ],
          },
        ],
        'ods',
      ),
  ],
  '04 Windows-1252 with semicolons': [
    'carpets.csv',
    () =>
      latin(
        'Flat;Locality;Carpet (sq.m.);Price;Offer;Owner',
        '2 BHK;Besa;28,5;48,50 Lakh;Sale;O’Brien',
        '2½ BHK;Khamla;95,25;£ 3.75 Cr;Sale;Rao – Sahu',
        '3 BHK;Sadar;1.120,5;1,25 cr;Sale;Naik',
      ),
  ],
  '05 Marathi in UTF-16': [
    'यादी.csv',
    () =>
      utf16(
        'प्रकार;ठिकाण;क्षेत्रफळ;किंमत;मजला;व्यवहार',
        '२ बीएचके;बेसा;९५० चौ. फूट;४५ लाख;तळ + १;विक्री',
        'शेत;उमरेड;१० गुंठे;१२ लाख;;विक्री',
        'दुकान;सदर;२०० चौ. फूट;२२ हजार;तळ;भाडेतत्त्वावर',
      ),
  ],
  '06 clients on a phone': [
    'contacts.vcf',
    () =>
      csv(
        'BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E0=A4=AA=E0=A4=BE=E0=A4=9F=E0=A5=80=E0=A4=B2;=\r\n=E0=A4=B0=E0=A4=AE=E0=A5=87=E0=A4=B6;;;\r\nTEL;CELL:9822012345\r\nTEL;HOME:0712-2234567\r\nEND:VCARD\r',
        'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Asha Rao\r\nN:Rao;Asha;;;\r\nTEL;TYPE=CELL:+91 98220 12346\r\nBDAY:1984-02-30\r\nNOTE:2 BHK Besa\\, budget 25-30 lakh\\nreferred by Joshi\r\nEND:VCARD\r',
        'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:\r\nTEL;VALUE=uri:tel:+91-98220-12347\r\nEND:VCARD\r\n',
      ),
  ],
  '07 clients of Google': [
    'google.csv',
    () =>
      csv(
        'First Name,Last Name,Labels,Phone 1 - Label,Phone 1 - Value,Notes,Custom Field 1 - Label,Custom Field 1 - Value',
        'Asha,Rao,* myContacts ::: Buyers,Mobile,९८२२० १२३४५ ::: 98220 12346,दुकान हवे सदर ३० लाख पर्यंत,,',
        'Ravi,Patil,* myContacts,Mobile,98220 12347,2 BHK Besa,Budget,60 lakh',
      ),
  ],
  '13 a ZIP with pictures, one of which leads out of it': [
    'everything.zip',
    async () => {
      const zip = await zipOf({
        'all/list.csv': 'Code,Type,Locality,Sqft,Price\nA-1,2 BHK,Besa,950,45 lakh\n',
        'all/A-1/hall.jpg': Buffer.from('no picture'),
        '__MACOSX/all/A-1/._hall.jpg': Buffer.from('clutter'),
        'aa/aa/evil.jpg': Buffer.from('no picture'),
      });
      return Buffer.from(zip.toString('latin1').replaceAll('aa/aa/evil', '../../evil'), 'latin1');
    },
  ],
  '08 export of a portal': [
    'export.xls',
    () =>
      html([
        [
          'Ad ID',
          'Property Type',
          'BHK',
          'Locality',
          'Area',
          'Area Unit',
          'Price',
          'Price/Unit',
          'Transaction',
          'Status',
        ],
        ['z65778812', 'Builder Floor', 3, 'Besa', 120, 'Sq-yrd', '1.15 Crore', 9583, 'Resale', 'active'],
        [
          'z65778813',
          'Residential Apartment',
          2,
          'Khamla',
          950,
          'Sq-ft',
          '48 Lac',
          5052,
          'Resale',
          'Expired',
        ],
      ]),
  ],
  '10 figures of a calculation': [
    'calc.csv',
    () =>
      csv(
        'Type,Locality,Built-up,Rate,Cost,Possession,Lift,Discount',
        '2 BHK,Besa,1006,2800,#REF!,Mar-27,TRUE,5%',
        '3 BHK,Khamla,1300,5000,6500000,Dec-27,FALSE,2%',
      ),
  ],
  '11 mixed prices': [
    'mixed.csv',
    () =>
      csv(
        'Flat,Location,Sqft,Price',
        '2 BHK,Manewada,900,45',
        '2 BHK,Manewada,900,45+reg',
        '2 BHK,Besa,950,0.45',
        '2 BHK,Besa,960,45/68',
        '2 BHK,Besa,970,45 L nego',
        '3 BHK,Besa,1250 / 1600,1 cr 10',
        '3 BHK,Besa,850-900,55 lakh (was 60 lakh)',
      ),
  ],
  '12 many flats of one price': [
    'big.csv',
    () =>
      csv(
        'Title,Type,Locality,Sqft,Floor,Price,Owner Mobile',
        ...Array.from(
          { length: 200 },
          (_, i) => `Flat ${i},2 BHK,Manewada,900,${i % 4},45 lakh,98220${String(12000 + i)}`,
        ),
      ),
  ],
  '17 register of clients in Hinglish': [
    'register.csv',
    () =>
      csv(
        'Naam,Number,Kya chahiye,Kitna budget,Dinank',
        'Amit,9822012345,2bhk flat manish nagar ya besa,40-45 lakh,1/2/26',
        'Sunita,9822012346,dukan kiraye pe sadar,20 tak,3/2/26',
        'Vijay,9822012347,bungalow,1 cr se upar nahi,4/2/26',
        'रमेश,9822012348,शेती उमरेड,३० लाख,5/2/26',
        'Amit,9822012345,2bhk flat besa,40-45 lakh,1/2/26',
        'Kiran,98220123,plot jaitala,25 lakh,6/2/26',
      ),
  ],
  '22 prices in the words of the bazaar': [
    'slang.csv',
    () =>
      csv(
        'Flat,Locality,Sqft,Price',
        '3 BHK,Besa,1300,1.98 khokha',
        '2 BHK,Besa,900,45 peti',
        '2 BHK,Besa,910,$ 90000',
        '2 BHK,Besa,920,"18 lakh token paid, total 55 lakh"',
        '2 BHK,Besa,930,60 L + reg + GST',
        '2 BHK,Besa,940,45.5 lac (all incl)',
        '2 BHK,Besa,950,"57,00,00"',
        '3 BHK,Besa,1300,1 cr 10',
      ),
  ],
};

/** Kinds that the importer's authors did not expect. */
export const UNEXPECTED: Files = {
  'units in a row of their own': [
    'stock.xlsx',
    () =>
      xlsx([
        ['Sr', 'Project', 'Location', 'Type', 'SBA', 'Carpet', 'Price', 'Maint'],
        ['', '', '', '', '(sq m)', '(sq m)', '(Rs lakh)', '(Rs/month)'],
        [1, 'Om Sai Heights', 'Besa', '2 BHK', 95, 70, 45, 1200],
        [2, 'Green Park', 'Manish Nagar', '3 BHK', 130, 98, 72, 1800],
      ]),
  ],
  'sums of each locality, an average, and last year on a hidden sheet': [
    'book.xlsx',
    () =>
      workbook([
        {
          name: 'Stock',
          rows: [
            ['Locality', 'Type', 'Sq ft', 'Price'],
            ['Besa', '2 BHK', 950, 4500000],
            ['Besa', '3 BHK', 1300, 6500000],
            ['Besa total', '2 nos', 2250, 11000000],
            ['Khamla', '2 BHK', 900, 4800000],
            ['एकूण', '', 3150, 15800000],
            ['Average', '', 1050, 5266667],
          ],
        },
        {
          name: '2025',
          isHidden: true,
          rows: [
            ['Locality', 'Type', 'Sq ft', 'Price'],
            ['Sadar', '2 BHK', 950, 3000000],
          ],
        },
      ]),
  ],
  'prices in words': [
    'words.csv',
    () =>
      csv(
        'Type,Locality,Sq ft,Price',
        '2 BHK,Besa,950,Forty five lakh',
        '3 BHK,Besa,1300,sava crore',
        '2 BHK,Sadar,900,पावणे दोन कोटी',
        '2 BHK,Jaitala,1100,One crore five lakhs only',
        '2 BHK,Jaitala,1150,45 lakh fifty thousand',
        '2 BHK,Jaitala,1175,Rs.45 lakh',
        '2 BHK,Jaitala,1180,1 cr.20 lakh',
      ),
  ],
  'the cell above, repeated by marks': [
    'ditto.csv',
    () =>
      csv(
        'Project,Location,Wing,BHK,Sq ft,Price',
        'Om Sai,Besa,A,2,950,4500000',
        '-do-,-do-,B,3,1300,6500000',
        'Green,Khamla,A,2,940,4800000',
        '〃,〃,B,2,930,4700000',
        '"""",ditto,C,2,935,4750000',
      ),
  ],
  'cells with several lines': [
    'lines.xlsx',
    () =>
      xlsx([
        ['Type', 'Sq ft', 'Price', 'Location', 'Owner'],
        ['2 BHK', 950, '45 L\n(was 48 L)', 'Besa', 'Ramesh Patil\n98220 12345\n(wife) 98220 54321'],
        ['2 BHK', 960, '46 L\nnego', 'Besa', 'Joshi\n98220 12346'],
        ['3 BHK', '1300\n(carpet 980)', '65 L\n70 L', 'Khamla', ''],
      ]),
  ],
  'prices of several times': [
    'prices.csv',
    () =>
      csv(
        'BHK,Location,Sq ft,Old Price,Purchase Price,New Price,Govt Value,Loan Amount,Our Commission',
        '2 BHK,Besa,950,42 L,22 L,45 L,30 L,20 L,1 L',
        '3 BHK,Khamla,1300,60 L,30 L,65 L,40 L,30 L,1.3 L',
      ),
  ],
  'a second table below the first, with its columns in another order': [
    'below.xlsx',
    () =>
      xlsx([
        ['SALE'],
        ['BHK', 'Locality', 'Sq ft', 'Price'],
        ['2 BHK', 'Besa', 950, '45 L'],
        [],
        ['RENT'],
        ['BHK', 'Locality', 'Price', 'Sq ft'],
        ['2 BHK', 'Sadar', 15000, 900],
        ['1 BHK', 'Jaitala', 8000, 500],
      ]),
  ],
  'sale and rent by a letter, in one column of prices': [
    'letters.csv',
    () =>
      csv(
        'BHK,Location,Sq ft,S/R,Price',
        '2 BHK,Besa,950,S,45',
        '3 BHK,Khamla,1300,R,15',
        '2 BHK,Sadar,900,R,12000',
        '1 BHK,Sadar,530,S/R,22 L / 9000',
      ),
  ],
  'remarks that say that a home is gone': [
    'remarks.csv',
    () =>
      csv(
        'Date,Party Name,Mob,Prop,Loc,Size,Demand,Remark',
        '12/5/26,Patil,9822012345,2bhk,Besa,950,45 L,urgent sale owner going abroad',
        '14/5/26,Rao,9822012347,plot,Jaitala,1500,28 L,deal done',
        '14/5/26,Kale,9822012348,2bhk,Khamla,900,48 L,already sold',
        '15/5/26,Shah,9822012351,2bhk,Khamla,915,48 L,bik gaya',
        '15/5/26,Sahu,9822012352,2bhk,Khamla,925,48 L,विकला',
        '15/5/26,Deo,9822012353,2bhk,Khamla,935,48 L,token paid 1 lakh',
        '15/5/26,Deo,9822012353,2bhk,Khamla,945,48 L,not sold yet',
      ),
  ],
  'floors and rooms that the program took for days, and those of several': [
    'days.xlsx',
    () =>
      xlsx([
        ['BHK', 'Locality', 'Sq ft', 'Price', 'Floor'],
        ['2 BHK', 'Besa', 950, '45 L', day(2026, 7, 3)],
        ['2 BHK', 'Besa', 951, '45 L', -1],
        ['2/3 BHK', 'Besa', 952, '45 L', 1],
        [day(2026, 3, 2), 'Besa', 953, '45 L', 2],
        [2, 'Besa', 954, day(2026, 5, 4), 3],
        [2, 'Besa', 955, -4500000, 4],
      ]),
  ],
  'clients who called': [
    'calls.xlsx',
    () =>
      xlsx([
        ['Date', 'Caller', 'No.', 'Enquiry', 'Min', 'Max', 'Follow up 1'],
        [46000, 'Amit', 9822012345, '2bhk besa side', 40, '45 L', 'call after diwali'],
        [46002, 'Vijay', 9822012347, 'wants to sell 3bhk khamla', '', '70 L', ''],
        [46003, 'Meera', 9822012348, 'ghar bhade se dena hai sadar', '', '12k', ''],
        [46004, 'Kiran', 9822012349, 'plot 1500 sqft jaitala', '', '30 L', 'hot'],
      ]),
  ],
  'letters that were lost': [
    'ansi.csv',
    () =>
      csv(
        'Type,Society,Locality,Sq ft,Price',
        '2 BHK,??? ????,Besa,950,45 lakh',
        '2 BHK,Sai,Besa,960,46 lakh',
      ),
  ],
};

/** Files that are refused completely. */
export const REFUSED: Record<string, readonly [...Files[string], words: RegExp]> = {
  '14 a password': [
    'locked.xlsx',
    () => {
      const locked = X.CFB.utils.cfb_new();
      X.CFB.utils.cfb_add(locked, '/EncryptionInfo', Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]));
      X.CFB.utils.cfb_add(locked, '/EncryptedPackage', Buffer.alloc(4096, 7));
      return X.CFB.write(locked, { type: 'buffer' }) as Buffer;
    },
    /password-protected/,
  ],
  '15 bomb': ['bomb.xlsx', () => zipBomb('xl/worksheets/sheet1.xml'), /unpacks to far more/],
  '16 nothing': ['empty.csv', () => csv(''), /file is empty/],
  '16 headings alone': ['headings.csv', () => csv('Type,Locality,Sqft,Price'), /only a heading/],
  '20 a PDF': ['list.xlsx', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), /isn’t a table/],
  '20 a picture': [
    'list.csv',
    () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]),
    /isn’t a text file/,
  ],
  '21 an exported chat': [
    'chat.txt',
    () => csv('12/11/26, 10:32 am - Ravi: 2bhk besa 45 lakh', '12/11/26, 10:33 am - Asha: still there?'),
    /exported chat/,
  ],
};
