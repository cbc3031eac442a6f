'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Notice } from '@/components/ui/feedback/notice';
import type { LetterDto } from '@/lib/brokers/letters/dto';
import { LetterCard } from './letter-card';

/** The letters by Monday, the latest first. */
export function LetterList({ letters: initial }: { letters: readonly LetterDto[] }) {
  const { t } = useTexts('brokers/letters');
  const [letters, setLetters] = useState(initial);
  if (letters.length === 0)
    return (
      <Notice>
        {t(
          'No letters yet. Enter the owner of a home on the page of your listing, with an e-mail address or a number.',
        )}
      </Notice>
    );
  const replace = (saved: LetterDto) =>
    setLetters((all) => all.map((letter) => (letter.id === saved.id ? saved : letter)));
  return (
    <ul className="flex flex-col gap-4">
      {letters.map((letter) => (
        <li key={letter.id}>
          <LetterCard letter={letter} onSaved={replace} />
        </li>
      ))}
    </ul>
  );
}
