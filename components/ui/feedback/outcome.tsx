import { useTexts } from '#language';
import { Notice } from './notice';

export function OutcomeNotice({ outcome }: { outcome: { text: string; ok: boolean } | undefined }) {
  const { reply } = useTexts();
  return outcome ? <Notice variant={outcome.ok ? 'verified' : 'error'}>{reply(outcome.text)}</Notice> : null;
}
