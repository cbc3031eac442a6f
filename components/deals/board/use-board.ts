'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useTexts } from '#language';
import type { DealStage, LostReason } from '@/lib/deals/constants';
import type { DealCardDto, DealDto } from '@/lib/deals/dto';
import { countDocuments } from '@/lib/deals/rules';
import { ApiError, api, serverMessage } from '@/lib/platform/browser/api';

/** The card for a deal in a reply. */
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

type Lost = { lostReason: LostReason; lostNote: string };

/**
 * The cards of the board. A card moves at once, and back if the server refuses. Moves of one card are sent one after another,
 * each based on the version left by the previous one.
 */
export function useBoard(stored: readonly DealCardDto[]) {
  const { t, reply } = useTexts('deals');
  const [cards, setCards] = useState<readonly DealCardDto[]>(stored);
  const [problem, setProblem] = useState<string>();
  const { refresh } = useRouter();
  /** the stored state after a card's last move */
  const sent = useRef(new Map<string, Promise<DealCardDto>>());
  const put = (card: DealCardDto) =>
    setCards((all) => all.map((item) => (item.id === card.id ? card : item)));

  async function send(card: DealCardDto, stage: DealStage, lost?: Lost): Promise<DealCardDto> {
    try {
      const body = { __v: card.__v, stage, ...lost };
      const { data } = await api<{ data: DealDto }>(`/api/deals/${card.id}`, { method: 'PATCH', body });
      return cardOf(data, card);
    } catch (error) {
      const current = error instanceof ApiError ? (error.details?.current as DealDto | undefined) : undefined;
      setProblem(
        current
          ? t('Somebody has changed “{title}” in the meantime. It is shown as it stands now.', {
              title: card.title,
            })
          : reply(serverMessage(error)),
      );
      return current ? cardOf(current, card) : card;
    }
  }

  async function move(card: DealCardDto, stage: DealStage, lost?: Lost) {
    if (stage === card.stage) return;
    setProblem(undefined);
    put({ ...card, stage });
    const before = sent.current.get(card.id) ?? Promise.resolve(card);
    const own = before.then((left) => send(left, stage, lost));
    sent.current.set(card.id, own);
    const left = await own;
    // a card moved again meanwhile stays where it was put
    if (sent.current.get(card.id) !== own) return;
    put(left);
    // the pipeline's value is above the board
    refresh();
  }

  return { cards, move, problem };
}
