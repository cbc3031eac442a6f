import type { ServiceLine } from '@/lib/content/service-lines/dto';

export const sampaadana = {
  slug: 'sampaadana',
  name: 'Sampaadana',
  kind: 'Building materials',
  summary: 'Cement, steel, bricks, tiles and fittings: right grade, tested, at site on the day.',
  headline: 'Building materials of the right grade, on site on the right day',
  metaTitle: 'Sampaadana: building material supply in Nagpur',
  metaDescription:
    'Cement, TMT steel, sand, bricks and blocks, tiles, sanitary ware, electrical and paint for building sites in Nagpur. Tested materials, clear rates.',
  intro: [
    'Sampaadana supplies building sites: one list, one delivery plan, one bill. Your engineer names the grade; we bring that grade with its test certificate, or tell you that it cannot be had this week.',
    'We buy from makers and their authorised dealers only. What is not used and not opened is taken back as agreed in the order.',
  ],
  does: {
    Structure:
      'Cement, TMT bars, ready-mix concrete, aggregates, river and manufactured sand, bricks, fly-ash and AAC blocks.',
    Finishes: 'Tiles, granite and kota stone, doors and windows, paints, waterproofing and false ceilings.',
    Services: 'Pipes, tanks, pumps, sanitary ware, wires, switches, lighting and solar water heaters.',
    'Quantities and planning':
      'Take-off from your drawings, a delivery plan that fits your storage, and rate locks where makers offer them.',
  },
  forWhom: [
    'Families building their own house',
    'Small and mid-sized contractors',
    'Societies doing repairs and waterproofing',
    'Interior firms that need small lots of many things',
  ],
  steps: {
    'List or drawings': 'Send a list, a bill of quantities or simply the drawings.',
    Quotation: 'Make, grade, rate, GST, transport and unloading, each on its own line, with a validity date.',
    'Order and plan': 'Dates for each load; site access and storage checked beforehand.',
    Delivery: 'Weighed or counted with your supervisor, challan signed, test certificates attached.',
    Testing: 'Cubes, bars and bricks tested at a laboratory of your choice when you ask for it.',
    Settlement: 'One statement a month, returns credited.',
  },
  bring: [
    'Drawings or a list with grades and sizes',
    'Structural engineer’s notes on cement and steel grades',
    'Site address, road width for lorries and hours of entry',
    'GSTIN, if you need a tax invoice for input credit',
  ],
  fees: 'You pay the quoted rates; our margin is inside them. Transport, unloading and GST are shown separately. Rates of steel and cement move weekly, so every quotation carries the date until which it holds.',
  time: 'Cement, sand, bricks and steel in common sizes usually come within one to three days. Tiles, stone and special fittings take one to four weeks, and we tell you which ones before you fix the date of the mason.',
  questions: {
    'Which cement for what?':
      'Follow your structural engineer. In common practice OPC 43 or 53 or PPC is used for concrete, and PPC or PSC for masonry and plaster, because blended cements gain strength slowly and crack less. Cement older than three months should be tested before use.',
    'How do I know that steel is genuine?':
      'Bars carry the maker’s name, the grade, such as Fe 500D or Fe 550D, and the BIS standard mark with a licence number under IS 1786. Weigh a metre of bar: the weight should be within the tolerance of the standard for its diameter.',
    'River sand or manufactured sand?':
      'Both work when they are clean and graded to IS 383. River sand needs a valid transport pass; without it the load can be seized. Manufactured sand is steadier in quality and is used by most ready-mix plants.',
    'What GST is on building materials?':
      'It depends on the material and changes by notification, so each quotation shows the rate for each line as of its date. A family building its own house cannot claim the tax back; a registered contractor often can, within the rules on blocked credit.',
    'How much should I order extra?':
      'Common practice is a few per cent for bricks, blocks and tiles, more for patterned or diagonal tiles, and none for steel that comes cut to a bar list. We plan from your drawings so that you do not pay for a heap at the end.',
    'Do you take back what is left?':
      'Unopened boxes and whole bars in good condition, within the time written in the order. Cement, mixed paint, cut tiles and custom sizes cannot be returned.',
  },
  related: ['kalpa', 'neeti', 'vridi'],
} as const satisfies ServiceLine;
