'use client';

import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import type { SharedPhoto } from '@/lib/duplicates/dto';
import { api } from '@/lib/http/client';
import { newIdempotencyKey } from '@/lib/http/idempotency-key';
import type { PropertyDto } from '@/lib/listing/dto';
import { toFormValues } from '@/lib/listing/format';
import { EMPTY_FORM } from '@/lib/listing/schema';
import type { PropertyStatus } from '@/lib/listing-vocabulary/constants';
import { draftKey, dropDraft, readDraft, readDraftFiles } from './draft';
import type { WizardStart } from './use-wizard';
import { WizardView } from './wizard-view';

type Props = {
  /** whose draft it is */
  person: string;
  /** the listing to edit; absent to add one */
  id?: string;
  statuses: readonly PropertyStatus[];
};

type Editable = { data: PropertyDto; samePhotos: SharedPhoto[] };

async function begin(person: string, id: string | undefined): Promise<WizardStart> {
  const key = draftKey(person, id);
  const found = id ? await api<Editable>(`/api/property/${id}`) : undefined;
  const property = found?.data;
  const draft = readDraft(key);
  const files = await readDraftFiles(key);
  const stored = property ? toFormValues(property) : EMPTY_FORM;
  return {
    property,
    samePhotos: found?.samePhotos ?? [],
    draftKey: key,
    draft,
    files,
    values: { ...stored, ...draft?.values },
    creationKey: draft?.creationKey ?? newIdempotencyKey(),
  };
}

/** The form of docs/spec.md#property-form. Rendered only in the browser, which may hold a draft. */
export function PropertyWizard({ person, id, statuses }: Props) {
  const [start, setStart] = useState<WizardStart>();
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round begins afresh
  useEffect(() => {
    let current = true;
    setStart(undefined);
    begin(person, id).then(
      (found) => current && setStart(found),
      (error: unknown) => {
        console.error('Fetch error', error);
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [person, id, round]);

  if (failed) return <Notice tone="error">Property not found</Notice>;
  if (!start) return <p role="status">Loading...</p>;
  const startAfresh = async () => {
    await dropDraft(start.draftKey);
    setRound(round + 1);
  };
  return <WizardView key={round} start={start} statuses={statuses} onStartAfresh={startAfresh} />;
}
