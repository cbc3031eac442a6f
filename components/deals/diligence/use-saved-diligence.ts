import { useState } from 'react';
import { useTexts } from '#language';
import { useMergedRecord } from '@/components/ui/hooks/use-merged-record';
import {
  FUND_LABELS,
  type Fund,
  ID_KIND_LABELS,
  type IdKind,
  RISK_LABELS,
  type Risk,
  WATCH_LIST_LABELS,
  type WatchList,
} from '@/lib/deals/diligence/constants';
import type { DiligenceDto } from '@/lib/deals/diligence/dto';
import { api, serverMessage } from '@/lib/platform/http/client';
import { formatDate, formatRupees } from '@/lib/platform/text/format';
import { parseRupees } from '@/lib/platform/text/typed-figures';

type Identity = { kind: IdKind; lastFour: string; seenOn: string };
type Checked = { checkedOn: string; isFound: boolean };

/** Each identity and each list is merged by itself: `identity <party>`, `list <name>`. */
export type MergedDiligence = {
  beneficialOwner: string;
  funds: string[];
  fundsNote: string;
  risk: string | null;
  riskReason: string;
  cash: number | string | null;
} & { [identity: `identity ${string}`]: Identity | undefined } & {
  [list: `list ${string}`]: Checked | undefined;
};

const [IDENTITY, LIST] = ['identity ', 'list '];
const partsOf = (fields: MergedDiligence, prefix: string) =>
  Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith(prefix) && value ? [[name.slice(prefix.length), value as object] as const] : [],
  );

type Entered = Pick<DiligenceDto, 'beneficialOwner' | 'fundsNote' | 'riskReason'> & {
  identities: readonly (Identity & { party: string })[];
  lists: readonly (Checked & { list: string })[];
  funds: readonly string[];
  risk: string | null;
  cash: number | string | null;
};

export const mergedOf = ({ identities, lists, cash, ...entered }: Entered): MergedDiligence => ({
  beneficialOwner: entered.beneficialOwner.trim(),
  fundsNote: entered.fundsNote.trim(),
  riskReason: entered.riskReason.trim(),
  funds: [...entered.funds].sort(),
  risk: entered.risk,
  // what cannot be read is refused by the server
  cash: typeof cash === 'string' ? (cash.trim() === '' ? null : (parseRupees(cash) ?? cash)) : cash,
  ...Object.fromEntries(
    identities.map(({ party, kind, lastFour, seenOn }) => [
      `${IDENTITY}${party}`,
      { kind, lastFour: lastFour.trim().toUpperCase(), seenOn },
    ]),
  ),
  ...Object.fromEntries(
    lists.map(({ list, checkedOn, isFound }) => [`${LIST}${list}`, { checkedOn, isFound }]),
  ),
});

const bodyOf = (fields: MergedDiligence) => {
  const { beneficialOwner, funds, fundsNote, risk, riskReason, cash } = fields;
  return {
    ...{ beneficialOwner, funds, fundsNote, risk, riskReason, cash },
    identities: partsOf(fields, IDENTITY).map(([party, identity]) => ({ party, ...identity })),
    lists: partsOf(fields, LIST).map(([list, checked]) => ({ list, ...checked })),
  };
};

const LABELS = {
  beneficialOwner: 'Beneficial owner',
  funds: 'Source of funds',
  fundsNote: 'About the source',
  risk: 'Risk class',
  riskReason: 'Reason for the class',
  cash: 'Paid in cash',
} as const;

/** A field for people. */
function useShown({ parties }: DiligenceDto) {
  const { t, label } = useTexts('deals/diligence');
  const labelOf = (name: string): string => {
    if (name.startsWith(IDENTITY))
      return t('Identity of {name}', {
        name: parties.find(({ id }) => id === name.slice(IDENTITY.length))?.name ?? '',
      });
    if (name.startsWith(LIST))
      return t('Checked on: {list}', { list: t(WATCH_LIST_LABELS[name.slice(LIST.length) as WatchList]) });
    return t(LABELS[name as keyof typeof LABELS]);
  };
  const shownAs = (name: string, value: unknown): string => {
    if (value === undefined || value === null) return '';
    if (name.startsWith(IDENTITY)) {
      const { kind, lastFour, seenOn } = value as Identity;
      return [t(ID_KIND_LABELS[kind]), lastFour, seenOn].filter(Boolean).join(', ');
    }
    if (name.startsWith(LIST)) {
      const { checkedOn, isFound } = value as Checked;
      return [formatDate(checkedOn, t.language), label(isFound ? 'Yes' : 'No')].join(', ');
    }
    if (name === 'funds') return (value as Fund[]).map((fund) => t(FUND_LABELS[fund])).join(', ');
    if (name === 'risk') return t(RISK_LABELS[value as Risk]);
    return name === 'cash' && typeof value === 'number' ? formatRupees(value) : String(value);
  };
  return { labelOf, shownAs };
}

/** Saves the due diligence of a deal, merged with what colleagues saved meanwhile. */
export function useSavedDiligence(deal: string, diligence: DiligenceDto, onSaved: () => void) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ text: string; ok: boolean }>();
  const onProblem = (error: unknown) => setOutcome({ text: serverMessage(error), ok: false });
  const { save, question } = useMergedRecord<MergedDiligence, DiligenceDto>({
    record: diligence,
    storedOf: (row) => ({ fields: mergedOf(row), version: row.__v }),
    async send(fields, __v) {
      const body = { ...bodyOf(fields), __v };
      return (await api<{ data: DiligenceDto }>(`/api/deals/${deal}/diligence`, { method: 'PUT', body }))
        .data;
    },
    ...useShown(diligence),
    onSaved() {
      setOutcome({ text: 'Saved', ok: true });
      onSaved();
    },
    onProblem,
  });
  return {
    busy,
    outcome,
    question,
    async save(entered: Entered) {
      setBusy(true);
      setOutcome(undefined);
      await save(mergedOf(entered)).catch(onProblem);
      setBusy(false);
    },
  };
}
