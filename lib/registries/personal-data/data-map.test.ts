import { GET as document } from '@/app/api/data-map/route';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { AREA_TEXTS } from './constants';
import { buildDataMap } from './data-map';
import { PERSONAL_DATA } from './definitions';

useTestDb();

test('every record of every definition is in the map, with the fields of its schema', () => {
  const map = buildDataMap();
  const names = map.flatMap(({ records }) => records.map(({ name }) => name));
  expect(new Set(names)).toEqual(new Set(PERSONAL_DATA.flatMap(({ models }) => models)));
  for (const { records, until } of map) {
    expect(until.length).toBeGreaterThan(0);
    for (const { name, fields } of records) expect([name, fields.length]).not.toEqual([name, 0]);
  }
  const user = map.flatMap(({ records }) => records).find(({ name }) => name === 'User');
  expect(user?.fields).toEqual(expect.arrayContaining(['name', 'email', 'documents.storageKey', 'aadhaar']));
  expect(user?.encrypted).toEqual(['aadhaar', 'pan']);
});

test('each area has its texts once, in every language', () => {
  expect(PERSONAL_DATA.map(({ area }) => area).sort()).toEqual(Object.keys(AREA_TEXTS).sort());
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    const { t } = textsIn(language, 'compliance/documents');
    for (const { title, data, purpose } of Object.values(AREA_TEXTS))
      for (const text of [title, data, purpose]) expect(t(text)).not.toBe(text);
  }
});

test('the document for the people concerned is a PDF in their language', async () => {
  const browser = new Browser();
  for (const language of LANGUAGES) {
    const file = await browser.call(document, `/api/data-map?lang=${language}`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('content-disposition')).toContain(`data-map-${language}.pdf`);
  }
});
