import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import type { PropertyDto } from '@/lib/listings/dto';
import { FIELDS } from '@/lib/listings/fields/rules';
import { toFormValues } from '@/lib/listings/format';
import type { PropertyFormValues } from '@/lib/listings/schema';

type Props = {
  mine: PropertyFormValues;
  theirs: PropertyDto;
  /** true if this form created the listing before, and its reply was lost */
  isOwn: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

const asText = (value: string | string[]) => [value].flat().join(', ');

/** The listing was saved in the meantime: both versions side by side, and a choice. Nothing is silently overwritten. */
export function ConflictPanel({ mine, theirs, isOwn, onKeepMine, onTakeTheirs }: Props) {
  const { t } = useTexts('listings/wizard');
  const { label } = useTexts('listings/form');
  const shown = (key: keyof PropertyFormValues, value: string | string[]) =>
    [value]
      .flat()
      .map((value) => label(FIELDS[key].labels?.[value] ?? value))
      .join(', ') || t('(empty)');
  const stored = toFormValues(theirs);
  const different = (Object.keys(stored) as (keyof PropertyFormValues)[]).filter(
    (key) => asText(mine[key] ?? '') !== asText(stored[key]),
  );
  return (
    <Notice variant="warning">
      <Heading level={2} size="card">
        {isOwn
          ? t('This form was saved before, and you have changed it since')
          : t('Somebody else saved this listing while you were editing it')}
      </Heading>
      {different.length > 0 ? (
        <div className="mt-3 overflow-x-auto">
          <table className="w-full text-left text-note">
            <thead>
              <tr className="border-line border-b">
                <th className="py-2 pr-4">{t('Field')}</th>
                <th className="py-2 pr-4">{t('Yours')}</th>
                <th className="py-2">{isOwn ? t('Saved before') : t('Saved by them')}</th>
              </tr>
            </thead>
            <tbody>
              {different.map((key) => (
                <tr key={key} className="border-line border-b align-top">
                  <th scope="row" className="py-2 pr-4 font-normal">
                    {label(FIELDS[key].label)}
                  </th>
                  <td className="py-2 pr-4">{shown(key, mine[key])}</td>
                  <td className="py-2">{shown(key, stored[key])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className="mt-2">{t('The texts are the same; the photos or their order differ.')}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onKeepMine}>
          {isOwn ? t('Save my changes') : t('Save mine over theirs')}
        </Button>
        <Button onClick={onTakeTheirs}>
          {isOwn ? t('Leave it as it was saved') : t('Take theirs, drop mine')}
        </Button>
      </div>
    </Notice>
  );
}
