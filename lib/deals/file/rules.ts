import { DEAL_STAGES, type DealStage, STAGE_LABELS } from '@/lib/deals/constants';
import type { DealDto } from '@/lib/deals/dto';
import { FORM_KIND_LABELS } from '@/lib/deals/forms/constants';
import { formatRupees } from '@/lib/platform/text/format';
import type { StepKey } from './constants';
import type { DealFileDto, StepDto } from './dto';

type Facts = Omit<DealFileDto, 'steps' | 'mayExport'>;

const step = (key: StepKey, page: StepDto['page'], who: string, what = '', day: string | null = null) => ({
  key,
  page,
  who,
  what,
  day,
});
type Open = Omit<StepDto, 'isLate'>;

const nextStage = (stage: DealStage): DealStage | undefined =>
  stage === 'registered' || stage === 'lost' ? undefined : DEAL_STAGES[DEAL_STAGES.indexOf(stage) + 1];

/** Papers that should have been seen already, or are needed at the next stage. */
function paperSteps({ documents, stage }: DealDto, agent: string): Open[] {
  const until = DEAL_STAGES.indexOf(nextStage(stage) ?? stage);
  return documents
    .filter((paper) => paper.state === 'missing' && DEAL_STAGES.indexOf(paper.stage) <= until)
    .map(({ label }) => step('paper', '', agent, label));
}

function moneySteps({ deal, tokens, invoices }: Facts, agent: string): Open[] {
  const asked = tokens.filter(({ state }) => state === 'requested');
  const entered = tokens.filter(({ state }) => state === 'entered');
  const isEarned = deal.stage === 'registered' && (deal.commission?.rupees ?? 0) > 0;
  const billed = invoices?.some(({ kind, left }) => kind === 'invoice' && left > 0);
  const drafts = invoices?.filter(({ number }) => number === null) ?? [];
  return [
    ...asked.map(({ payer, rupees }) => step('pay', 'token', payer, formatRupees(rupees))),
    // not the person who entered the reference
    ...entered.map(({ rupees }) => step('confirm', 'token', '', formatRupees(rupees))),
    ...drafts.map(() => step('issue', 'invoices', agent)),
    ...(isEarned && invoices && !billed ? [step('invoice', 'invoices', agent)] : []),
  ];
}

/** Complete drafts, which are to be printed and signed. */
const formSteps = ({ forms }: Facts, agent: string): Open[] =>
  forms
    .filter(({ state, missing }) => state === 'draft' && missing.length === 0)
    .map(({ kind }) => step('sign', 'forms', agent, FORM_KIND_LABELS[kind]));

/** The next steps of a deal with the people who take them, dated ones first, earliest on top. A lost deal has none. */
export function stepsOf(facts: Facts, today: string): StepDto[] {
  const { deal } = facts;
  if (deal.stage === 'lost') return [];
  const agent = deal.owner?.name ?? '';
  const open: Open[] = [
    ...deal.dates.filter(({ isDone }) => !isDone).map(({ day, what }) => step('date', '', agent, what, day)),
    ...(deal.value === 0 ? [step('value', '', agent)] : []),
    ...(deal.parties.length === 0 ? [step('parties', '', agent)] : []),
    ...moneySteps(facts, agent),
    ...formSteps(facts, agent),
    ...paperSteps(deal, agent),
  ];
  const next = nextStage(deal.stage);
  const isHeldUp = open.some(({ key }) => key === 'paper' || key === 'value' || key === 'parties');
  if (next && !isHeldUp) open.push(step('move', '', agent, STAGE_LABELS[next]));
  return open
    .map((one) => ({ ...one, isLate: one.day !== null && one.day < today }))
    .sort((a, b) => (a.day ?? '9999').localeCompare(b.day ?? '9999'));
}
