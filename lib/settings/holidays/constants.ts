export type Holiday = { day: string; name: string; source: string };

const NOTIFIED_2026 =
  'Public holidays of Maharashtra for 2026 as notified on 9 December 2025 (Negotiable Instruments Act 1881, s. 25). Days that depend on the moon may still move';
const FIXED = 'Public holidays of Maharashtra with a fixed or known date';
const EXPECTED_2027 =
  'Days marked as expected follow the lunar calendars. The state notifies the days of 2027 in December 2026, and an admin enters them in the settings';

const of = (source: string, days: readonly (readonly [string, string])[]): Holiday[] =>
  days.map(([day, name]) => ({ day, name, source }));

/** Public holidays of Maharashtra by year. Years not yet notified have fixed dates and expected ones. */
export const PUBLIC_HOLIDAYS: readonly Holiday[] = [
  ...of(NOTIFIED_2026, [
    ['2026-01-26', 'Republic Day'],
    ['2026-02-15', 'Mahashivratri'],
    ['2026-02-19', 'Chhatrapati Shivaji Maharaj Jayanti'],
    ['2026-03-03', 'Holi (second day)'],
    ['2026-03-19', 'Gudhi Padwa'],
    ['2026-03-21', 'Ramzan-Id'],
    ['2026-03-26', 'Ram Navami'],
    ['2026-03-31', 'Mahavir Janmakalyanak'],
    ['2026-04-03', 'Good Friday'],
    ['2026-04-14', 'Dr Babasaheb Ambedkar Jayanti'],
    ['2026-05-01', 'Maharashtra Day, Buddha Pournima'],
    ['2026-05-28', 'Bakri Id'],
    ['2026-06-26', 'Moharram'],
    ['2026-08-15', 'Independence Day, Parsi New Year'],
    ['2026-08-26', 'Id-E-Milad'],
    ['2026-09-14', 'Ganesh Chaturthi'],
    ['2026-10-02', 'Mahatma Gandhi Jayanti'],
    ['2026-10-20', 'Dasara'],
    ['2026-11-08', 'Diwali (Laxmi Pujan)'],
    ['2026-11-10', 'Diwali (Bali Pratipada)'],
    ['2026-11-24', 'Guru Nanak Jayanti'],
    ['2026-12-25', 'Christmas'],
  ]),
  ...of(FIXED, [
    ['2027-01-26', 'Republic Day'],
    ['2027-02-19', 'Chhatrapati Shivaji Maharaj Jayanti'],
    ['2027-04-14', 'Dr Babasaheb Ambedkar Jayanti'],
    ['2027-05-01', 'Maharashtra Day'],
    ['2027-08-15', 'Independence Day'],
    ['2027-10-02', 'Mahatma Gandhi Jayanti'],
    ['2027-12-25', 'Christmas'],
    // two days before Easter (28 March)
    ['2027-03-26', 'Good Friday'],
  ]),
  ...of(EXPECTED_2027, [
    ['2027-03-06', 'Mahashivratri (expected)'],
    ['2027-03-22', 'Holi (expected)'],
    ['2027-04-18', 'Mahavir Jayanti (expected)'],
    ['2027-10-09', 'Dasara (expected)'],
    ['2027-10-29', 'Diwali, Laxmi Pujan (expected)'],
    ['2027-11-14', 'Guru Nanak Jayanti (expected)'],
  ]),
];
