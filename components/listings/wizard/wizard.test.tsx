import type { PropertyDto } from '@/lib/listings/dto';
import { EMPTY_FORM } from '@/lib/listings/schema';
import { ApiError } from '@/lib/platform/browser/api';
import { apiDouble } from '@/test/api-double';
import { type Draft, dropDraft, findDrafts, storageKey, writeDraft } from './draft';
import { failureOf, type WizardState, wizardAfter } from './wizard-state';

describe('draft', () => {
  const network = apiDouble();
  const PERSON = 'p'.repeat(24);
  const LISTING = 'b'.repeat(24);
  const local = (more: Partial<Draft> = {}): Draft => ({
    creationKey: 'key-1',
    values: { ...EMPTY_FORM, title: 'Here' },
    step: 1,
    savedAt: Date.parse('2026-11-21T10:00:00Z'),
    rev: 2,
    ...more,
  });
  const write = (draft: Draft, id?: string, person = PERSON) =>
    writeDraft(storageKey(person, id, draft), draft);
  const server = (more: object = {}) => ({
    key: 'key-1',
    values: { title: 'There' },
    step: 2,
    images: [],
    rev: 2,
    savedAt: '2026-11-21T11:00:00.000Z',
    ...more,
  });
  const titles = (drafts: Draft[]) => drafts.map(({ values }) => values.title);

  test('what was typed here after the last save counts, as long as no other device has saved', async () => {
    write(local({ dirty: true }));
    network.replies('GET /api/property/drafts', { data: [server()] });
    expect(titles(await findDrafts(PERSON, undefined))).toEqual(['Here']);
  });

  test('what another device has saved counts, when nothing was typed here since', async () => {
    write(local());
    network.replies('GET /api/property/drafts', { data: [server({ rev: 3 })] });
    const [draft, ...more] = await findDrafts(PERSON, undefined);
    expect(more).toEqual([]);
    expect(draft).toMatchObject({ creationKey: 'key-1', rev: 3, step: 2 });
    expect(draft?.values).toEqual({ ...EMPTY_FORM, title: 'There' });
  });

  test('a draft that was changed on both becomes two, and neither overwrites the other', async () => {
    write(local({ dirty: true }));
    network.replies('GET /api/property/drafts', { data: [server({ rev: 3 })] });
    const drafts = await findDrafts(PERSON, undefined);
    expect(titles(drafts)).toEqual(['There', 'Here']);
    expect(new Set(drafts.map(({ creationKey }) => creationKey)).size).toBe(2);
    expect(drafts[1]).toMatchObject({ rev: 0 });
  });

  test('what this window has saved while it was left is no change of another device', async () => {
    write(local({ dirty: true, writer: 'window-1' }));
    network.replies('GET /api/property/drafts', { data: [server({ rev: 3, writer: 'window-1' })] });
    const drafts = await findDrafts(PERSON, undefined);
    expect(titles(drafts)).toEqual(['Here']);
    expect(drafts[0]).toMatchObject({ rev: 3 });
  });

  test('drafts of new listings, of a listing, and of another person on this computer are apart', async () => {
    write(local());
    write(local({ creationKey: 'key-2', values: { ...EMPTY_FORM, title: 'An edit' } }), LISTING);
    write(local({ creationKey: 'key-3' }), undefined, 'q'.repeat(24));
    network.replies('GET /api/property/drafts', {
      data: [server({ key: 'key-4', property: LISTING, values: { title: 'An edit on the phone' } })],
    });
    expect(titles(await findDrafts(PERSON, undefined))).toEqual(['Here']);
    expect(titles(await findDrafts(PERSON, LISTING))).toEqual(['An edit on the phone', 'An edit']);
  });

  test('without the server, and with storage that cannot be read, the form begins all the same', async () => {
    write(local());
    expect(titles(await findDrafts(PERSON, undefined))).toEqual(['Here']);
    window.localStorage.setItem(`saptam:draft:${PERSON}:new:broken`, '{');
    expect(titles(await findDrafts(PERSON, undefined))).toEqual(['Here']);
  });

  test('a draft that was given up is gone here and there', async () => {
    const draft = local();
    write(draft);
    network.replies('DELETE /api/property/drafts/key-1', { message: 'Draft deleted' });
    await dropDraft(storageKey(PERSON, undefined, draft), draft);
    expect(window.localStorage).toHaveLength(0);
    expect(network.calls.map(({ method }) => method)).toEqual(['DELETE']);
    // the server never had this one
    await dropDraft('x', { creationKey: 'key-9', rev: 0 });
    expect(network.calls).toHaveLength(1);
  });
});

describe('wizard state', () => {
  const listing = (__v: number) => ({ _id: 'a', __v }) as PropertyDto;
  const STATE: WizardState = {
    step: 1,
    target: listing(4),
    version: 4,
    sent: undefined,
    mediaErrors: { images: 'Please add at least one photo' },
    problem: { text: 'Stopped' },
    conflict: { names: ['title'], values: EMPTY_FORM, takesMedia: true, listing: listing(6) },
  };

  describe('the wizard after an event', () => {
    test('a deleted picture moves the version by one; a listing that others changed too keeps it for the comparison', () => {
      expect(wizardAfter(STATE, { type: 'pictureDeleted', listing: listing(5) }).version).toBe(5);
      expect(wizardAfter(STATE, { type: 'pictureDeleted', listing: listing(6) })).toBe(STATE);
    });

    test('a new check forgets the last problem and conflict, and keeps the step', () => {
      const after = wizardAfter(STATE, { type: 'checked' });
      expect(after).toEqual({ ...STATE, problem: undefined, conflict: undefined });
    });

    test('an adopted listing is edited from its own version on', () => {
      const after = wizardAfter(STATE, { type: 'adopted', listing: listing(6) });
      expect(after).toMatchObject({ target: listing(6), version: 6, conflict: undefined });
    });

    test('a refusal of videos replaces that of photos, and a change of either clears both', () => {
      const refused = wizardAfter(STATE, { type: 'mediaRefused', field: 'videos', message: 'Too large' });
      expect(refused.mediaErrors).toEqual({ videos: 'Too large' });
      expect(wizardAfter(refused, { type: 'mediaChanged' }).mediaErrors).toEqual({});
    });
  });

  describe('why a listing was not saved', () => {
    const failed = (code: string, details?: Record<string, unknown>) =>
      failureOf(Object.assign(Object.create(ApiError.prototype), { code, details, issues: [] }));

    test('is known by the code of the reply', () => {
      expect(failed('aborted')).toEqual({ kind: 'aborted' });
      expect(failed('network')).toEqual({ kind: 'lost' });
      expect(failed('conflict', { current: listing(6) })).toEqual({ kind: 'conflict', listing: listing(6) });
      const duplicate = { url: '/properties/b', title: 'Flat in Sadar' };
      expect(failed('conflict', { duplicate })).toEqual({ kind: 'duplicate', ...duplicate });
      expect(failed('invalid')).toEqual({ kind: 'other' });
      expect(failureOf(new Error('x'))).toEqual({ kind: 'other' });
    });
  });
});
