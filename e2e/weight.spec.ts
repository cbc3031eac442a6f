import { expect, test } from './support/fixtures';
import { demoListings } from './support/listings';

const weightOf = (html: string) => {
  const pushed = [...html.matchAll(/self\.__next_f\.push\(([\s\S]*?)\)<\/script>/g)];
  const payload = pushed.reduce((sum, [, text = '']) => sum + Buffer.byteLength(text), 0);
  return { html: Buffer.byteLength(html) / 1024, payload: payload / 1024 };
};

// KB; letters of Devanagari are three bytes each. The aims are 80 and 110: a word that changes with the day may weigh a little more
const LISTINGS = [
  { language: '', html: 72, payload: 18 },
  { language: '/mr', html: 81, payload: 18 },
  { language: '/hi', html: 81, payload: 18 },
];

test('what a listing, home and a list weigh in each language: HTML, and what React gets of it once more', async ({
  request,
}) => {
  const listings = await demoListings(request, 12);
  for (const { language, html, payload } of LISTINGS)
    for (const { _id } of listings) {
      const weight = weightOf(await (await request.get(`${language}/properties/${_id}`)).text());
      expect.soft(weight.html, `HTML of ${language} ${_id}`).toBeLessThanOrEqual(html);
      expect.soft(weight.payload, `payload of ${language} ${_id}`).toBeLessThanOrEqual(payload);
    }
  for (const language of ['', '/mr', '/hi'])
    for (const path of ['/home', '/buy/nagpur', '/buy/nagpur?view=map']) {
      const weight = weightOf(await (await request.get(language + path)).text());
      expect.soft(weight.html, `HTML of ${language}${path}`).toBeLessThanOrEqual(108);
      expect.soft(weight.payload, `payload of ${language}${path}`).toBeLessThanOrEqual(22);
    }
});
