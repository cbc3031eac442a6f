import { HereToo } from '@/components/brokers/here-too';
import { PageTexts } from '@/components/shell/page-texts';
import type { PresenceType } from '@/lib/brokers/presence/constants';
import type { Actor } from '@/lib/platform/auth/actor';

type Props = { type: PresenceType; id: string; actor: Pick<Actor, 'team' | 'role'>; className?: string };

/** Colleagues who have the record open; nothing for people who work alone. */
export function HereTooView({ type, id, actor, className }: Props) {
  if (!actor.team && actor.role !== 'admin') return null;
  return (
    <PageTexts of={['brokers/presence']}>
      <div className={className}>
        <HereToo type={type} id={id} />
      </div>
    </PageTexts>
  );
}
