import ICAL from 'ical.js';
import { textsIn } from '@/lib/platform/language/messages';
import { type CalendarVisit, visitCalendar } from './format';

const visit: CalendarVisit = {
  id: 'a'.repeat(24),
  host: 'saptam.example',
  title: '3 BHK; corner, with a very long title that needs more than one line of seventy-five octets, हवेशीर',
  address: '12, Dharampeth, Nagpur',
  place: { lat: 21.14, lng: 79.06 },
  start: new Date('2026-11-23T04:30:00Z'),
  end: new Date('2026-11-23T05:30:00Z'),
  sequence: 2,
  url: 'https://saptam.example/visits/token',
  organizer: { name: 'Saptam Group', email: 'hello@saptam.example' },
};
const { t } = textsIn('en', 'visits/mails');
const receiver = { name: 'Asha', email: 'asha@home.example' };

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  return { calendar, event, property: (name: string) => event.component.getFirstPropertyValue(name) };
}

test('an invitation is what RFC 5545 and RFC 5546 ask for, read by another library', () => {
  const text = visitCalendar(visit, 'REQUEST', t, receiver);
  const { calendar, event, property } = read(text);
  expect(text).toMatch(/END:VCALENDAR\r\n$/);
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(event.uid).toBe(`visit-${visit.id}@saptam.example`);
  expect(event.sequence).toBe(2);
  expect(event.summary).toBe(`Visit: ${visit.title}`);
  expect(event.location).toBe(visit.address);
  expect(String(property('status'))).toBe('CONFIRMED');
  expect(String(event.component.getFirstProperty('organizer')?.getFirstValue())).toMatch(
    /mailto:hello@saptam/i,
  );
  expect(event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase())).toEqual([
    'mailto:asha@home.example',
  ]);
  expect(String(property('dtstamp'))).toMatch(/Z$/);
  // lines of at most 75 octets, ended by CRLF (RFC 5545, 3.1)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('the time is Indian, by a zone that the entry defines', () => {
  const { calendar, event } = read(visitCalendar(visit, 'REQUEST', t, receiver));
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!);
  expect(zone.tzid).toBe('Asia/Kolkata');
  const dtstart = event.component.getFirstProperty('dtstart')!;
  expect(dtstart.getParameter('tzid')).toBe('Asia/Kolkata');
  expect(String(dtstart.getFirstValue())).toBe('2026-11-23T10:00:00');
  const start = event.startDate.clone();
  start.zone = zone;
  expect(start.toJSDate()).toEqual(visit.start);
  expect(event.duration.toSeconds()).toBe(3600);
});

test('a cancellation has the same UID, says CANCELLED and is above what was sent before', () => {
  const { calendar, event, property } = read(visitCalendar({ ...visit, sequence: 3 }, 'CANCEL', t, receiver));
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect([event.uid, event.sequence]).toEqual([`visit-${visit.id}@saptam.example`, 3]);
  expect(String(property('status'))).toBe('CANCELLED');
});

test('a file to import names nobody', () => {
  const { calendar, event } = read(visitCalendar(visit, 'PUBLISH', t));
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(event.attendees).toEqual([]);
});

test('the entry is in the language of its receiver', () => {
  const { event, property } = read(
    visitCalendar(visit, 'REQUEST', textsIn('mr', 'visits/mails').t, receiver),
  );
  expect(event.summary).toBe(`भेट: ${visit.title}`);
  expect(property('description')).toBe(`बदला किंवा रद्द करा: ${visit.url}`);
});
