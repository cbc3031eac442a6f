import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDate } from '@/lib/platform/text/format';
import { useTestDb } from '@/test/db';
import { type MailSample, mailSamples } from '@/test/mail-samples';
import { flawsIn } from '@/test/rendered-wording';
import { LANGUAGES, type Language } from '../language/languages';

useTestDb();

const filesOf = (folder: string, name: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => join(folder, path));

/** Parts of mails and their addresses, which the mails.ts files share. */
const PARTS = [
  'letter',
  'pageOf',
  'mailInvitation',
  'plainName',
  'otherSide',
  'calendarOf',
  'titleFor',
  'visitMail',
  'nameOfHost',
  'cancelledText',
];

/** The functions on disk that create or send a mail. */
const DEFINED = filesOf('lib', /mails\.ts$/)
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:function|const) ([a-z]\w+)/gm)].map(
      ([, name = '']) => name,
    ),
  )
  .filter((name) => !PARTS.includes(name));

const all = new Map<Language, MailSample[]>();
beforeAll(async () => {
  for (const language of LANGUAGES) all.set(language, await mailSamples(language));
  writeSamples();
});

/** Writes samples for scripts/mail-pictures.mjs, which renders them in a browser. */
function writeSamples(): void {
  const folder = process.env.MAIL_SAMPLES;
  if (!folder) return;
  for (const [language, samples] of all)
    for (const { name, mails } of samples)
      mails.forEach(({ html }, i) => void writeFileSync(join(folder, `${name}-${i}.${language}.html`), html));
}

test('every defined mail has a sample, and every sample has mails', () => {
  const sampled = (all.get('en') ?? []).map(({ name }) => name);
  expect(sampled.toSorted()).toEqual(DEFINED.toSorted());
  for (const samples of all.values())
    for (const { name, mails } of samples) expect([name, mails.length > 0]).toEqual([name, true]);
});

test('letters are in mails.ts files, and only one function makes the HTML of a mail', () => {
  const sources = filesOf('lib', /(?<!\.test)\.ts$/).map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  );
  const using = (call: string) => sources.filter(([, text]) => text.includes(call)).map(([file]) => file);
  expect(using('letter(').filter((file) => !file.endsWith('mails.ts'))).toEqual([]);
  expect(using('mailDocument(')).toEqual(['lib/accounts/mails.ts', 'lib/platform/mail/html.ts']);
  expect(using('as MailHtml')).toEqual(['lib/platform/mail/html.ts']);
});

const buttonOf = (html: string) => [...html.matchAll(/class="m-button" href="([^"]+)"[^>]*>([^<]+)</g)];
/** The HTML as plain text, without tags and with its characters decoded. */
const plain = (html: string) =>
  html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))).replace(/&amp;/g, '&');

describe.each(LANGUAGES)('in %s', (language) => {
  const each = () =>
    (all.get(language) ?? []).flatMap(({ name, isAboutHome, mails }) =>
      mails.map((mail) => ({ name, isAboutHome, ...mail })),
    );
  /** True for the agency, which reads English. */
  const isForAgency = (to: string) => to === 'hello@saptam.example';

  test('has the sign, the day and one button to this site, also in the text', () => {
    for (const { name, to, html, text, subject } of each()) {
      const day = formatDate(new Date(), isForAgency(to) ? 'en' : language);
      const [button, ...others] = buttonOf(html);
      const [, href = '', label = ''] = button ?? [];
      expect({ name, others: others.length, isLed: /^http:\/\/localhost/.test(plain(href)) }).toEqual({
        name,
        others: 0,
        isLed: true,
      });
      for (const part of ['/apple-icon.png', 'Saptam Group', day])
        expect({ name, part, isThere: html.includes(part) }).toEqual({ name, part, isThere: true });
      for (const part of ['Saptam Group', day, `${plain(label)}:\n${plain(href)}`])
        expect({ name, part, text: text.includes(part) }).toEqual({ name, part, text: true });
      expect(subject).toMatch(/^[^{}]{5,160} · Saptam Group$/);
      expect(html).toContain('prefers-color-scheme:dark');
    }
  });

  test('a mail about a home has its picture, title, price and code, also in the text', () => {
    for (const { name, isAboutHome, html, text } of each()) {
      if (!isAboutHome) continue;
      const about = { name, picture: /<img src="http[^"]+" width="160"/.test(html) };
      expect(about).toEqual({ name, picture: true });
      for (const part of ['SG-NAG-2000', formatted(language)])
        expect({ name, part, isThere: [plain(html).includes(part), text.includes(part)] }).toEqual({
          name,
          part,
          isThere: [true, true],
        });
    }
  });

  test('a mail about a step names the person in its subject', () => {
    const named = each().filter(({ name }) => ['tellOfStep', 'answerMail', 'mailMessage'].includes(name));
    expect(named.length).toBeGreaterThan(10);
    // a deleted home has no person to name
    for (const { subject } of named)
      if (!/(Asha Kulkarni|Ravi Kale|Meera Joshi)/.test(subject))
        expect(subject).toMatch(/sold|let|offered|available|विक|भाड|उपलब्ध|बिक|किराए/);
  });

  test('every mail is signed by the firm and not by a person', () => {
    for (const { name, html, text } of each()) {
      const signature = text.trim().split('\n\n').at(-1)?.split('\n')[0];
      expect({ name, signature }).toEqual({ name, signature: 'Saptam Group' });
      expect({ name, strong: html.match(/<strong>[^<]*<\/strong>/g) }).toEqual({
        name,
        strong: ['<strong>Saptam Group</strong>'],
      });
    }
  });

  test('names a home as on its pages in the language', () => {
    for (const { name, isAboutHome, subject } of each())
      if (isAboutHome && language !== 'en')
        expect({ name, subject }).toEqual({ name, subject: expect.not.stringContaining('Dharampeth') });
  });

  test('contains no words of another language', () => {
    const names =
      /https?:\S+|\S+@\S+|\+91[\d ]+|WhatsApp|A50500012345|Saptam Group|Asha Kulkarni|Ravi Kale|Meera Joshi|Kale Realty|SG-NAG-\d+|Civil Lines, Nagpur 440001, Maharashtra|A flat in Dharampeth|Dharampeth, Nagpur/g;
    for (const { name, to, subject, text } of each()) {
      const rest = `${subject}\n${text}`.replace(names, '');
      if (isForAgency(to) || language === 'en') expect(`${name}\n${rest}`).not.toMatch(/[\u0900-\u097f]/);
      else expect({ name, words: rest.match(/[A-Za-z]{2,}/g) ?? [] }).toEqual({ name, words: [] });
    }
  });
});

test.each(['mr', 'hi'] as const)('mails need no corrections by an editor of %s', (language) => {
  const lines = (all.get(language) ?? [])
    .flatMap(({ mails }) => mails)
    .filter(({ to }) => to !== 'hello@saptam.example')
    .flatMap(({ subject, text }) => [subject, ...text.split('\n')]);
  expect(lines.length).toBeGreaterThan(500);
  expect(flawsIn(lines, language, /https?:\S+/gu)).toEqual([]);
});

const formatted = (language: Language) => ({ en: '₹60 L', mr: '₹60 लाख', hi: '₹60 लाख' })[language];
