import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import type { ImageRoom } from '@/lib/listings/media/constants';
import type { WordingDto } from '@/lib/listings/wording/dto';
import { api, serverMessage } from '@/lib/platform/browser/api';
import type { MediaItem } from './media-items';
import type { PictureWords } from './picture-words';

type Props = {
  id: string;
  images: readonly MediaItem[];
  disabled: boolean;
  onSay: (key: string, words: PictureWords) => void;
};

/** Fills in missing alt texts of pictures with a known room, and keeps typed ones. */
export function SuggestAlts({ id, images, disabled, onSay }: Props) {
  const { t, reply: say } = useTexts('listings/wizard-photos');
  const [notes, setNotes] = useState<string>();
  const [busy, setBusy] = useState(false);
  const silent = images.filter(({ room, alt }) => room && !alt);
  async function ask() {
    setBusy(true);
    setNotes(undefined);
    try {
      const rooms = silent.map(({ room }) => room as ImageRoom);
      const { alts = [], note } = await api<WordingDto>(`/api/property/${id}/wording`, {
        method: 'POST',
        body: { rooms },
      });
      silent.forEach(({ key }, i) => {
        if (alts[i]) onSay(key, { alt: alts[i] });
      });
      setNotes(note);
    } catch (error) {
      setNotes(serverMessage(error));
    }
    setBusy(false);
  }
  return (
    <>
      {silent.length > 0 && (
        <div>
          <Button size="sm" disabled={disabled || busy} onClick={() => void ask()}>
            {busy ? t('Writing …') : t('Describe the photos from their rooms')}
          </Button>
        </div>
      )}
      {notes && <Notice variant="warning">{say(notes)}</Notice>}
    </>
  );
}
