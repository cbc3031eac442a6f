'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { DealStage, LostReason } from '@/lib/deal/constants';
import type { DealCardDto, DealDto } from '@/lib/deal/dto';
import { countDocuments } from '@/lib/deal/rules';
import { ApiError, api, serverMessage } from '@/lib/http/client';

/** The card of a deal that a reply contains. */
const cardOf = (deal: DealDto, before: DealCardDto): DealCardDto => ({
  ...before,
  __v: deal.__v,
  title: deal.title,
  stage: deal.stage,
  stageSince: deal.stageSince,
  value: deal.value,
  partyNames: deal.parties.flatMap(({ name }) => name || []),
  documents: countDocuments(deal.documents),
  next: deal.dates.find(({ isDone }) => !isDone) ?? null,
});

/** The cards of the board. A card moves at once, and back when the server refuses. */
export function useBoard(stored: readonly DealCardDto[]) {
  const [cards, setCards] = useState<readonly DealCardDto[]>(stored);
  const [problem, setProblem] = useState<string>();
  const { refresh } = useRouter();
  const put = (card: DealCardDto) => setCards((all) => all.map((one) => (one.id === card.id ? card : one)));

  async function move(
    card: DealCardDto,
    stage: DealStage,
    lost?: { lostReason: LostReason; lostNote: string },
  ) {
    if (stage === card.stage) return;
    setProblem(undefined);
    put({ ...card, stage });
    try {
      const body = { __v: card.__v, stage, ...lost };
      const { data } = await api<{ data: DealDto }>(`/api/deals/${card.id}`, { method: 'PATCH', body });
      put(cardOf(data, card));
      // what the pipeline is worth stands above the board
      refresh();
    } catch (error) {
      const current = error instanceof ApiError ? (error.details?.current as DealDto | undefined) : undefined;
      put(current ? cardOf(current, card) : card);
      setProblem(
        current
          ? `Somebody has changed “${card.title}” in the meantime. It is shown as it stands now.`
          : serverMessage(error),
      );
    }
  }

  return { cards, move, problem };
}
