'use client';

import { useState } from 'react';
import { StaffChoices } from '@/components/teams/staff-choices';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { SelectField } from '@/components/ui/forms/field';
import { Sheet } from '@/components/ui/overlays/sheet';
import { HANDOVER_KINDS, HANDOVER_LABELS, type HandoverKind } from '@/lib/office/handovers/constants';
import type { HandoverCounts } from '@/lib/office/handovers/dto';
import { countsText, countText } from '@/lib/office/handovers/format';
import type { HandoverInput } from '@/lib/office/handovers/schema';

type Props = {
  name: string;
  held: HandoverCounts;
  takers: readonly { id: string; name: string }[];
  isBusy: boolean;
  onConfirm: (handOver: HandoverInput) => void;
  onClose: () => void;
};

const NOBODY = 'nobody';

/** Before a staff account is closed: who takes over its work, one person for all or one per kind. */
export function LeaveSheet({ name, held, takers, isBusy, onConfirm, onClose }: Props) {
  const kinds = HANDOVER_KINDS.filter((kind) => held[kind]);
  const [chosen, setChosen] = useState<Partial<Record<HandoverKind, string>>>({});
  const isReady = kinds.every((kind) => chosen[kind]);
  const all = kinds.length > 0 && kinds.every((kind) => chosen[kind] === chosen[kinds[0] as HandoverKind]);
  const toInput = (): HandoverInput => ({
    kinds: Object.fromEntries(
      kinds.map((kind) => [kind, chosen[kind] === NOBODY ? '' : (chosen[kind] ?? '')]),
    ),
  });
  const choices = (
    <>
      <option value="">Choose</option>
      <StaffChoices staff={takers} />
      <option value={NOBODY}>Nobody</option>
    </>
  );
  return (
    <Sheet label="Deactivate account?" lead="Please look once more" onClose={onClose}>
      <Heading level={2} size="panel">
        Deactivate {name}?
      </Heading>
      {kinds.length === 0 ? (
        <p>Nothing is in this person’s name. The account is signed out everywhere at once.</p>
      ) : (
        <>
          <p>
            In this person’s name: {countsText(held)}. Who takes over? It is moved at once, and can be undone.
          </p>
          <SelectField
            label="Everything goes to"
            name="all"
            value={all ? (chosen[kinds[0] as HandoverKind] ?? '') : ''}
            onChange={({ target }) =>
              setChosen(Object.fromEntries(kinds.map((kind) => [kind, target.value])))
            }
          >
            {choices}
          </SelectField>
          <fieldset className="grid gap-3 sm:grid-cols-2">
            <legend className="mb-2 text-ink-soft">Or each to somebody else</legend>
            {kinds.map((kind) => (
              <SelectField
                key={kind}
                label={`${countText(kind, held[kind] ?? 0)} ${held[kind] === 1 ? 'goes' : 'go'} to`}
                name={HANDOVER_LABELS[kind][1]}
                value={chosen[kind] ?? ''}
                onChange={({ target }) => setChosen((before) => ({ ...before, [kind]: target.value }))}
              >
                {choices}
              </SelectField>
            ))}
          </fieldset>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" disabled={isBusy || !isReady} onClick={() => onConfirm(toInput())}>
          {kinds.length === 0 ? 'Deactivate' : 'Hand over and deactivate'}
        </Button>
        <Button onClick={onClose}>Back</Button>
      </div>
    </Sheet>
  );
}
