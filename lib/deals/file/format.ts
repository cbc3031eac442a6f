import {
  DEAL_KIND_LABELS,
  DOCUMENT_STATE_LABELS,
  PARTY_ROLE_LABELS,
  STAGE_LABELS,
} from '@/lib/deals/constants';
import { FORM_KIND_LABELS, FORM_STATE_LABELS } from '@/lib/deals/forms/constants';
import { TOKEN_STATE_LABELS } from '@/lib/deals/tokens/constants';
import type { Text } from '@/lib/platform/language/translate';
import { formatDate, formatRupees } from '@/lib/platform/text/format';
import { STEP_LABELS } from './constants';
import type { DealFileDto, StepDto } from './dto';

export type FileTexts = {
  deals: Text<'deals'>;
  tokens: Text<'deals/tokens'>;
  forms: Text<'deals/forms'>;
  file: Text<'deals/file'>;
};

/** A part of the file: a heading over labels and their texts. */
export type FileSection = { title: string; rows: (readonly [label: string, text: string])[]; empty: string };

/** Parts of the file that only the agent sees, and a bank does not. */
export type FileExtent = { withFees: boolean; withNotes: boolean };

const dayText = (day: string, { file }: FileTexts) => formatDate(`${day}T12:00:00+05:30`, file.language);

export function stepText({ key, what }: StepDto, { file, deals, forms }: FileTexts): string {
  if (key === 'date') return what;
  // papers and stages are texts of the deal; sums and forms are shown as they are
  const isOfDeal = key === 'paper' || key === 'move';
  const isForm = key === 'sign';
  const named = isOfDeal ? deals(what as 'Visit') : isForm ? forms(what as 'Visit slip') : what;
  return file(STEP_LABELS[key] as 'Pay the token of {what}', { what: named });
}

function factsSection({ deal }: DealFileDto, texts: FileTexts, { withNotes }: FileExtent): FileSection {
  const { deals, file } = texts;
  const rows: [string, string][] = [
    [deals('Kind'), deals(DEAL_KIND_LABELS[deal.kind])],
    [deals('Stage'), deals(STAGE_LABELS[deal.stage])],
    [file('Property'), deal.property?.title ?? deal.title],
    [file('MahaRERA number'), deal.reraNumber],
    [deals('Day of the registration'), deal.closedOn ? dayText(deal.closedOn, texts) : ''],
    [file('Agent'), deal.owner?.name ?? ''],
    [deals('Notes'), withNotes ? deal.notes : ''],
  ];
  return { title: deals('Facts'), rows: rows.filter(([, text]) => text), empty: '' };
}

function moneySection(
  { deal, tokens, tokensPaid, invoices }: DealFileDto,
  texts: FileTexts,
  { withFees }: FileExtent,
): FileSection {
  const { deals, file, tokens: token } = texts;
  const { commission } = deal;
  const rows: [string, string][] = [
    [
      deal.kind === 'rent' ? deals('Monthly rent') : file('Price'),
      deal.value > 0 ? formatRupees(deal.value) : deals('Value not known'),
    ],
    ...tokens.map(({ payer, rupees, state, reference }): [string, string] => [
      payer ? file('{name}’s token', { name: payer }) : token('Token'),
      [formatRupees(rupees), token(TOKEN_STATE_LABELS[state]), reference].filter(Boolean).join(' · '),
    ]),
  ];
  if (tokensPaid > 0 && deal.kind !== 'rent' && deal.value > 0)
    rows.push([file('Left to pay after the token'), formatRupees(deal.value - tokensPaid)]);
  if (!withFees) return { title: file('Money'), rows, empty: '' };
  if (commission)
    rows.push(
      [deals('Commission'), formatRupees(commission.rupees)],
      [file('Commission with GST'), formatRupees(commission.total)],
      ...commission.splits.map(({ name, rupees }): [string, string] => [
        file('{name}’s share', { name }),
        formatRupees(rupees),
      ]),
    );
  for (const { number, kind, amounts, day } of invoices ?? [])
    rows.push([
      kind === 'invoice'
        ? file('Invoice {number}', { number: number ?? file('draft') })
        : file('Credit note {number}', { number: number ?? '' }),
      [formatRupees(amounts.total / 100), day && dayText(day, texts)].filter(Boolean).join(' · '),
    ]);
  return { title: file('Money'), rows, empty: '' };
}

/** The full file in reading order, for both the page and paper. */
export function sectionsOf(found: DealFileDto, texts: FileTexts, extent: FileExtent): FileSection[] {
  const { deals, file } = texts;
  const { deal } = found;
  const parties = deal.parties.map(({ role, name, phone, email }): [string, string] => [
    deals(PARTY_ROLE_LABELS[role]),
    [name || deals('erased person'), phone, email].filter(Boolean).join(' · '),
  ]);
  const papers = deal.documents.map(({ label, state, note, isLate }): [string, string] => [
    deals(label as 'Property card'),
    [deals(DOCUMENT_STATE_LABELS[state]), isLate ? deals('late') : '', note].filter(Boolean).join(' · '),
  ]);
  const documents = found.forms.map(({ kind, state }): [string, string] => [
    file('Document: {name}', { name: texts.forms(FORM_KIND_LABELS[kind]) }),
    texts.forms(FORM_STATE_LABELS[state]),
  ]);
  const dates = deal.dates.map(({ day, what, isDone }): [string, string] => [
    what,
    [dayText(day, texts), isDone ? file('done') : ''].filter(Boolean).join(' · '),
  ]);
  return [
    factsSection(found, texts, extent),
    { title: deals('Parties'), rows: parties, empty: file('No one is entered yet.') },
    { title: deals('Papers'), rows: [...papers, ...documents], empty: '' },
    moneySection(found, texts, extent),
    { title: deals('Dates'), rows: dates, empty: file('No date is entered yet.') },
  ];
}
