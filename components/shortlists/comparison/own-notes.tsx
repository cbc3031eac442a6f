'use client';

import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import { api } from '@/lib/platform/http/client';
import type { OwnShortlistsDto } from '@/lib/shortlists/dto';
import { RowHead } from './row-head';

/** What the visitor has noted about each home in the shortlist. */
export function OwnNotes({ ids }: { ids: string[] }) {
  const { t } = useTexts('shortlists/comparison');
  const [notes, setNotes] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    api<OwnShortlistsDto>('/api/shortlist').then(
      ({ lists }) => {
        const homes = lists.flatMap((list) => list.homes).filter(({ note }) => note !== '');
        setNotes(new Map(homes.map(({ id, note }) => [id, note])));
      },
      () => undefined,
    );
  }, []);
  if (!ids.some((id) => notes.has(id))) return null;
  return (
    <tr className="border-line border-t">
      <RowHead label={t('Your note')} />
      {ids.map((id) => (
        <td key={id} className="whitespace-pre-line px-2 py-2.5 align-top">
          {notes.get(id)}
        </td>
      ))}
    </tr>
  );
}
