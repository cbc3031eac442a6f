import { controlClass } from '@/components/ui/field';
import { IMAGE_ROOM_LABELS, IMAGE_ROOMS, MAX_ALT_LENGTH } from '@/lib/listing-media/constants';
import type { MediaItem } from './media-items';

export type PictureWords = Pick<MediaItem, 'room' | 'alt'>;

type Props = {
  item: MediaItem;
  /** "photo 2" */
  number: string;
  disabled: boolean;
  onSay: (words: PictureWords) => void;
};

/** What a picture shows: its room from a list, and a sentence for people who cannot see it. */
export function PictureWordsFields({ item: { room = '', alt = '' }, number, disabled, onSay }: Props) {
  return (
    <div className="flex flex-col gap-1 p-1">
      <select
        aria-label={`What ${number} shows`}
        value={room}
        disabled={disabled}
        onChange={(event) => onSay({ room: event.target.value })}
        className={controlClass(false, 'h-11 px-2! text-[0.9375rem]')}
      >
        <option value="">Which room?</option>
        {IMAGE_ROOMS.map((one) => (
          <option key={one} value={one}>
            {IMAGE_ROOM_LABELS[one]}
          </option>
        ))}
      </select>
      <input
        aria-label={`Describe ${number} for people who cannot see it`}
        placeholder="In words"
        value={alt}
        disabled={disabled}
        maxLength={MAX_ALT_LENGTH}
        onChange={(event) => onSay({ alt: event.target.value })}
        // Enter would go to the next step
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className={controlClass(false, 'h-11 px-2! text-[0.9375rem]')}
      />
    </div>
  );
}
