import { Notice } from '@/components/ui/notice';

export function OutcomeNotice({ outcome }: { outcome: { text: string; ok: boolean } | undefined }) {
  return outcome ? <Notice variant={outcome.ok ? 'verified' : 'error'}>{outcome.text}</Notice> : null;
}
