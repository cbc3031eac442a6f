import { subscriptionSchema } from '@/lib/alerts/push/schema';
import * as storedSearches from '@/lib/alerts/saved-searches/rules';
import * as inbound from '@/lib/channels/inbound/rules';
import * as variables from '@/lib/channels/rules';
import * as channelTemplates from '@/lib/channels/templates/rules';
import { newClientSchema } from '@/lib/clients/schema';
import { grievanceSchema } from '@/lib/compliance/grievances/schema';
import * as contacts from '@/lib/contacts/rules';
import { newContactSchema } from '@/lib/contacts/schema';
import { introductionSchema } from '@/lib/deals/introductions/schema';
import { enquirySchema } from '@/lib/enquiries/schema';
import * as templates from '@/lib/enquiries/templates/rules';
import * as codes from '@/lib/listings/codes/rules';
import * as location from '@/lib/listings/location/rules';
import * as gate from '@/lib/listings/publish-gate/rules';
import * as moderation from '@/lib/moderation/rules';
import * as digits from '@/lib/platform/language/digits';
import { JOINT, withJoints } from '@/lib/platform/language/inflection';
import * as pageHead from '@/lib/platform/language/page-head';
import * as logged from '@/lib/platform/log/log-privacy';
import * as html from '@/lib/platform/mail/html';
import { parseMail, recipientsIn } from '@/lib/platform/mail/inbound';
import * as mails from '@/lib/platform/mail/text';
import * as browsers from '@/lib/platform/text/browser-name';
import * as clean from '@/lib/platform/text/clean';
import * as devices from '@/lib/platform/text/device-name';
import * as emails from '@/lib/platform/text/email';
import * as folds from '@/lib/platform/text/fold';
import * as iris from '@/lib/platform/text/iri';
import * as opening from '@/lib/platform/text/opening-hours';
import * as terms from '@/lib/platform/text/search-terms';
import * as singleSpaced from '@/lib/platform/text/single-spaced';
import * as slugs from '@/lib/platform/text/slug';
import * as textNumbers from '@/lib/platform/text/text-number';
import * as withoutNames from '@/lib/platform/text/without-names';
import * as sheets from '@/lib/prints/sheet/rules';
import * as testimonials from '@/lib/settings/testimonials/rules';
import * as activity from '@/lib/visitors/activity/format';
import * as tracking from '@/lib/visitors/tracking/rules';
import { isSlow, PIECES, type Reader, readersOf, textsOf } from '@/test/long-texts';

/** Every text field of a form. */
const fieldsOf = (name: string, { shape }: { shape: object }): [string, Reader][] =>
  Object.entries(shape).map(([field, schema]) => [`${name}.${field}`, (text) => schema.safeParse(text)]);

const MODULES = [
  ...[
    activity,
    browsers,
    channelTemplates,
    clean,
    codes,
    contacts,
    devices,
    digits,
    emails,
    folds,
    gate,
    html,
  ],
  ...[inbound, iris, location, logged, mails, moderation, opening, pageHead, sheets, singleSpaced, slugs],
  ...[storedSearches, templates, terms, testimonials, textNumbers, tracking, variables, withoutNames],
];
/** Exempt readers, which read at most the ends of a 200-character name, or take only a search or a list as text. */
const OTHERS = new Set(
  'partFoldsOf storedFoldsOf storedQuery normalSearch listPath searchTitle groupVisits'.split(' '),
);
const READERS: [string, Reader][] = [
  ...MODULES.flatMap(readersOf).filter(([name]) => !OTHERS.has(name)),
  ['a print in two scripts', (text) => sheets.spaced(`क A${text}`)],
  ['a value that a suffix is joined to', (text) => withJoints('mr', `${text}${JOINT}मध्ये ${text}`)],
  ['a place in Hindi', (text) => withJoints('hi', `${text} ${JOINT}में ${text}`)],
  ['a filled template', (text) => templates.fillTemplate(text, {} as never)],
  ...fieldsOf('clients', newClientSchema),
  ...fieldsOf('contacts', newContactSchema),
  ...fieldsOf('grievances', grievanceSchema),
  ...fieldsOf('introductions', introductionSchema),
  ...enquirySchema.options.flatMap((form) => fieldsOf('enquiries', form)),
  ...fieldsOf('subscriptions', subscriptionSchema.shape.keys),
];

test('finds the readers', () => {
  expect(READERS.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'withoutPersonalText',
      'parsePropertyCode',
      'parseTestimonials',
      'spaced',
      'slugify',
    ]),
  );
});

test.each([...PIECES, '%40', '?', '=', '\t', 'eyJ-', '::', '★', ' · ', 'A ', '<br'])(
  'reads 10,000 characters of %j in at most 20 ms per reader outside imports',
  async (piece) => {
    const slow: string[] = [];
    for (const [name, read] of READERS)
      for (const text of textsOf(piece, 10_000)) if (await isSlow(read, text, 20)) slow.push(name);
    expect(slow).toEqual([]);
  },
);

test('reads an email of unclosed tags or one endless address within a second', async () => {
  const head = (to: string) => `From: a@b.example\r\nDelivered-To: ${to}\r\nContent-Type: text/html\r\n\r\n`;
  const before = process.cpuUsage();
  await recipientsIn(Buffer.from(head('a'.repeat(200_000))));
  for (const tag of ['<style ', '<', '<br ', '</p ', '<blockquote>'])
    await parseMail(Buffer.from(head('a@b.example') + tag.repeat(200_000 / tag.length)));
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
});
