import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportDto } from '@/lib/imports/dto';
import { Client } from '@/models/clients/client';
import { Requirement } from '@/models/clients/requirement';
import { useTestDb } from '@/test/db';
import { check, made, reasons, run, stateOf, upload, useImportingBroker } from '@/test/imported-files';

useTestDb();
useImportingBroker();

type Kind = 'own-listings' | 'clients';
const open = (one: ImportDto) =>
  one.readings.filter(({ state }) => state === 'proposed' || state === 'unknown');

/**
 * From the file to its records as a person does it on the page, who takes the columns as proposed. Clicks: choose the file, read
 * it, another sheet if it is meant, check, choose what is unknown, accept, import (docs/spec/members.md#imports has the table).
 */
async function walk(name: string, kind: Kind = 'own-listings', sheet?: string) {
  let clicks = 2;
  let one = await upload(readFileSync(join('test/fixtures/imports', name)), name, kind);
  if (sheet) {
    clicks += 1;
    one = await stateOf(one.sheets.find((other) => other.name === sheet)!.id, kind);
  }
  let checked = await check(one, {}, kind);
  clicks += 1;
  const asked = open(checked);
  expect(asked.filter(({ state }) => state === 'unknown')).toEqual([]);
  if (asked.length > 0) {
    const decisions = asked.map(({ key, meaning }) => ({ key, meaning }));
    checked = await check(checked, { decisions }, kind);
    clicks += 1;
  }
  const wrong = await reasons(checked.id);
  const done = await run(checked, kind);
  clicks += 1;
  return { clicks, asked: asked.length, wrong, done, mapping: one.mapping };
}

