import type { DealStage, PartyRole } from '@/lib/deals/constants';
import { indianDay } from '@/lib/platform/time/indian-day';
import { type MissingPart, NEEDED_LISTS } from './constants';

const AADHAAR = /(?<!\d)\d{4}[\s-]?\d{4}[\s-]?\d{4}(?!\d)/;
const PAN = /\b[A-Z]{5}\s?\d{4}\s?[A-Z]\b/i;

/** Whether a text has a whole Aadhaar or PAN number in it. */
export const hasIdentityNumber = (text: string): boolean => AADHAAR.test(text) || PAN.test(text);

type Party = { id: string; role: PartyRole; name: string };
type Facts = {
  identities: readonly { party: string }[];
  beneficialOwner: string;
  funds: readonly string[];
  lists: readonly { list: string }[];
  risk: string | null;
  riskReason: string;
  cash: number | null;
};

/** Buyers and sellers: the clients of an agent under the Act. */
export const clientsOf = <P extends Party>(parties: readonly P[]): P[] =>
  parties.filter(({ role }) => role === 'buyer' || role === 'seller' || role === 'owner');

/** What is missing before a deal may be registered. */
export function missingParts(parties: readonly Party[], facts: Facts): MissingPart[] {
  const clients = clientsOf(parties);
  const isSeen = ({ id }: Party) => facts.identities.some(({ party }) => party === id);
  const hasBoth =
    clients.some(({ role }) => role === 'buyer') && clients.some(({ role }) => role !== 'buyer');
  const isChecked = NEEDED_LISTS.every((list) => facts.lists.some((check) => check.list === list));
  const open: Record<MissingPart, boolean> = {
    parties: !hasBoth,
    identity: !clients.every(isSeen),
    owner: facts.beneficialOwner === '',
    funds: facts.funds.length === 0,
    lists: !isChecked,
    risk: facts.risk === null || facts.riskReason === '',
    cash: facts.cash === null,
  };
  return (Object.keys(open) as MissingPart[]).filter((part) => open[part]);
}

/**
 * Agents report about sales, not about lettings (Notification G.S.R. 798(E) of 15 November 2017 and its amendments). What was entered as
 * a sale stays one here: making it a letting would pass by the block.
 */
export const isCovered = ({ kind, wasSale }: { kind: string; wasSale?: boolean | null }): boolean =>
  kind !== 'rent' || wasSale === true;

type Ended = { stage: string; closedOn?: string | null | undefined; stageSince: Date };

/** The Indian day on which a deal ended; undefined while it is open. */
export const endOf = ({ stage, closedOn, stageSince }: Ended): string | undefined => {
  const is = (wanted: DealStage) => stage === wanted;
  if (is('registered')) return closedOn ?? indianDay(stageSince);
  return is('lost') ? indianDay(stageSince) : undefined;
};

/** The day from which a record kept for this many years may be deleted. 29 February counts as 28 February in other years. */
export function yearsAfter(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + years, month - 1, Math.min(date, last))).toISOString().slice(0, 10);
}
