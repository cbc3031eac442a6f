import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { baseOf } from '@/lib/places/base-map/rules';
import type { EditedPlaceDto } from '@/lib/places/gazetteer/dto';
import { BUILT_IN } from '@/lib/places/gazetteer/rules';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { apiDouble } from '@/test/api-double';
import { EditPlace } from './edit-place';
import { mapStyle, nameIn } from './map-style';

describe('editor', () => {
  const network = apiDouble();
  const POST = 'POST /api/admin/places';
  const BESA: EditedPlaceDto = {
    ...{ kind: 'locality', city: 'nagpur', slug: 'besa', name: 'Besa', nameDevanagari: 'बेसा', nameHindi: '' },
    ...{ spellings: ['besa village'], pinCode: '440037', points: [{ lat: 21.08, lng: 79.1 }], radius: 1300 },
    __v: 1,
  };
  const refused = (theirs: Partial<EditedPlaceDto>) => ({
    ...{ message: 'x', code: 'conflict' },
    details: { current: { ...BESA, ...theirs, __v: 2 } },
  });
  const field = (name: RegExp) => screen.getByRole('textbox', { name });

  async function save(radius: string) {
    render(<EditPlace place={BESA} cities={[{ slug: 'nagpur', name: 'Nagpur' }]} back="/admin/places" />);
    await userEvent.clear(field(/^Radius/));
    await userEvent.type(field(/^Radius/), radius);
    await userEvent.click(screen.getByRole('button', { name: 'Save place' }));
  }

  describe('a place that a colleague saved meanwhile', () => {
    test('keeps changes made by only one side', async () => {
      network.replies(POST, refused({ pinCode: '440034' }), 409);
      network.replies(POST, { data: { ...BESA, pinCode: '440034', radius: 1500, __v: 3 } });
      await save('1500');
      expect(await screen.findByText('Place saved')).toBeInTheDocument();
      expect(network.calls[1]?.body).toMatchObject({
        ...{ slug: 'besa', city: 'nagpur', pinCode: '440034', radius: '1500' },
        ...{ spellings: 'besa village', points: '21.08 79.1', __v: 2 },
      });
      expect(field(/^PIN code/)).toHaveValue('440034');
    });

    test('asks about conflicts and saves nothing before the answer', async () => {
      network.replies(POST, refused({ radius: 1700 }), 409);
      await save('1500');
      const question = await screen.findByRole('region', { name: 'Someone else changed this too' });
      const rows = within(question).getAllByRole('row').slice(1);
      expect(rows.map(({ textContent }) => textContent)).toEqual(['Radius (metres)15001700']);
      expect(network.calls).toHaveLength(1);
    });
  });
});

describe('map', () => {
  const colours: Parameters<typeof mapStyle>[2] = {
    ...{ paper: '#fff', ink: '#111', 'ink-soft': '#555', accent: '#b40', ground: '#eee', town: '#ddd' },
    ...{ water: '#bde', green: '#cdb', rail: '#999', edge: '#ccc', street: '#fff', fonts: 'Anek' },
  };

  test.each(LANGUAGES)('labels metro stations on the map in %s from zoom 12 on', (language) => {
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
});
