'use client';

import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import { api } from '@/lib/platform/browser/api';
import { VERDICT_LABELS } from '@/lib/shortlists/constants';
import type { HomeDto, OwnShortlistsDto } from '@/lib/shortlists/dto';
import { tallyOf } from '@/lib/shortlists/format';
import { RowHead } from './row-head';

type Kept = ReadonlyMap<string, Pick<HomeDto, 'note' | 'replies'>>;

/** Votes for a home, with comments. */
function Votes({ replies }: Pick<HomeDto, 'replies'>) {
  const { t } = useTexts('shortlists');
  return (
    <>
      <b>{tallyOf(replies, t)}</b>
      {replies.map(({ name, verdict, note, at }) => (
        <span key={name + at} className="block text-note">
          {name}: {t(VERDICT_LABELS[verdict])}
          {note && ` – ${note}`}
        </span>
      ))}
    </>
  );
}

/** The visitor's own notes on each home in the shortlist, and the votes of people it is shared with. */
export function OwnNotes({ ids }: { ids: string[] }) {
  const { t } = useTexts('shortlists/comparison');
  const [kept, setKept] = useState<Kept>(new Map());
  useEffect(() => {
    api<OwnShortlistsDto>('/api/shortlist').then(
      ({ lists }) => setKept(new Map(lists.flatMap((list) => list.homes).map((home) => [home.id, home]))),
      () => undefined,
    );
  }, []);
  const homes = ids.map((id) => ({ id, note: '', replies: [], ...kept.get(id) }));
  return (
    <>
      {homes.some(({ note }) => note !== '') && (
        <tr className="border-line border-t">
          <RowHead label={t('Your note')} />
          {homes.map(({ id, note }) => (
            <td key={id} className="whitespace-pre-line px-2 py-2.5 align-top">
              {note}
            </td>
          ))}
        </tr>
      )}
      {homes.some(({ replies }) => replies.length > 0) && (
        <tr className="border-line border-t">
          <RowHead label={t('Votes')} />
          {homes.map(({ id, replies }) => (
            <td key={id} className="px-2 py-2.5 align-top">
              {replies.length > 0 && <Votes replies={replies} />}
            </td>
          ))}
        </tr>
      )}
    </>
  );
}
