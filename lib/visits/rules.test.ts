import { textsIn } from '@/lib/platform/language/messages';
import { recordablePath } from '@/lib/visitors/activity/rules';
import type { VisitDto } from './dto';
import { distanceText, mapUrlOf, statusText } from './format';
import { dueMails, isOpen, pendingOf, routeOf, stateOf, untilOf } from './rules';

const { t } = textsIn('en', 'visits');

const at = (time: string, day = '2026-11-23') => new Date(`${day}T${time}:00+05:30`);
const now = at('08:00');

const visit = (
  id: string,
  time: string,
  place: VisitDto['home']['place'],
  more: Partial<VisitDto> = {},
): VisitDto => ({
  id,
  side: 'visitor',
  home: { id, title: `Home ${id}`, address: `${id} Road, Nagpur`, isListed: true, place },
  otherName: 'Ravi',
  state: 'confirmed',
  withFamily: false,
  turn: null,
  proposed: [],
  offered: null,
  start: at(time).toISOString(),
  words: [],
  roundsLeft: 2,
  isNumberTaken: false,
  feedback: null,
  ...more,
});

const dharampeth = { lat: 21.1402, lng: 79.0612 };
const mihan = { lat: 21.0594, lng: 79.0476 };
const sadar = { lat: 21.1629, lng: 79.0791 };

describe('the way of the next day', () => {
  it('follows the times, with straight lines between exact places', () => {
    const tomorrow = visit('d', '10:00', sadar, { start: at('10:00', '2026-11-24').toISOString() });
    const route = routeOf([visit('b', '15:00', mihan), tomorrow, visit('a', '10:00', dharampeth)], now);
    expect(route?.day).toBe('2026-11-23');
    expect(route?.stops).toEqual([
      { visit: 'a', km: null },
      { visit: 'b', km: 9.1 },
    ]);
    expect(route?.totalKm).toBe(9.1);
    expect(decodeURIComponent(route?.mapUrl ?? '')).toContain('route=21.1402,79.0612;21.0594,79.0476');
  });

  it('of two at one time the nearer to the stop before comes first', () => {
    const route = routeOf(
      [visit('far', '11:00', mihan), visit('near', '11:00', sadar), visit('a', '10:00', dharampeth)],
      now,
    );
    expect(route?.stops.map(({ visit: id }) => id)).toEqual(['a', 'near', 'far']);
  });

  it('does not guess where it does not know: no distance, no total, the address for the map', () => {
    const route = routeOf([visit('a', '10:00', dharampeth), visit('b', '12:00', null)], now);
    expect(route).toMatchObject({ totalKm: null, mapUrl: null });
    expect(route?.stops[1]?.km).toBeNull();
    expect(distanceText(null, t)).toBe('distance unknown');
    expect(mapUrlOf(visit('b', '12:00', null).home)).toBe(
      'https://www.openstreetmap.org/search?query=b%20Road%2C%20Nagpur',
    );
  });

  it('leaves out what is not confirmed, cancelled or over; none is null', () => {
    const visits = [
      visit('a', '10:00', null, { state: 'cancelled' }),
      visit('b', '11:00', null, { state: 'proposed', start: null }),
      visit('c', '06:00', null),
    ];
    expect(routeOf(visits, now)).toBeNull();
  });
});

describe('where a visit stands', () => {
  const proposed = { status: 'proposed' as const, proposed: ['2026-11-23-morning'] };

  it('lapses when nobody answered in time, and is over after its hour', () => {
    expect([stateOf(proposed, now), isOpen(proposed, now), pendingOf(proposed, now)]).toEqual([
      'proposed',
      true,
      'host',
    ]);
    expect([stateOf(proposed, at('13:00')), isOpen(proposed, at('13:00'))]).toEqual(['lapsed', false]);
    const confirmed = { status: 'confirmed' as const, proposed: [], start: at('10:00') };
    expect(stateOf(confirmed, at('10:59'))).toBe('confirmed');
    expect(stateOf(confirmed, at('11:00'))).toBe('over');
    expect(untilOf({ ...confirmed, proposed: ['2026-11-24-morning'] })).toEqual(at('13:00', '2026-11-24'));
  });

  it('is said in a sentence for each side', () => {
    const wish = { state: 'proposed' as const, start: null, turn: 'host' as const };
    expect(statusText(visit('a', '10:00', null, wish), t)).toBe(
      'You asked for a visit. Ravi has not answered yet',
    );
    expect(statusText(visit('a', '10:00', null, { ...wish, side: 'host' }), t)).toBe(
      'Ravi asks for a visit. Please answer',
    );
    const offer = { turn: 'visitor' as const, offered: at('12:00').toISOString() };
    expect(statusText(visit('a', '10:00', null, offer), t)).toBe(
      'Mon 23 Nov, 10 am. Ravi offers Mon 23 Nov, 12 pm instead. Please answer',
    );
    expect(statusText(visit('a', '10:00', null), t)).toBe('Mon 23 Nov, 10 am');
  });
});

it('reminds at six in the evening before, unless that has passed, and asks at ten on the day after', () => {
  const start = at('10:00', '2026-11-25');
  expect(dueMails(start, now)).toEqual([
    { kind: 'reminder', to: 'visitor', at: at('18:00', '2026-11-24') },
    { kind: 'reminder', to: 'host', at: at('18:00', '2026-11-24') },
    { kind: 'question', to: 'visitor', at: at('10:00', '2026-11-26') },
  ]);
  expect(dueMails(start, at('19:00', '2026-11-24')).map(({ kind }) => kind)).toEqual(['question']);
});

it('leaves the token of a link out of what is recorded', () => {
  expect(recordablePath(`/visits/${'A'.repeat(32)}`)).toBe('/visits/shared');
  expect(recordablePath(`/mr/visits/${'A'.repeat(32)}`)).toBe('/mr/visits/shared');
  expect(recordablePath('/visits')).toBe('/visits');
});
