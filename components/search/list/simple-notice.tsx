import { useTexts } from '#language';
import { Notice } from '@/components/ui/feedback/notice';
import { MAX_ON_SIMPLE_MAP } from '@/lib/search/constants';

/** The search server is down; results come from the database alone. */
export function SimpleNotice({ onMap = false }: { onMap?: boolean }) {
  const { t } = useTexts('search/list');
  return (
    <Notice variant="warning">
      {t(
        'Search is limited for a moment: kind, place, price, area and rooms count; words, distances and costs do not.',
      )}
      {onMap && ` ${t('The map shows the newest {count} homes at most.', { count: MAX_ON_SIMPLE_MAP })}`}
    </Notice>
  );
}
