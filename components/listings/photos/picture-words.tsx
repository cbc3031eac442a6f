import { useTexts } from '#language';
import { Input, Select } from '@/components/ui/forms/control';
import { IMAGE_ROOM_LABELS, IMAGE_ROOMS, MAX_ALT_LENGTH } from '@/lib/listings/media/constants';
import type { MediaItem } from './media-items';

export type PictureWords = Pick<MediaItem, 'room' | 'alt'>;

type Props = {
  item: MediaItem;
  /** from 1 */
  number: number;
  disabled: boolean;
  onSay: (words: PictureWords) => void;
};

/** What a picture shows: its room from a list, and a sentence for people who cannot see it. */
export function PictureWordsFields({ item: { room = '', alt = '' }, number, disabled, onSay }: Props) {
  const { t } = useTexts('listings/wizard-photos');
  const { label } = useTexts('listings/form');
  return (
    <div className="flex flex-col gap-1 p-1">
      <Select
        aria-label={t('What photo {number} shows', { number })}
        value={room}
        disabled={disabled}
        onChange={(event) => onSay({ room: event.target.value })}
        className="h-11 px-2! text-note"
      >
        <option value="">{t('Which room?')}</option>
        {IMAGE_ROOMS.map((room) => (
          <option key={room} value={room}>
            {label(IMAGE_ROOM_LABELS[room])}
          </option>
        ))}
      </Select>
      <Input
        aria-label={t('Describe photo {number} for people who cannot see it', { number })}
        placeholder={t('In words')}
        value={alt}
        disabled={disabled}
        maxLength={MAX_ALT_LENGTH}
        onChange={(event) => onSay({ alt: event.target.value })}
        // Enter would go to the next step
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className="h-11 px-2! text-note"
      />
    </div>
  );
}
