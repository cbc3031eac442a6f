import type { Text } from '@/lib/platform/language/translate';
import { formatDateTime } from '@/lib/platform/text/format';
import { BREACH_TEXT_LABELS, type BreachStep, DRAFT_TEXTS } from './constants';
import type { BreachDto } from './dto';

type Sender = { name: string; address: string; email: string; phone: string; officer: string };

/** The heading and first sentences of each draft. */
function opening(step: BreachStep, { t, breach, sender }: Parts): string[] {
  const { number } = breach;
  const noticed = formatDateTime(breach.noticedAt, t.language);
  if (step === 'people')
    return [
      t('Notice of a personal data breach'),
      t(
        '{name} became aware on {time} of a breach that concerns your personal data. We inform you under section 8(6) of the Digital Personal Data Protection Act, 2023.',
        { name: sender.name, time: noticed },
      ),
    ];
  return [
    t('To the Data Protection Board of India'),
    step === 'board-notice'
      ? t('First notice of the personal data breach {number} (rule 7(2)(a) of the DPDP Rules, 2025)', {
          number,
        })
      : t('Detailed report on the personal data breach {number} (rule 7(2)(b) of the DPDP Rules, 2025)', {
          number,
        }),
    t('{name}, {address}, became aware of it on {time}.', {
      name: sender.name,
      address: sender.address,
      time: noticed,
    }),
  ];
}

type Parts = { t: Text<'compliance/documents'>; breach: BreachDto; sender: Sender };

/** A draft as plain text: what is known under its headings, and what is missing named. The office completes and sends it. */
export function breachDraft(step: BreachStep, parts: Parts): string {
  const { t, breach, sender } = parts;
  const known = DRAFT_TEXTS[step].map(
    (name) => `${t(BREACH_TEXT_LABELS[name])}\n${breach.texts[name] || t('[still to be written]')}`,
  );
  const notices = breach.sent.people
    ? t('The people concerned were informed on {time}.', {
        time: formatDateTime(breach.sent.people, t.language),
      })
    : t('The people concerned have not been informed yet.');
  const people =
    step === 'people'
      ? []
      : [
          t('Number of people concerned: {people, number}', { people: breach.people }),
          ...(step === 'board-report' ? [notices] : []),
        ];
  return [
    ...opening(step, parts),
    ...known,
    ...people,
    t('Questions are answered by {officer}, {email}, {phone}.', {
      officer: sender.officer,
      email: sender.email,
      phone: sender.phone,
    }),
    sender.name,
  ]
    .join('\n\n')
    .concat('\n');
}
