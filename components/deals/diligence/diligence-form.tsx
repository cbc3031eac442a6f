'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { DayField } from '@/components/ui/forms/day-field';
import { SelectField, TextAreaField, TextField } from '@/components/ui/forms/field';
import {
  ID_KIND_LABELS,
  ID_KINDS,
  type IdKind,
  RISK_LABELS,
  RISKS,
  WATCH_LISTS,
  type WatchList,
} from '@/lib/deals/diligence/constants';
import type { DiligenceDto } from '@/lib/deals/diligence/dto';
import { FundChoices, WatchListFields } from './diligence-parts';
import { useSavedDiligence } from './use-saved-diligence';

type Identity = { kind: IdKind | ''; lastFour: string; seenOn: string };
const UNSEEN: Identity = { kind: '', lastFour: '', seenOn: '' };

type Party = DiligenceDto['parties'][number];

/** One person's original document: type, last four characters, and date. */
function IdentityFields({
  party,
  value,
  seenBy,
  onChange,
}: {
  party: Party;
  value: Identity;
  seenBy: string | undefined;
  onChange: (value: Identity) => void;
}) {
  const { t } = useTexts('deals/diligence');
  return (
    <fieldset className="grid gap-4 border-line border-t pt-3 sm:grid-cols-3">
      <legend className="pr-2 font-bold">{t('Identity of {name}', { name: party.name })}</legend>
      <SelectField
        label={t('Original shown')}
        value={value.kind}
        onChange={(event) => onChange({ ...value, kind: event.currentTarget.value as IdKind | '' })}
      >
        <option value="">{t('Not seen yet')}</option>
        {ID_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(ID_KIND_LABELS[kind])}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('Last four characters')}
        help={t('Never the whole number')}
        maxLength={4}
        autoComplete="off"
        value={value.lastFour}
        onChange={(event) => onChange({ ...value, lastFour: event.currentTarget.value })}
      />
      <DayField
        label={t('Seen on')}
        help={seenBy && t('Seen by {name}', { name: seenBy })}
        value={value.seenOn}
        onChange={(event) => onChange({ ...value, seenOn: event.currentTarget.value })}
      />
    </fieldset>
  );
}

const startOf = ({ parties, identities }: DiligenceDto): Record<string, Identity> =>
  Object.fromEntries(parties.map(({ id }) => [id, identities.find(({ party }) => party === id) ?? UNSEEN]));

/** All due diligence about a deal's clients; saved as a whole. */
export function DiligenceForm({ deal, diligence }: { deal: string; diligence: DiligenceDto }) {
  const { t } = useTexts('deals/diligence');
  const router = useRouter();
  const { busy, outcome, question, save: saveMerged } = useSavedDiligence(deal, diligence, router.refresh);
  const [identities, setIdentities] = useState(() => startOf(diligence));
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const seen = Object.entries(identities)
      .filter(([, { kind }]) => kind)
      .map(([party, { kind, lastFour, seenOn }]) => ({ party, kind, lastFour, seenOn }));
    const lists = WATCH_LISTS.flatMap((list: WatchList) => {
      const checkedOn = text(`${list}-day`);
      return checkedOn ? [{ list, checkedOn, isFound: form.has(`${list}-found`) }] : [];
    });
    await saveMerged({
      identities: seen as (Identity & { party: string; kind: IdKind })[],
      beneficialOwner: text('beneficialOwner'),
      funds: form.getAll('funds').map(String),
      fundsNote: text('fundsNote'),
      lists,
      risk: text('risk') || null,
      riskReason: text('riskReason'),
      cash: text('cash'),
    });
  }
  const { parties, beneficialOwner, fundsNote, risk, riskReason, cash } = diligence;
  return (
    <form onSubmit={(event) => void save(event)} className="flex max-w-3xl flex-col gap-5">
      {question}
      {parties.map((party) => (
        <IdentityFields
          key={party.id}
          party={party}
          value={identities[party.id] ?? UNSEEN}
          seenBy={diligence.identities.find((identity) => identity.party === party.id)?.seenBy}
          onChange={(value) => setIdentities((before) => ({ ...before, [party.id]: value }))}
        />
      ))}
      <TextAreaField
        label={t('Beneficial owner')}
        help={t('Who owns or controls the money and the property in the end, such as "the buyer"')}
        rows={2}
        name="beneficialOwner"
        maxLength={500}
        defaultValue={beneficialOwner}
      />
      <FundChoices chosen={diligence.funds} />
      <TextField
        label={t('About the source')}
        optional
        name="fundsNote"
        maxLength={500}
        defaultValue={fundsNote}
      />
      <WatchListFields lists={diligence.lists} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={t('Risk class')} name="risk" defaultValue={risk ?? ''}>
          <option value="">{t('Not chosen yet')}</option>
          {RISKS.map((value) => (
            <option key={value} value={value}>
              {t(RISK_LABELS[value])}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('Reason for the class')}
          name="riskReason"
          maxLength={500}
          defaultValue={riskReason}
        />
        <TextField
          label={t('Paid in cash')}
          help={t('0 if nothing is paid in cash')}
          name="cash"
          inputMode="decimal"
          defaultValue={cash === null ? '' : String(cash)}
        />
      </div>
      <OutcomeNotice outcome={outcome} />
      <SubmitButton disabled={busy} className="self-start">
        {t('Save due diligence')}
      </SubmitButton>
    </form>
  );
}
