import type { CommissionDto, DealDto } from '@/lib/deals/dto';
import type { DealDocument } from '@/lib/deals/papers.constants';
import type { DealChange } from '@/lib/deals/schema';

/** Typed text, which the API parses. */
export type Change = { [K in keyof Omit<DealChange, '__v'>]?: unknown };
type Paper = { key: DealDocument; state: string; note: string };
type Moved = { stage?: unknown; lostReason?: unknown; lostNote?: unknown };

/** A deal's fields. Papers merge by name, and the reason of a loss belongs to its stage. */
export type DealFields = Record<string, unknown>;

const movedOf = ({ stage, lostReason, lostNote }: Moved) => ({
  stage,
  lostReason: lostReason ?? null,
  lostNote: lostNote ?? '',
});
const papersOf = (documents: readonly Paper[]): DealFields =>
  Object.fromEntries(documents.map(({ key, state, note }) => [`paper ${key}`, { state, note }]));

/** The agreed terms, without values derived from them. */
const asAgreed = ({ percent, agreed, splits }: CommissionDto) => ({
  percent,
  rupees: percent === null ? agreed : null,
  splits: splits.map((split) => ({ name: split.name, percent: Number(split.percent) })),
});

export function fieldsOfDeal(deal: DealDto): DealFields {
  const { title, kind, value, notes, closedOn, property, parties, documents, dates, commission } = deal;
  return {
    ...{ title, kind, value, notes, closedOn, parties, dates },
    property: property?.id ?? null,
    commission: commission && asAgreed(commission),
    stage: movedOf(deal),
    ...papersOf(documents),
  };
}

export function fieldsOfChange({ documents, lostReason, lostNote, stage, ...rest }: Change): DealFields {
  return {
    ...rest,
    ...(stage !== undefined && { stage: movedOf({ stage, lostReason, lostNote }) }),
    ...(documents !== undefined && papersOf(documents as readonly Paper[])),
  };
}

export function changeWithout(change: Change, names: readonly string[]): Change {
  const { documents, ...rest } = change;
  const papers = (documents as readonly Paper[] | undefined)?.filter(
    ({ key }) => !names.includes(`paper ${key}`),
  );
  const gone = names.includes('stage') ? [...names, 'lostReason', 'lostNote'] : names;
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([name]) => !gone.includes(name))),
    ...(papers && papers.length > 0 && { documents: papers }),
  };
}
