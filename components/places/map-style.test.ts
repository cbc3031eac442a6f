import { baseOf } from '@/lib/places/base-map/rules';
import { BUILT_IN } from '@/lib/places/gazetteer/rules';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { mapStyle, nameIn } from './map-style';

const colours: Parameters<typeof mapStyle>[2] = {
  ...{ paper: '#fff', ink: '#111', 'ink-soft': '#555', accent: '#b40', ground: '#eee', town: '#ddd' },
  ...{ water: '#bde', green: '#cdb', rail: '#999', edge: '#ccc', street: '#fff', fonts: 'Anek' },
};

test.each(LANGUAGES)('in %s, metro stations have their names on the map from zoom 12 on', (language) => {
  const base = baseOf(BUILT_IN, language);
  const stations = base.features.filter(({ properties }) => properties.kind === 'metro');
  expect(stations.length).toBeGreaterThan(30);
  for (const { properties } of stations) expect(properties.name).toMatch(/\p{L}/u);
  const names = mapStyle(base, undefined, colours, language).layers.filter(
    (layer) => layer.type === 'symbol' && JSON.stringify(layer.filter).includes('"metro"'),
  );
  expect(names).toMatchObject([{ id: 'metro name', layout: { 'text-field': nameIn(language) } }]);
  expect(names[0]!.minzoom).toBeLessThanOrEqual(12);
});