describe('listings', () => {
  test('a broker’s resale list: letterhead, sections, owners beside their numbers', async () => {
    const { clicks, asked, wrong, done } = await walk('resale-list.xlsx');
    expect([clicks, asked, wrong, done.counts.created]).toEqual([5, 1, [], 7]);
    const rows = await made();
    expect(rows.find(({ price }) => price === 5_800_000)).toMatchObject({
      ownerContact: { name: 'Mr Deshpande', phones: ['+919822040111'] },
      floor: 2,
      totalFloors: 4,
    });
    expect(rows.find(({ price }) => price === 7_800_000)?.ownerContact).toMatchObject({
      phones: ['+919822040112'],
    });
    expect(JSON.stringify(rows.map(({ title, description }) => [title, description]))).not.toMatch(/98220/);
  });

  test('its sheet of rents, where "For" says who may live there', async () => {
    const { clicks, wrong, done, mapping } = await walk('resale-list.xlsx', 'own-listings', 'RENT');
    expect([clicks, wrong, done.counts.created]).toEqual([5, [], 2]);
    expect(mapping).toContain('tenants');
    expect(await made()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'rent', price: 16_000, tenants: 'families' }),
        expect.objectContaining({ type: 'rent', price: 35_000, deposit: 200_000, subType: 'shop' }),
      ]),
    );
  });

  test('a builder’s inventory that names place, project and registration above the columns only', async () => {
    const { clicks, wrong, done } = await walk('builder-inventory.xlsx');
    expect([clicks, done.counts.created]).toEqual([5, 3]);
    expect(wrong.map((one) => one.slice(0, 2))).toEqual(['5:', '7:', '9:']);
    expect((await made())[0]).toMatchObject({
      project: 'VIDARBHA GREENS',
      localitySlug: 'wardha-road',
      reraNumber: 'P50500052345',
      area: 1010,
      carpetArea: expect.closeTo(672.75, 0),
      price: 5_252_000,
    });
  });

  test('a portal’s export: the unit of the area in a column of its own', async () => {
    const { clicks, asked, wrong, done } = await walk('portal-export.csv');
    expect([clicks, asked, wrong, done.counts.created]).toEqual([4, 0, [], 4]);
    const rows = await made();
    expect(rows.find(({ price }) => price === 3_600_000)).toMatchObject({
      category: 'Plots',
      facing: 'north-east',
      area: expect.closeTo(1503, 0),
    });
    expect(rows.find(({ price }) => price === 32_000)).toMatchObject({
      type: 'rent',
      area: expect.closeTo(645.8, 0),
      availableFrom: expect.anything(),
    });
    expect(rows.find(({ price }) => price === 8_200_000)).toMatchObject({
      type: 'sale',
      possession: 'ready',
      bedrooms: 3,
    });
  });

  test('rents in a workbook of Excel 97–2003: a deposit in months, days with two digits of the year', async () => {
    const { clicks, asked, wrong, done } = await walk('rentals.xls');
    expect([clicks, asked, wrong, done.counts.created]).toEqual([4, 0, [], 4]);
    const rows = await made();
    expect(rows.find(({ price }) => price === 42_000)).toMatchObject({
      deposit: 84_000,
      furnishing: 'furnished',
    });
    const [rk] = rows.filter(({ price }) => price === 6500);
    expect(rk).toMatchObject({ subType: 'rk', address: 'Near VNIT gate, Bajaj Nagar, Nagpur' });
    expect([rk?.project, rk?.title]).toEqual([undefined, '1 RK in Bajaj Nagar']);
  });

  test('a layout’s plots in Marathi: those sold are asked about', async () => {
    const { clicks, asked, done } = await walk('layout-plots.ods');
    expect([clicks, asked, done.counts.created]).toEqual([5, 2, 2]);
    expect(await made()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ category: 'Plots', frontage: 30, depth: 50, facing: 'east' }),
      ]),
    );
  });

  test('a society’s list in Marathi: a member’s name is never a title', async () => {
    const { clicks, asked, wrong, done } = await walk('society-list.txt');
    expect([clicks, asked, wrong, done.counts.created]).toEqual([4, 0, [], 4]);
    const rows = await made();
    expect(rows.map(({ title }) => title).join()).not.toMatch(/कुलकर्णी|ठाकरे|राऊत|बोरकर/);
    expect(rows.find(({ price }) => price === 5_200_000)).toMatchObject({
      floor: 1,
      ownerContact: { name: 'श्री. विजय कुलकर्णी', phones: ['+919822040201'] },
    });
  });

  test('words of a Marathi list for "at once" and "no" are known', async () => {
    const text = [
      'सदनिका क्र.,मालकाचे नाव,मोबाईल,प्रकार,चटई क्षेत्र (चौ.फूट),मजला,परिसर,विक्री/भाडे,अपेक्षित किंमत,ताबा,फर्निचर',
      'अ-१०१,श्री. विनायक देशपांडे,९८२२०१२३४५,२ बीएचके,७५०,पहिला,धरमपेठ,विक्री,५५ लाख,लगेच,अर्ध सुसज्ज',
      'ब-००१,श्री. रमेश बोबडे,८८८८१२३४५६,दुकान,३२०,तळमजला,धरमपेठ,विक्री,४८.५ लाख,ताबडतोब,नाही',
    ].join('\n');
    const one = await check(await upload(Buffer.from(text), 'wing.csv', 'own-listings'), {}, 'own-listings');
    expect([open(one), await reasons(one.id)]).toEqual([[], []]);
    await run(one, 'own-listings');
    const rows = await made();
    expect(rows.find(({ price }) => price === 4_850_000)).toMatchObject({
      ...{ subType: 'shop', furnishing: 'unfurnished', possession: 'ready', floor: 0 },
    });
    expect(rows.find(({ price }) => price === 5_500_000)).toMatchObject({ possession: 'ready', floor: 1 });
  });

  test('Windows-1252 with semicolons; a column called "Property" that holds kinds', async () => {
    const { clicks, asked, wrong, done } = await walk('old-office.csv');
    expect([clicks, asked, wrong, done.counts.created]).toEqual([4, 0, [], 3]);
    expect((await made())[0]).toMatchObject({ address: '12 – A, Café lane, Ramdaspeth', bedrooms: 2 });
  });

  test('rows pasted from a chat', async () => {
    const { clicks, asked, wrong, done } = await walk('pasted-rows.tsv');
    expect([clicks, asked, wrong, done.counts.created]).toEqual([4, 0, [], 4]);
  });
});

describe('clients', () => {
  test.each([
    ['phone-contacts.vcf', 4],
    ['address-book.vcf', 3],
    ['google-contacts.csv', 3],
  ])('%s', async (name, count) => {
    const { clicks, asked, wrong, done } = await walk(name, 'clients');
    expect([clicks, asked, wrong, done.counts.created]).toEqual([4, 0, [], count]);
    expect(await Client.countDocuments({ phones: [] })).toBe(0);
  });

  test('a register of buyers, whose rooms are in "Property Reqd."', async () => {
    const { clicks, asked, wrong, done } = await walk('buyers-register.xlsx', 'clients');
    expect([clicks, asked, wrong, done.counts.created]).toEqual([4, 0, [], 6]);
    const wishes = (await Requirement.find({}).lean()).map(({ query }) =>
      Object.fromEntries(new URLSearchParams(query)),
    );
    expect(wishes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ bedrooms: '2', minPrice: '4500000', maxPrice: '5000000' }),
        expect.objectContaining({ bedrooms: '3', locality: 'dharampeth,ramdaspeth', maxPrice: '9000000' }),
        expect.objectContaining({ category: 'plots', locality: 'wardha-road' }),
        expect.objectContaining({ type: 'rent', bedrooms: '2', near: 'vnit' }),
      ]),
    );
    expect(wishes).toHaveLength(5);
  });
});
