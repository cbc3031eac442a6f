import { useReply } from '#language';
import { Notice } from '@/components/ui/notice';

export function OutcomeNotice({ outcome }: { outcome: { text: string; ok: boolean } | undefined }) {
  const say = useReply();
  return outcome ? <Notice variant={outcome.ok ? 'verified' : 'error'}>{say(outcome.text)}</Notice> : null;
}
