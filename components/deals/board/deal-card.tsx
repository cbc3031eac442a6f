'use client';

import { useDraggable } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { useTexts } from '#language';
import { PlainButton } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Badge } from '@/components/ui/feedback/badge';
import { Select } from '@/components/ui/forms/control';
import { DEAL_STAGES, type DealStage, STAGE_LABELS } from '@/lib/deals/constants';
import type { DealCardDto } from '@/lib/deals/dto';
import { valueText } from '@/lib/deals/format';
import { formatDate } from '@/lib/platform/text/format';

/** The content of a card; also shown at the pointer while dragging. */
export function CardFace({ card }: { card: DealCardDto }) {
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

type Props = { card: DealCardDto; onMove: (stage: DealStage) => void };

/** A card with a handle for mouse, finger and keyboard, and an equivalent menu. */
export function DealCard({ card, onMove }: Props) {
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
        {DEAL_STAGES.map((stage) => (
          <option key={stage} value={stage}>
            {t(STAGE_LABELS[stage])}
          </option>
        ))}
      </Select>
    </li>
  );
}
