import type { PropertyDto } from '@/lib/listings/dto';
import { EMPTY_FORM } from '@/lib/listings/schema';
import { ApiError } from '@/lib/platform/browser/api';
import { failureOf, type WizardState, wizardAfter } from './wizard-state';

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
