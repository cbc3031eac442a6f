import { useTexts } from '#language';
import { PlainButton } from '@/components/ui/actions/button';
import { Input } from '@/components/ui/forms/control';
import { IMAGE_ROOM_LABELS, IMAGE_ROOMS, MAX_ALT_LENGTH } from '@/lib/listings/media/constants';
import { contactIn } from '@/lib/listings/publish-gate/rules';
import type { MediaItem } from './media-items';

export type PictureWords = Pick<MediaItem, 'room' | 'alt'>;

type Props = {
  item: MediaItem;
  /** starts at 1 */
  number: number;
  disabled: boolean;
  onSay: (words: PictureWords) => void;
};

export function PictureWordsFields({ item: { room = '', alt = '' }, number, disabled, onSay }: Props) {
  const { t } = useTexts('listings/wizard-photos');
  const { label } = useTexts('listings/form');
  const contact = contactIn(alt)
    ? t('Please describe the picture without a phone number or an email address')
    : undefined;
  return (
    <div className="flex flex-col gap-1 p-1">
      <fieldset
        aria-label={t('Subject of photo {number}', { number })}
        className="flex min-w-0 gap-1 overflow-x-auto py-1"
      >
        {IMAGE_ROOMS.map((name) => (
          <PlainButton
            key={name}
            aria-pressed={room === name}
            // not `disabled`, because the pressed word must keep the focus
            aria-disabled={disabled}
            onClick={disabled ? undefined : () => onSay({ room: room === name ? '' : name })}
            className="min-h-11 shrink-0 whitespace-nowrap rounded-full border border-line px-3 text-note aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-bold"
          >
            {label(IMAGE_ROOM_LABELS[name])}
          </PlainButton>
        ))}
      </fieldset>
      <Input
        aria-label={t('Describe photo {number} for people who can’t see it', { number })}
        placeholder={t('In words')}
        value={alt}
        disabled={disabled}
        maxLength={MAX_ALT_LENGTH}
        onChange={(event) => onSay({ alt: event.target.value })}
        // otherwise Enter would go to the next step
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className="h-11 px-2! text-note"
      />
      {contact && (
        <p role="alert" className="text-error text-sm">
          {contact}
        </p>
      )}
    </div>
  );
}
