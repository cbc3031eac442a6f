import { readFileSync, writeFileSync } from 'node:fs';
import { builtIn } from '@/lib/places/gazetteer/rules';
import { findLocality } from '@/lib/places/rules';
import { landmarkIndex, parserPlaces } from '@/lib/search/box/rules';
import { parseQuery } from './parse';
import { buildPlaceIndex } from './place-index';

const places = parserPlaces(builtIn).map((p) => ({
  ...p,
  listings: p.localitySlug && findLocality(p.citySlug, p.localitySlug) ? 10 : 0,
}));
const index = buildPlaceIndex(places as any, landmarkIndex(builtIn) as any);
test('try', () => {
  const out: string[] = [];
  for (const t of readFileSync('/tmp/h3/try.txt', 'utf8').split('\n').filter(Boolean)) {
    const { search, unrecognised, words, answer, preferred } = parseQuery(t, index, {
      home: 'nagpur',
      today: '2026-11-23',
    });
    out.push(
      `${t}\n    ${JSON.stringify(search)} left=${unrecognised} words=${words} ${answer ? JSON.stringify(answer) : ''} ${preferred.length ? JSON.stringify(preferred) : ''}`,
    );
  }
  writeFileSync('/tmp/h3/out.txt', out.join('\n'));
});
