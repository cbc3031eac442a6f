import { useTexts } from '#language';
import { type ControlName, FieldControl, type WizardForm } from '@/components/listings/fields/field-control';
import { Link } from '@/components/ui/actions/link';
import { Notice } from '@/components/ui/feedback/notice';
import { Options, SelectField } from '@/components/ui/forms/field';
import { fieldsOf } from '@/components/ui/forms/form-field';
import { type PropertyStatus, STATUS_LABELS } from '@/lib/listings/fields/vocabulary';
import { MAX_IMAGE_BYTES, MAX_IMAGES, MAX_VIDEO_BYTES } from '@/lib/listings/media/constants';
import type { SharedPhoto } from '@/lib/listings/media/dto';
import { STEP_FIELDS } from '@/lib/listings/schema';
import { sendingTotal } from './media-items';
import { DropZone, MediaList } from './media-list';
import { SendingBar } from './sending-bar';
import { SuggestAlts } from './suggest-alts';
import type { useMedia } from './use-media';

type Props = {
  form: WizardForm;
  id?: string | undefined;
  pictures: ReturnType<typeof useMedia>;
  /** videos' progress from 0 to 1 by key, while the form is being sent */
  progress: Record<string, number>;
  busy: boolean;
  /** errors from the server, or the missing first photo */
  errors: { images?: string; videos?: string };
  samePhotos: readonly SharedPhoto[];
  statuses?: readonly PropertyStatus[];
};

const MB = 1_000_000;

/** Pictures with separate places on the page, which count towards the total. */
const SLOTS = [
  {
    room: 'floor-plan',
    label: 'Add a floor plan',
    help: 'A scan, a photo of the drawing, or a sketch.',
  },
  {
    room: 'panorama',
    label: 'Add a 360° picture',
    help: 'Twice as wide as high, as phones and 360° cameras take it.',
  },
] as const;

/** Lists every public listing once, and the number of hidden ones. */
function merged(photos: readonly SharedPhoto[]) {
  const titles = new Map(photos.flatMap(({ listings }) => listings.map(({ id, title }) => [id, title])));
  return { titles: [...titles], hidden: Math.max(0, ...photos.map(({ hidden }) => hidden)) };
}

export function SharedPhotoNotice({ photos }: { photos: readonly SharedPhoto[] }) {
  const { t } = useTexts('listings/wizard-photos');
  if (photos.length === 0) return null;
  const { titles, hidden } = merged(photos);
  return (
    <Notice variant="warning">
      <p>
        {t(
          '{count, plural, one {A photo of this listing is} other {# photos of this listing are}} also on another listing. Use your own photos, or report the copy there.',
          { count: photos.length },
        )}
      </p>
      <ul className="mt-1 list-inside list-disc">
        {titles.map(([id, title]) => (
          <li key={id}>
            <Link className="link" href={`/properties/${id}`}>
              {title}
            </Link>
          </li>
        ))}
        {hidden > 0 && (
          <li>
            {t('{count, plural, one {One listing} other {# listings}} not open to the public', {
              count: hidden,
            })}
          </li>
        )}
      </ul>
    </Notice>
  );
}

export function StepPhotos({ form, id, pictures, progress, busy, errors, samePhotos, statuses }: Props) {
  const { t } = useTexts('listings/wizard-photos');
  const { label: labelOf } = useTexts('listings/form');
  const { media, add, say, turn, remove, retry, reorder, cancel } = pictures;
  const { images, videos } = media;
  const total = sendingTotal(images);
  const shown = samePhotos.filter(({ publicId }) => images.some((image) => image.publicId === publicId));
  return (
    <>
      <DropZone
        kind="image"
        accept="image/*,.heic,.heif"
        label={t('Drop photos here, or choose them')}
        help={t('Up to {count} images of at most {size} MB. We remove location and camera data.', {
          count: MAX_IMAGES,
          size: MAX_IMAGE_BYTES / MB,
        })}
        error={errors.images}
        onFiles={(files) => add('image', files)}
      />
      <MediaList
        kind="image"
        items={images}
        progress={progress}
        disabled={busy}
        onReorder={(next) => reorder('image', next)}
        onRemove={remove}
        onRetry={retry}
        onSay={say}
        onTurn={turn}
        note={(item) =>
          shown.some(({ publicId }) => publicId === item.publicId) && t('Also on another listing')
        }
      />
      {id && <SuggestAlts id={id} images={images} disabled={busy} onSay={say} />}
      {total && (
        <SendingBar
          text={t('Sending photos: {sent} of {count}', { sent: total.sent, count: total.count })}
          part={total.part}
          onCancel={cancel}
        />
      )}
      <SharedPhotoNotice photos={shown} />
      <div className="grid gap-4 sm:grid-cols-2">
        {SLOTS.map(({ room, label, help }) => (
          <DropZone
            key={room}
            kind="image"
            name={room}
            accept="image/*,.heic,.heif"
            label={t(label)}
            help={t(help)}
            onFiles={(files) => add('image', files, room)}
          />
        ))}
      </div>
      <DropZone
        kind="video"
        accept="video/mp4,video/webm,.m4v"
        label={t('Add a video (optional)')}
        help={t('MP4 or WebM, at most {size} MB. We remove location data from MP4s.', {
          size: MAX_VIDEO_BYTES / MB,
        })}
        error={errors.videos}
        onFiles={(files) => add('video', files)}
      />
      <MediaList
        kind="video"
        items={videos}
        progress={progress}
        disabled={busy}
        onReorder={(next) => reorder('video', next)}
        onRemove={remove}
        onRetry={retry}
      />
      {STEP_FIELDS[2]?.map((name) => (
        <FieldControl key={name} name={name as ControlName} form={form} />
      ))}
      {statuses && (
        <SelectField
          label={t('Status')}
          help={t('Only you and we can see draft and paused listings.')}
          {...fieldsOf(form)('status')}
        >
          <Options of={statuses.map((status) => [status, labelOf(STATUS_LABELS[status])])} />
        </SelectField>
      )}
    </>
  );
}
