'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { ComboboxField } from '@/components/ui/forms/combobox';
import { HiddenInput } from '@/components/ui/forms/control';
import { SelectField, TextField } from '@/components/ui/forms/field';
import { PARTY_ROLE_LABELS, PARTY_ROLES } from '@/lib/deals/constants';
import type { DealDto } from '@/lib/deals/dto';
import { formatPhone, phoneHref } from '@/lib/platform/text/phone';
import { DealPart, DealRow } from './deal-part';
import type { SaveDeal } from './use-deal';

type Props = { deal: DealDto; save: SaveDeal; clients: readonly { id: string; name: string }[] };

/** Buyers and sellers, or landlords and tenants: typed in, or clients with their stored number and address. */
export function DealParties({ deal, save, clients }: Props) {
  const { t } = useTexts('deals');
  const { parties } = deal;
  const [round, setRound] = useState(0);
  const [client, setClient] = useState('');
  const others = clients.filter(({ id }) => !parties.some((party) => party.client === id));
  async function add(form: FormData) {
    const typed = Object.fromEntries(form);
    const wrong = await save({ parties: [...parties, { ...typed, client: client || null }] });
    if (wrong) return;
    // clears the form; what was refused stays to be corrected
    setRound(round + 1);
    setClient('');
  }
  return (
    <DealPart title={t('Parties')}>
      <ul className="flex flex-col">
        {parties.map((party) => (
          <DealRow
            key={party.id}
            name={party.name || t('erased person')}
            onRemove={() => void save({ parties: parties.filter(({ id }) => id !== party.id) })}
          >
            <span>
              <span className="text-ink-soft">{t(PARTY_ROLE_LABELS[party.role])}</span>{' '}
              {party.client ? (
                <Link href={`/dashboard/clients/${party.client}`}>{party.name}</Link>
              ) : (
                party.name || t('Erased person')
              )}
              {party.phone && (
                <>
                  {' · '}
                  <a href={phoneHref(party.phone)}>{formatPhone(party.phone)}</a>
                </>
              )}
              {party.email && (
                <>
                  {' · '}
                  <a href={`mailto:${party.email}`}>{party.email}</a>
                </>
              )}
            </span>
          </DealRow>
        ))}
      </ul>
      <form
        key={round}
        onSubmit={(event) => {
          event.preventDefault();
          void add(new FormData(event.currentTarget));
        }}
        className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[8rem_1fr_1fr_1fr_auto] lg:has-[[name=client]]:grid-cols-[8rem_1fr_1fr_1fr_1fr_auto]"
      >
        <SelectField label={t('Role')} name="role" defaultValue={deal.kind === 'rent' ? 'tenant' : 'buyer'}>
          {PARTY_ROLES.map((role) => (
            <option key={role} value={role}>
              {t(PARTY_ROLE_LABELS[role])}
            </option>
          ))}
        </SelectField>
        {others.length > 0 && (
          <>
            <HiddenInput name="client" value={client} />
            <ComboboxField
              label={t('Client')}
              none={t('Somebody else')}
              choices={others}
              value={client}
              onChange={setClient}
            />
          </>
        )}
        {!client && (
          <>
            <TextField label={t('Name')} name="name" required maxLength={120} autoComplete="off" />
            <TextField label={t('Phone')} name="phone" optional type="tel" autoComplete="off" />
            <TextField label={t('E-mail')} name="email" optional type="email" autoComplete="off" />
          </>
        )}
        <SubmitButton className="min-h-12">{t('Add party')}</SubmitButton>
      </form>
    </DealPart>
  );
}
