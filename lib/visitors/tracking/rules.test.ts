import fc from 'fast-check';
import { browserName } from '@/lib/platform/text/browser-name';
import { guestTerms } from '@/lib/visitors/guests/rules';
import { groupVisits, VISIT_GAP_MS } from './rules';

const at = (minutes: number) => ({
  timestamp: new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString(),
});

test('thirty minutes of silence end a visit, a little less does not', () => {
  const visits = groupVisits([at(100), at(0), at(29), at(59), at(70)]);
  expect(visits.map(({ entries }) => entries.length)).toEqual([1, 2, 2]);
  expect(visits[2]).toMatchObject({ startedAt: at(0).timestamp, endedAt: at(29).timestamp });
  expect(groupVisits([])).toEqual([]);
});

test('every entry is in exactly one visit, and visits are apart', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5000 })), (minutes) => {
      const visits = groupVisits(minutes.map(at)).reverse();
      expect(visits.reduce((sum, { entries }) => sum + entries.length, 0)).toBe(minutes.length);
      for (const [i, visit] of visits.entries()) {
        const before = visits[i - 1];
        if (before)
          expect(Date.parse(visit.startedAt) - Date.parse(before.endedAt)).toBeGreaterThanOrEqual(
            VISIT_GAP_MS,
          );
      }
    }),
  );
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36', 'Chrome'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1', 'Safari'],
  ['Mozilla/5.0 (X11; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox'],
  ['PostmanRuntime/7.49.1', 'API Client'],
  ['', 'Unknown'],
])('%s is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

test('a guest is found by any part of the name', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 30 }), fc.nat(), fc.nat(), (raw, a, b) => {
      const name = raw.toLowerCase().trim();
      const part = name
        .slice(a % (name.length || 1))
        .slice(0, 1 + (b % 10))
        .trim();
      if (!part) return;
      expect(guestTerms(raw).some((term) => term.startsWith(part))).toBe(true);
    }),
  );
});
