'use client';

import {
  type Announcements,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import clsx from 'clsx';
import { GripVertical } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTexts } from '#language';
import { PlainButton } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { Select } from '@/components/ui/forms/control';
import { Options } from '@/components/ui/forms/field';
import {
  BOARD_ENDED_DAYS,
  DEAL_STAGES,
  type DealStage,
  type LostReason,
  STAGE_LABELS,
} from '@/lib/deals/constants';
import type { DealCardDto, DealDto } from '@/lib/deals/dto';
import { totalText, valueText } from '@/lib/deals/format';
import { countDocuments } from '@/lib/deals/rules';
import { ApiError, api, serverMessage } from '@/lib/platform/browser/api';
import { formatDate } from '@/lib/platform/text/format';
import { columnUnder, nextColumn } from './board-keyboard';
import { LostSheet } from './lost-sheet';

const INSTRUCTIONS =
  'Press space or enter to pick the deal up, the arrow keys to go to another stage, space or enter again to put it down, escape to leave it where it was.';

function Column({ stage, cards, children }: { stage: DealStage; cards: DealCardDto[]; children: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  const { t } = useTexts('deals');
  const total = totalText(t, cards);
  return (
    <section
      ref={setNodeRef}
      aria-label={`${t(STAGE_LABELS[stage])}: ${cards.length}`}
      className={clsx(
        'flex min-w-0 flex-col gap-2 rounded-md p-1.5 lg:min-h-64',
        isOver ? 'bg-accent-soft' : 'bg-sunken',
      )}
    >
      <Heading level={2} size="note" className="flex flex-wrap items-baseline justify-between gap-x-2 px-1">
        <span>
          {t(STAGE_LABELS[stage])} <span className="font-normal text-ink-soft">{cards.length}</span>
        </span>
        {total && <span className="tabular font-normal text-ink-soft">{total}</span>}
      </Heading>
      <ul className="flex flex-col gap-2">{children}</ul>
    </section>
  );
}

/** The content of a card; also shown at the pointer while dragging. */
function CardFace({ card }: { card: DealCardDto }) {
  const { t } = useTexts('deals');
  const { id, title, partyNames, next, documents } = card;
  return (
    <div className="min-w-0 text-note leading-snug">
      <Link
        href={`/dashboard/deals/${id}`}
        className="block pr-6 font-bold [overflow-wrap:anywhere] hyphens-auto"
      >
        {title}
      </Link>
      <p className="tabular">{valueText(t, card)}</p>
      {partyNames.length > 0 && <p className="text-ink-soft">{partyNames.join(', ')}</p>}
      {next && (
        <p className="line-clamp-3 text-ink-soft">
          {formatDate(`${next.day}T12:00:00+05:30`, t.language)}: {next.what}
        </p>
      )}
      {documents.late > 0 && (
        <p className="mt-1">
          <Badge variant="warning">
            {t('{late, plural, one {# paper late} other {# papers late}}', { late: documents.late })}
          </Badge>
        </p>
      )}
    </div>
  );
}

function DealCard({ card, onMove }: { card: DealCardDto; onMove: (stage: DealStage) => void }) {
  const { t } = useTexts('deals');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: card.id,
  });
  return (
    <li
      ref={setNodeRef}
      className={`relative flex flex-col gap-2 rounded-md border border-line bg-surface p-2 ${isDragging ? 'opacity-40' : ''}`}
    >
      <PlainButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('Move {title}', { title: card.title })}
        className="absolute top-0 right-0 grid h-10 w-7 cursor-grab touch-none place-items-center rounded-md text-ink-soft hover:bg-sunken"
      >
        <GripVertical className="size-5" aria-hidden="true" />
      </PlainButton>
      <CardFace card={card} />
      <Select
        aria-label={t('Stage of {title}', { title: card.title })}
        value={card.stage}
        onChange={(event) => onMove(event.currentTarget.value as DealStage)}
        className="h-10 px-1! text-sm"
      >
        <Options of={DEAL_STAGES.map((stage) => [stage, t(STAGE_LABELS[stage])])} />
      </Select>
    </li>
  );
}

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

/** Moves a card at once, and back if the server refuses. Sends a card's moves in order, each based on the previous version. */
function useBoard(stored: readonly DealCardDto[]) {
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
          ? t('“{title}” was changed in the meantime. This is the current version.', {
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
    // a card that has been moved again keeps its newer place
    if (sent.current.get(card.id) !== own) return;
    put(left);
    // the pipeline's value above the board changes too
    refresh();
  }

  return { cards, move, problem };
}

export function DealBoard({ deals }: { deals: readonly DealCardDto[] }) {
  const { t } = useTexts('deals');
  const id = useId();
  const { cards, move, problem } = useBoard(deals);
  const [dragged, setDragged] = useState<string>();
  const [losing, setLosing] = useState<DealCardDto>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextColumn }),
  );
  const cardOf = (given: unknown) => cards.find((card) => card.id === given);
  const moveTo = (card: DealCardDto | undefined, stage: DealStage) => {
    if (!card || stage === card.stage) return;
    if (stage === 'lost') setLosing(card);
    else void move(card, stage);
  };
  const titleOf = (given: unknown) => cardOf(given)?.title ?? '';
  const stageOf = (over: { id: unknown } | null) => (over ? t(STAGE_LABELS[over.id as DealStage]) : '');
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('{title} picked up', { title: titleOf(active.id) }),
    onDragOver: ({ over }) => (over ? t('Over {stage}', { stage: stageOf(over) }) : undefined),
    onDragEnd: ({ active, over }) =>
      t('{title} dropped in {stage}', { title: titleOf(active.id), stage: stageOf(over) }),
    onDragCancel: ({ active }) => t('{title} left where it was', { title: titleOf(active.id) }),
  };
  const active = cardOf(dragged);
  return (
    <div className="flex flex-col gap-3">
      {problem && <Notice variant="warning">{problem}</Notice>}
      <DndContext
        id={id}
        sensors={sensors}
        collisionDetection={columnUnder}
        onDragStart={(event) => setDragged(String(event.active.id))}
        onDragCancel={() => setDragged(undefined)}
        onDragEnd={({ active: moved, over }) => {
          setDragged(undefined);
          if (over) moveTo(cardOf(moved.id), over.id as DealStage);
        }}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t(INSTRUCTIONS) } }}
      >
        <div className="grid gap-2 sm:grid-cols-2 md:grid-cols-4 xl:grid-cols-7 xl:gap-1.5">
          {DEAL_STAGES.map((stage) => {
            const own = cards.filter((card) => card.stage === stage);
            return (
              <Column key={stage} stage={stage} cards={own}>
                {own.map((card) => (
                  <DealCard key={card.id} card={card} onMove={(to) => moveTo(card, to)} />
                ))}
              </Column>
            );
          })}
        </div>
        <DragOverlay>
          {active && (
            <div className="rounded-md border border-line-strong bg-surface p-2.5 shadow-lift">
              <CardFace card={active} />
            </div>
          )}
        </DragOverlay>
      </DndContext>
      <p className="text-note text-ink-soft">
        {t('Registered and lost deals leave the board after {days} days. The list has them all.', {
          days: BOARD_ENDED_DAYS,
        })}
      </p>
      {losing && (
        <LostSheet
          title={losing.title}
          onClose={() => setLosing(undefined)}
          onLost={(lost) => void move(losing, 'lost', lost)}
        />
      )}
    </div>
  );
}
