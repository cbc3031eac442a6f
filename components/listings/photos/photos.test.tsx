import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { ApiError } from '@/lib/platform/browser/api';
import { upload } from '@/lib/platform/browser/upload';
import { apiDouble } from '@/test/api-double';
import { consoleErrors } from '@/test/dom-setup';
import {
  draftFiles,
  fileProgress,
  type MediaItem,
  type MediaState,
  mediaParts,
  NO_MEDIA,
  restoredItems,
  savedMedia,
  sendingTotal,
} from './media-items';
import { DropZone, MediaList } from './media-list';
import { useMedia } from './use-media';

jest.mock('@/lib/platform/browser/upload', () => ({ upload: jest.fn() }));

describe('uploads', () => {
  type Upload = {
    name: string;
    progress: (part: number) => void;
    done: () => void;
    fail: (error: unknown) => void;
  };
  let uploads: Upload[] = [];
  const network = apiDouble();
  const LISTING = 'a'.repeat(24);

  beforeEach(() => {
    uploads = [];
    URL.createObjectURL = (file) => `blob:${(file as File).name}`;
    URL.revokeObjectURL = () => undefined;
    jest.mocked(upload).mockImplementation(
      (_path, { body, onProgress, signal }) =>
        new Promise((resolve, reject) => {
          const { name } = body.get('images') as File;
          const data = { public_id: `images/${name}`, url: `/media/${name}` };
          signal?.addEventListener('abort', () => reject(new ApiError('Request aborted', 0, 'aborted')));
          uploads.push({
            name,
            progress: (part) => onProgress?.(part * 100, 100),
            done: () => resolve({ data }),
            fail: reject,
          });
        }),
    );
  });

  let pictures: ReturnType<typeof useMedia>;
  const saved = jest.fn<void, [media: MediaState]>();
  const deleted = jest.fn();

  function Photos({ start = NO_MEDIA, listing }: { start?: MediaState; listing?: string }) {
    pictures = useMedia({ start, listing, onChange: saved, onDeleted: deleted });
    const { media, add, remove, retry, reorder } = pictures;
    return (
      <>
        <DropZone
          kind="image"
          accept="image/*"
          label="Photos"
          help=""
          onFiles={(files) => add('image', files)}
        />
        <MediaList
          kind="image"
          items={media.images}
          progress={{}}
          disabled={false}
          onReorder={(items) => reorder('image', items)}
          onRemove={remove}
          onRetry={retry}
        />
      </>
    );
  }

  let made = 0;
  function jpeg(name: string, type = 'image/jpeg', content = String(made++)): File {
    const bytes = [0xff, 0xd8, 0xff, 0xe0, ...new TextEncoder().encode(content.padEnd(40))];
    return new File([new Uint8Array(bytes)], name, { type });
  }
  const choose = async (...files: File[]) => {
    await userEvent.upload(screen.getByLabelText(/^Photos/), files, { applyAccept: false });
  };
  const tile = (name: string) => {
    const found = screen.getByText(name).closest('li');
    if (!found) throw new Error(`no tile of ${name}`);
    return within(found);
  };
  const upTo = (name: string) => {
    const found = uploads.findLast((upload) => upload.name === name);
    if (!found) throw new Error(`${name} was not sent`);
    return found;
  };
  const names = () => pictures.media.images.map(({ name }) => name);

  test('send every picture when it is chosen, three at once, with progress at its tile', async () => {
    render(<Photos />);
    await choose(jpeg('1.jpg'), jpeg('2.jpg'), jpeg('3.jpg'), jpeg('4.jpg'));
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(uploads.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg']);
    act(() => upTo('2.jpg').progress(0.42));
    expect(tile('2.jpg').getByText('Sending 42 %')).toBeVisible();
    expect(tile('2.jpg').getByRole('progressbar')).toHaveValue(0.42);
    expect(tile('4.jpg').getByText('Waiting…')).toBeVisible();
    await act(async () => upTo('2.jpg').done());
    expect(tile('2.jpg').getByText('Sent')).toBeVisible();
    expect(upTo('4.jpg').name).toBe('4.jpg');
    expect(saved.mock.lastCall?.[0].images[1]).toMatchObject({
      publicId: 'images/2.jpg',
      url: '/media/2.jpg',
    });
  });

  test('waits for running uploads before sending, and reports whether all arrived', async () => {
    render(<Photos />);
    await choose(jpeg('a.jpg'), jpeg('b.jpg'));
    await waitFor(() => expect(uploads).toHaveLength(2));
    let settled: boolean | undefined;
    const waiting = pictures.settled().then((all) => {
      settled = all;
    });
    await act(async () => upTo('a.jpg').done());
    expect(settled).toBeUndefined();
    await act(async () => upTo('b.jpg').fail(new ApiError('Network Error', 0, 'network')));
    await waiting;
    expect(settled).toBe(false);
    await userEvent.click(tile('b.jpg').getByRole('button', { name: /Try again/ }));
    await act(async () => upTo('b.jpg').done());
    expect(await pictures.settled()).toBe(true);
  });

  test('send unsent files of a draft when it is opened, also if React mounts twice', async () => {
    const file = jpeg('left.jpg');
    const item: MediaItem = { key: 'k', name: 'left.jpg', preview: 'blob:1', state: 'waiting', file };
    render(
      <StrictMode>
        <Photos start={{ images: [item], videos: [] }} />
      </StrictMode>,
    );
    await waitFor(() => expect(uploads.length).toBeGreaterThan(0));
    await act(async () => undefined);
    await act(async () => upTo('left.jpg').done());
    expect(tile('left.jpg').getByText('Sent')).toBeVisible();
  });

  test('show their total progress, and can be stopped and restarted', async () => {
    render(<Photos />);
    await choose(jpeg('a.jpg'), jpeg('b.jpg'));
    await waitFor(() => expect(uploads).toHaveLength(2));
    await act(async () => upTo('a.jpg').done());
    act(() => upTo('b.jpg').progress(0.5));
    expect(sendingTotal(pictures.media.images)).toEqual({ sent: 1, count: 2, part: 0.75 });
    await act(async () => pictures.cancel());
    expect(sendingTotal(pictures.media.images)).toBeUndefined();
    expect(tile('b.jpg').getByText('Not sent')).toBeVisible();
    expect(await pictures.settled()).toBe(false);
    await userEvent.click(tile('b.jpg').getByRole('button', { name: /Try again/ }));
    await act(async () => upTo('b.jpg').done());
    expect(tile('b.jpg').getByText('Sent')).toBeVisible();
  });

  test('shows at its tile why a picture was refused, and keeps the others', async () => {
    render(<Photos />);
    await choose(jpeg('good.jpg'), jpeg('cut.jpg'));
    await waitFor(() => expect(uploads).toHaveLength(2));
    const message = 'cut.jpg: The picture is damaged or incomplete.';
    const refused = new ApiError(message, 400, 'invalid', [{ path: 'images', message }]);
    await act(async () => upTo('cut.jpg').fail(refused));
    await act(async () => upTo('good.jpg').done());
    expect(tile('cut.jpg').getByRole('alert')).toHaveTextContent(message);
    expect(tile('cut.jpg').queryByRole('button', { name: /Try again/ })).toBeNull();
    expect(tile('good.jpg').getByText('Sent')).toBeVisible();
  });

  test('report wrong files one by one when chosen, by content instead of name', async () => {
    render(<Photos />);
    const heic = [
      0,
      0,
      0,
      24,
      ...new TextEncoder().encode('ftypheic'),
      0,
      0,
      0,
      0,
      ...new TextEncoder().encode('mif1heic'),
    ];
    await choose(
      new File(['%PDF-1.7 and more text'], 'plan.jpg', { type: 'image/jpeg' }),
      new File([], 'empty.jpg', { type: 'image/jpeg' }),
      new File([new Uint8Array(heic)], 'IMG_1.HEIC', { type: '' }),
      jpeg('photo-without-type', ''),
    );
    await waitFor(() => expect(names()).toEqual(['photo-without-type']));
    expect(await screen.findByText('plan.jpg: File type must be image/*')).toBeVisible();
    expect(screen.getByText('empty.jpg: File is smaller than 1 bytes')).toBeVisible();
    expect(screen.getByText(/^IMG_1.HEIC: We can’t read this HEIC picture here/)).toBeVisible();
  });

  test('keep the first ten of too many files, and name the others', async () => {
    render(<Photos />);
    await choose(...Array.from({ length: 12 }, (_, i) => jpeg(`${i}.jpg`)));
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(await screen.findByText('Too many files')).toBeVisible();
    expect(screen.getByText('Not added: 10.jpg, 11.jpg')).toBeVisible();
  });

  test('refuse a repeated photograph at its tile, and never remove another when one is removed', async () => {
    render(<Photos />);
    await choose(jpeg('kitchen.jpg', 'image/jpeg', 'kitchen'));
    await choose(jpeg('copy of kitchen.jpg', 'image/jpeg', 'kitchen'), jpeg('hall.jpg'));
    await waitFor(() => expect(names()).toEqual(['kitchen.jpg', 'hall.jpg']));
    expect(
      tile('kitchen.jpg').getByText('copy of kitchen.jpg is the same as one you already chose'),
    ).toBeVisible();
    await act(async () => upTo('kitchen.jpg').done());
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    expect(names()).toEqual(['hall.jpg']);
    // the server keeps no trace either
    expect(network.calls).toEqual([
      { method: 'DELETE', path: '/api/property/images/images/kitchen.jpg', body: undefined },
    ]);
  });

  test('announce photos moved with buttons', async () => {
    render(<Photos />);
    await choose(jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg'));
    await waitFor(() => expect(names()).toHaveLength(3));
    await userEvent.click(screen.getByRole('button', { name: 'Make photo 3 the cover' }));
    expect(names()).toEqual(['c.jpg', 'a.jpg', 'b.jpg']);
    expect(screen.getByText('Photo moved to place 1 of 3, and is now the cover')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Move photo 1 later' }));
    expect(names()).toEqual(['a.jpg', 'c.jpg', 'b.jpg']);
  });

  describe('photo of the listing', () => {
    const stored: MediaItem = {
      key: 'images/old',
      name: 'Balcony',
      preview: '/media/old.jpg',
      state: 'stored',
      publicId: 'images/old',
    };
    const other: MediaItem = { ...stored, key: 'images/other', name: 'Hall', publicId: 'images/other' };
    const start = { images: [stored, other], videos: [] };
    const PATH = `/api/property/${LISTING}/images/images/old`;
    const remove = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
      await userEvent.click(screen.getByRole('button', { name: 'Delete photo 1' }));
    };

    test('is deleted through the API after a second press', async () => {
      network.replies(`DELETE ${PATH}`, { data: { __v: 4 } });
      render(<Photos start={start} listing={LISTING} />);
      await remove();
      await waitFor(() => expect(names()).toEqual(['Hall']));
      expect(deleted).toHaveBeenLastCalledWith({ __v: 4 });
    });

    test('is sent with the form if it is the last, so that another can replace it', async () => {
      render(<Photos start={{ images: [stored], videos: [] }} listing={LISTING} />);
      await remove();
      expect(names()).toEqual([]);
      expect(network.calls).toEqual([]);
    });

    test('stays with a reason if the deletion fails, and logs the failure', async () => {
      const message = 'A published listing needs a photo';
      network.replies(`DELETE ${PATH}`, { message, code: 'invalid' }, 400);
      render(<Photos start={start} listing={LISTING} />);
      await remove();
      expect(await tile('Balcony').findByRole('alert')).toHaveTextContent(message);
      expect(consoleErrors()).toEqual([expect.stringContaining('Delete image error')]);
    });
  });
});

describe('photo order', () => {
  const stored = (id: string): MediaItem => ({
    key: id,
    name: id,
    preview: `/media/${id}`,
    state: 'stored',
    publicId: id,
  });
  const uploaded = (id: string): MediaItem => ({ ...stored(id), state: 'uploaded', url: `/media/${id}` });
  const file = (name: string) => new File(['x'], name);
  const added = (name: string): MediaItem => ({
    key: name,
    name,
    preview: 'blob:1',
    state: 'waiting',
    file: file(name),
  });
  const names = (from: { images: MediaItem[] }) => from.images.map(({ name }) => name);

  test('restores a draft’s order of moved, removed, uploaded and unsent photos', () => {
    const before = { images: [stored('b'), added('new.jpg'), uploaded('u'), stored('a')], videos: [] };
    const saved = savedMedia(before);
    const files = draftFiles(before);
    expect(names(files as never)).toEqual(['new.jpg']);
    const listing = { images: [stored('a'), stored('b'), stored('c')], videos: [stored('clip')] };
    expect(names(restoredItems(listing, files, saved))).toEqual(['b', 'new.jpg', 'u', 'a']);
    // leaves out another device's file, and a photo removed from the listing
    expect(names(restoredItems({ images: [stored('a')], videos: [] }, undefined, saved))).toEqual(['u', 'a']);
    // without a draft, uses the listing's pictures
    expect(names(restoredItems(listing))).toEqual(['a', 'b', 'c']);
  });

  test('shows an uploaded photo by its address, but never one of another page', () => {
    const saved = savedMedia({ images: [{ ...uploaded('u'), preview: 'blob:gone' }], videos: [] });
    const [item] = restoredItems({ images: [], videos: [] }, undefined, saved).images;
    expect(item).toMatchObject({ publicId: 'u', preview: '/media/u', state: 'uploaded' });
  });

  test('keeps the listing’s videos if a server draft names none', () => {
    const listing = { images: [], videos: [stored('clip')] };
    expect(restoredItems(listing, undefined, { images: [] }).videos).toHaveLength(1);
    expect(restoredItems(listing, undefined, { images: [], videos: [] }).videos).toHaveLength(0);
  });

  test('names pictures by position, and sends only videos with the form', () => {
    const media = {
      images: [uploaded('new'), stored('kept')],
      videos: [stored('clip'), added('film')],
    };
    const { videos, order } = mediaParts(media, new Set(['kept']));
    expect(videos.map(({ name }) => name)).toEqual(['film']);
    expect(order).toEqual({ images: [{ uploaded: 'new' }, { keep: 'kept' }], videos: ['clip'] });
    // shows uploaded pictures even if the listing was created but its reply was lost
    expect(mediaParts(media, new Set(['kept', 'new'])).order.images).toEqual([
      { keep: 'new' },
      { keep: 'kept' },
    ]);
  });

  test('counts the bytes sent so far to the first files', () => {
    const sized = (key: string, size: number): MediaItem => ({
      ...added(key),
      file: new File(['x'.repeat(size)], key),
    });
    const items = [sized('a', 100), stored('kept'), sized('b', 50), sized('empty', 0)];
    expect(fileProgress(items, 125)).toEqual({ a: 1, b: 0.5, empty: 1 });
    expect(fileProgress(items, 0)).toEqual({ a: 0, b: 0, empty: 1 });
  });
});
