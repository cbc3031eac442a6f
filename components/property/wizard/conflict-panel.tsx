import { useLabel, useText } from '#language';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { PropertyDto } from '@/lib/listing/dto';
import { toFormValues } from '@/lib/listing/format';
import type { PropertyFormValues } from '@/lib/listing/schema';
import { FIELDS } from '@/lib/listing-field/rules';

type Props = {
  mine: PropertyFormValues;
  theirs: PropertyDto;
  /** true when this very form made the listing before, and its reply was lost */
  isOwn: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

const asText = (value: string | string[]) => [value].flat().join(', ');

/** The listing was saved in the meantime: both versions side by side, and a choice. Nothing is overwritten in silence. */
export function ConflictPanel({ mine, theirs, isOwn, onKeepMine, onTakeTheirs }: Props) {
  const t = useText('wizard');
  const label = useLabel('listingForm');
  const shown = (key: keyof PropertyFormValues, value: string | string[]) =>
    [value]
      .flat()
      .map((one) => label(FIELDS[key].labels?.[one] ?? one))
      .join(', ') || t('(empty)');
  const stored = toFormValues(theirs);
  const different = (Object.keys(stored) as (keyof PropertyFormValues)[]).filter(
    (key) => asText(mine[key] ?? '') !== asText(stored[key]),
  );
  return (
    <Notice variant="care">
      <h2 className="text-lg">
        {isOwn
          ? t('This form was saved before, and you have changed it since')
          : t('Somebody else saved this listing while you were editing it')}
      </h2>
      {different.length > 0 ? (
        <div className="mt-3 overflow-x-auto">
          <table className="w-full text-left text-[0.9375rem]">
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
