import { SharedPhotoNotice } from '@/components/property/shared-photo-notice';
import { SelectField } from '@/components/ui/field';
import { fieldsOf } from '@/components/ui/form-field';
import type { SharedPhoto } from '@/lib/duplicates/dto';
import { MAX_IMAGE_BYTES, MAX_IMAGES, MAX_VIDEO_BYTES, MAX_VIDEOS } from '@/lib/listing-media/constants';
import { type PropertyStatus, STATUS_LABELS } from '@/lib/listing-vocabulary/constants';
import { DropZone } from './drop-zone';
import { type MediaItem, type MediaState, newItem } from './media-items';
import { MediaList } from './media-list';
import type { WizardForm } from './step-basics';

type Props = {
  form: WizardForm;
  media: MediaState;
  onMedia: (media: MediaState) => void;
  progress: Record<string, number>;
  busy: boolean;
  /** what the server or the missing first photo says */
  errors: { images?: string; videos?: string };
  samePhotos: readonly SharedPhoto[];
  /** edit mode: the statuses that this person may give */
  statuses?: readonly PropertyStatus[];
};

const MB = 1_000_000;

/** Step 3: photos and videos, their order and the cover; in edit mode also the status. */
export function StepPhotos({ form, media, onMedia, progress, busy, errors, samePhotos, statuses }: Props) {
  const { images, videos } = media;
  const drop = (item: MediaItem) => {
    if (item.file) URL.revokeObjectURL(item.preview);
    onMedia({
      images: images.filter(({ key }) => key !== item.key),
      videos: videos.filter(({ key }) => key !== item.key),
    });
  };
  const shown = samePhotos.filter(({ publicId }) => images.some((image) => image.publicId === publicId));
  return (
    <>
      <DropZone
        kind="image"
        accept={{ 'image/*': [] }}
        maxFiles={MAX_IMAGES}
        maxBytes={MAX_IMAGE_BYTES}
        count={images.length}
        label="Drop photos here, or choose them"
        help={`Up to ${MAX_IMAGES} images of at most ${MAX_IMAGE_BYTES / MB} MB. Where and with what they were taken is removed.`}
        error={errors.images}
        onFiles={(files) => onMedia({ ...media, images: [...images, ...files.map(newItem)] })}
      />
      <MediaList
        kind="image"
        items={images}
        progress={progress}
        disabled={busy}
        onChange={(next) => onMedia({ ...media, images: next })}
        onRemove={drop}
        note={(item) => shown.some(({ publicId }) => publicId === item.publicId) && 'On another listing too'}
      />
      <SharedPhotoNotice photos={shown} />
      <DropZone
        kind="video"
        accept={{ 'video/mp4': ['.mp4', '.m4v'], 'video/webm': ['.webm'] }}
        maxFiles={MAX_VIDEOS}
        maxBytes={MAX_VIDEO_BYTES}
        count={videos.length}
        label="Add a video (optional)"
        help={`MP4 or WebM, at most ${MAX_VIDEO_BYTES / MB} MB. Where an MP4 was taken is removed.`}
        error={errors.videos}
        onFiles={(files) => onMedia({ ...media, videos: [...videos, ...files.map(newItem)] })}
      />
      <MediaList
        kind="video"
        items={videos}
        progress={progress}
        disabled={busy}
        onChange={(next) => onMedia({ ...media, videos: next })}
        onRemove={drop}
      />
      {statuses && (
        <SelectField
          label="Status"
          help="Draft and paused listings are seen by nobody else."
          {...fieldsOf(form)('status')}
        >
          {statuses.map((status) => (
            <option key={status} value={status}>
              {STATUS_LABELS[status]}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
