import type { PropertyCardDto } from '@/lib/listings/dto';
import { textsIn } from '@/lib/platform/language/messages';
import { ownWordsLang } from '@/lib/platform/language/own-words';
import { isTitleMade, titleOf } from './format';

type Facts = Parameters<typeof titleOf>[0];
const flat: Facts = {
  title: '3 BHK flat facing the lake',
  category: 'Residential',
  subType: 'flat',
  bedrooms: 3,
  locality: 'Civil Lines',
  city: 'Nagpur',
  area: 1400,
  carpetArea: 1050,
};
const inLanguage = (facts: Facts, language: 'en' | 'mr' | 'hi') =>
  titleOf(facts, textsIn(language, 'listings/card'));

test.each([
  ['en', '3 BHK flat facing the lake'],
  ['mr', '3 बीएचके फ्लॅट, 1,050 चौ. फूट, सिव्हिल लाइन्स'],
  ['hi', '3 बीएचके फ्लैट, 1,050 वर्ग फुट, सिविल लाइंस'],
] as const)('a title in Latin letters is made of the facts in %s', (language, title) => {
  expect(inLanguage(flat, language)).toBe(title);
});

test('a title in Devanagari stays as it was typed, in every language', () => {
  const title = 'धरमपेठेत तलावासमोर ऐसपैस फ्लॅट';
  for (const language of ['en', 'mr', 'hi'] as const) {
    expect(inLanguage({ ...flat, title }, language)).toBe(title);
    expect(isTitleMade({ ...flat, title }, language)).toBe(false);
  }
  expect([ownWordsLang(title, 'en'), ownWordsLang(title, 'mr'), ownWordsLang(title, 'hi')]).toEqual([
    'mr',
    undefined,
    'mr',
  ]);
  expect(ownWordsLang('तालाब के सामने बड़ा फ्लैट', 'mr')).toBe('hi');
  expect(ownWordsLang('फ्लॅट', 'en')).toBe('mr');
  expect(ownWordsLang('नागपूर', 'en')).toBe('und-Deva');
});

test('made titles tell two homes of a list apart by project and size', () => {
  const others: Partial<PropertyCardDto>[] = [{}, { carpetArea: 980 }, { project: 'Sai Residency' }];
  const titles = others.map((one) => inLanguage({ ...flat, ...one } as Facts, 'mr'));
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles[2]).toBe('3 बीएचके फ्लॅट, 1,050 चौ. फूट, Sai Residency, सिव्हिल लाइन्स');
  const land: Facts = { title: 'NA plot', category: 'Plots', city: 'Nagpur', area: 43_560 };
  expect(inLanguage(land, 'hi')).toBe('प्लॉट, 43,560 वर्ग फुट, नागपुर');
});
