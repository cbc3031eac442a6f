import { ListingViewCounts, VIEW_GAP_MS } from './rules';

const NOW = Date.parse('2026-11-22T12:00:00Z');

test('a viewer counts once in half an hour, however often the page is opened', () => {
  const counts = new ListingViewCounts();
  // as a log is read: the newest first
  for (const minutesAgo of [0, 10, 29, 45, 60, 80])
    counts.add('flat', 'asha', '2026-11-22', NOW - minutesAgo * 60_000);
  expect(counts.rows()).toEqual([{ day: '2026-11-22', property: 'flat', views: 3 }]);
});

test('exactly half an hour later is another view', () => {
  const counts = new ListingViewCounts();
  counts.add('flat', 'asha', '2026-11-22', NOW);
  counts.add('flat', 'asha', '2026-11-22', NOW - VIEW_GAP_MS + 1);
  counts.add('flat', 'asha', '2026-11-22', NOW - VIEW_GAP_MS);
  expect(counts.rows()[0]?.views).toBe(2);
});

test('viewers, listings and days are counted apart', () => {
  const counts = new ListingViewCounts();
  counts.add('flat', 'asha', '2026-11-22', NOW);
  counts.add('flat', 'ravi', '2026-11-22', NOW);
  counts.add('shop', 'asha', '2026-11-22', NOW);
  counts.add('flat', 'asha', '2026-11-21', NOW - 86_400_000);
  expect(counts.rows()).toEqual([
    { day: '2026-11-22', property: 'flat', views: 2 },
    { day: '2026-11-22', property: 'shop', views: 1 },
    { day: '2026-11-21', property: 'flat', views: 1 },
  ]);
});
