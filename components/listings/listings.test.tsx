import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChecksPanel } from '@/components/listings/detail/checks-panel';
import { KeyFacts } from '@/components/listings/detail/key-facts';
import { type ImageDto, type PropertyDto, toPropertyDto } from '@/lib/listings/dto';
import { EMPTY_FORM } from '@/lib/listings/schema';
import { ApiError } from '@/lib/platform/browser/api';
import { apiDouble } from '@/test/api-double';
import { FilmLinks } from './detail/film-links';
import GalleryLightbox from './detail/gallery-lightbox';
import { OwnListingHere } from './detail/own-listing';
import { Share } from './detail/share';
import { Thumbnails } from './detail/thumbnails';
import { EvidenceForm } from './evidence-form';
import { type Draft, dropDraft, findDrafts, storageKey, writeDraft } from './wizard/draft';
import { failureOf, type WizardState, wizardAfter } from './wizard/wizard-state';

describe('film links', () => {
  const show = (links: Partial<PropertyDto>) => render(<FilmLinks property={links as PropertyDto} />);

  test('links to films and walks elsewhere with their destination', () => {
    show({ videoLink: 'https://www.youtube.com/watch?v=1', tourLink: 'https://kuula.co/post/1' });
    expect(screen.getByRole('link', { name: 'Watch the video on youtube.com' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
    expect(screen.getByRole('link', { name: 'Look around in 360° on kuula.co' })).toHaveAttribute(
      'href',
      'https://kuula.co/post/1',
    );
  });

  test('renders nothing without links', () => {
    const { container } = show({});
    expect(container).toBeEmptyDOMElement();
  });
});

describe('share', () => {
  const alert = jest.fn();
  const prompt = jest.fn();
  const open = jest.fn();
  const writeText = jest.fn();

  beforeEach(() => {
    for (const mock of [alert, prompt, open, writeText]) mock.mockReset();
    Object.assign(window, { alert, prompt, open });
    window.history.replaceState(null, '', '/properties/1?from=list#photos');
  });

  async function share(target: string) {
    const user = userEvent.setup();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    render(<Share title="Flat & garden" />);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await user.click(screen.getByRole('button', { name: target }));
  }
  const PAGE = 'http://localhost/properties/1?from=list';

  test("copies the page's link without its fragment", async () => {
    writeText.mockResolvedValue(undefined);
    await share('Link');
    expect(writeText).toHaveBeenCalledWith(PAGE);
    expect(alert).toHaveBeenCalledWith('Link copied to clipboard!');
  });

  test('copies the selection if the clipboard is refused, and shows the link if that fails too', async () => {
    writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const copy = jest.fn().mockReturnValue(true);
    Object.assign(document, { execCommand: copy });
    await share('Instagram');
    expect(copy).toHaveBeenCalledWith('copy');
    expect(alert.mock.calls[0]?.[0]).toContain('best done by copying the link');
    expect(document.querySelector('textarea')).toBeNull();
    copy.mockReturnValue(false);
    await userEvent.click(screen.getByRole('button', { name: 'Link' }));
    expect(prompt).toHaveBeenCalledWith('Copy this link', PAGE);
  });

  test.each([
    ['WhatsApp', `https://wa.me/?text=${encodeURIComponent(`Flat & garden ${PAGE}`)}`],
    ['X', `https://x.com/intent/post?${new URLSearchParams({ url: PAGE, text: 'Flat & garden' })}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: PAGE })}`],
  ])('opens %s in a new tab that cannot reach this one', async (target, address) => {
    await share(target);
    expect(open).toHaveBeenCalledWith(address, '_blank', 'noopener');
  });
});

describe('thumbnails', () => {
  const images = ['a', 'b', 'c'].map(
    (id) => ({ url: `/media/${id}.jpg`, public_id: id, width: 400, height: 300 }) as ImageDto,
  );

  function Sample() {
    const [at, setAt] = useState(0);
    return <Thumbnails images={images} category="Residential" at={at} onPick={setAt} />;
  }

  test('are one Tab stop, and arrow keys, Home and End choose and wrap', async () => {
    const user = userEvent.setup();
    render(
      <>
        <Sample />
        <button type="button">After</button>
      </>,
    );
    const current = () => screen.getByRole('button', { current: true });
    await user.tab();
    expect(screen.getByRole('button', { name: 'Show picture 1' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(current()).toHaveAccessibleName('Show picture 3');
    expect(current()).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(current()).toHaveAccessibleName('Show picture 2');
    await user.keyboard('{End}');
    expect(current()).toHaveAccessibleName('Show picture 3');
    await user.keyboard('{Home}');
    expect(current()).toHaveAccessibleName('Show picture 1');
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });
});

describe('full screen', () => {
  const images = ['Front', 'Floor plan'].map((alt) => ({
    url: `/media/${alt}.jpg`,
    alt,
    width: 400,
    height: 300,
  }));

  test('shows price, number and subject of a picture, closes with Back, and offers one action', async () => {
    const [onClose, onAsk] = [jest.fn(), jest.fn()];
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    const entries = window.history.length;
    render(
      <button type="button" data-ask="enquiry" onClick={onAsk}>
        Enquire Now
      </button>,
    );
    render(
      <GalleryLightbox
        {...{ images, onClose }}
        at={1}
        category="Residential"
        heading="₹45.5 L · 2 BHK flat"
        onView={() => undefined}
      />,
    );
    expect(window.history.length).toBe(entries + 1);
    expect(await screen.findByText('2 / 2 · Floor plan')).toBeInTheDocument();
    expect(screen.getAllByText('₹45.5 L · 2 BHK flat').length).toBeGreaterThan(0);
    await userEvent.click(screen.getAllByRole('button', { name: 'Enquire Now', hidden: true }).at(-1)!);
    expect(back).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onAsk).toHaveBeenCalledTimes(1);
    back.mockRestore();
  });
});

describe('hidden listing page', () => {
  const network = apiDouble();
  afterEach(() => localStorage.clear());

  test('tells its owner why, also in the title of the tab', async () => {
    const id = '6'.repeat(24);
    const user = { _id: '5'.repeat(24), role: 'seller', name: 'Asha' };
    localStorage.setItem('userId', user._id);
    localStorage.setItem('userRole', user.role);
    window.history.replaceState(null, '', `/properties/${id}`);
    document.title = 'Property not found · Saptam Group';
    network.replies('GET /api/user/me', { kind: 'user', user });
    network.replies(`GET /api/property/${id}/own`, { isOwn: true, isPublic: false });
    render(<OwnListingHere>Property not found</OwnListingHere>);
    expect(await screen.findByText('This is your listing. Visitors do not see it yet.')).toBeVisible();
    expect(screen.queryByText('Property not found')).toBeNull();
    expect(document.title).toBe('This is your listing. · Saptam Group');
  });
});

describe('evidence', () => {
  const network = apiDouble();
  const at = new Date('2026-11-20T10:00:00Z');
  const row = {
    _id: '65f000000000000000000001',
    type: 'sale',
    category: 'Plots',
    status: 'active',
    area: 2400,
    frontage: 40,
    price: 2_400_000,
    createdAt: at,
    updatedAt: at,
  };
  const plain = toPropertyDto(row);
  const checked = toPropertyDto({
    ...row,
    checks: [
      { check: 'place', state: 'seen', by: 'agency', at },
      { check: 'lien', state: 'told', by: 'lister', at },
    ],
    sources: [{ field: 'area', source: 'measured', by: 'agency', at }],
  });
  const ROUTE = `POST /api/property/${row._id}/evidence`;

  test('lists the papers we have seen first, then the seller’s statements, and one line for those not requested', () => {
    const { unmount } = render(<ChecksPanel property={checked} />);
    const notAsked = screen.getByText(/^Not asked yet: .*7\/12 extract/);
    const count = notAsked.textContent?.split(/, | and /).length;
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
    expect(screen.getByText(`Seen 1 · told 1 · not asked ${count}`)).toBeVisible();
    fireEvent.click(screen.getByRole('heading', { name: 'What we know about the papers' }));
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Place seen',
      'Loans and charges on the property',
    ]);
    expect(screen.getByText('Place seen').nextSibling).toHaveTextContent('Seen by us20 Nov 2026');
    expect(screen.getByText('Loans and charges on the property').nextSibling).toHaveTextContent(
      'Only the seller’s word',
    );
    expect(screen.queryByText('No-objection certificate from the society')).not.toBeInTheDocument();
    unmount();
    render(<ChecksPanel property={plain} />);
    expect(screen.queryByText('Seen by us')).not.toBeInTheDocument();
  });

  test('states the source of the facts once, and marks only checked ones', () => {
    const sources = [
      { field: 'area', source: 'measured', by: 'agency', at },
      { field: 'naOrder', source: 'document', by: 'agency', at },
    ];
    render(<KeyFacts teller="owner" property={toPropertyDto({ ...row, naOrder: 'na', sources })} />);
    const says = (label: string) => screen.getByText(label).nextSibling;
    expect(
      screen.getAllByText('All facts as stated by the owner on 20 Nov 2026 unless marked.'),
    ).toHaveLength(1);
    expect(says('Land area')).toHaveTextContent(/measured by us, 20 Nov 2026$/);
    expect(says('NA order')).toHaveTextContent(/seen in a document by us, 20 Nov 2026$/);
    expect(says('Frontage')).toHaveTextContent(/^40 ft$/);
    expect(says('Category')).toHaveTextContent(/^Plots$/);
  });

  test('lets the lister state but not confirm, and shows a refusal', async () => {
    network.replies(ROUTE, { message: 'The agency has looked at this.', code: 'conflict' }, 409);
    render(<EvidenceForm property={checked} isAgency={false} />);
    await userEvent.click(screen.getByText('What was checked'));
    const lien = screen.getByLabelText('Loans and charges on the property');
    expect([...lien.querySelectorAll('option')].map(({ value }) => value)).toEqual([
      'told',
      'missing',
      'not-asked',
    ]);
    expect(screen.queryByLabelText(/where it comes from/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Place seen')).toHaveValue('seen');
    expect(screen.getByLabelText('Place seen')).toBeDisabled();
    expect(lien).toHaveAccessibleDescription('by the lister, 20 Nov 2026');
    await userEvent.selectOptions(lien, 'missing');
    expect(await screen.findByText('The agency has looked at this.')).toBeVisible();
  });

  test('lets the agency enter what it has measured', async () => {
    const sources = [{ field: 'frontage', source: 'measured', by: 'agency', at: at.toISOString() }];
    network.replies(ROUTE, { data: { checks: [], sources } });
    render(<EvidenceForm property={plain} isAgency />);
    await userEvent.click(screen.getByText('What was checked'));
    await userEvent.selectOptions(screen.getByLabelText('Frontage: source'), 'measured');
    expect(network.calls.at(-1)?.body).toEqual({ field: 'frontage', source: 'measured' });
    await waitFor(() => expect(screen.getByLabelText('Frontage: source')).toHaveValue('measured'));
    expect(screen.getByLabelText('Frontage: source')).toHaveAccessibleDescription('by us, 20 Nov 2026');
  });
});

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

  test('uses text typed here after the last save, unless another device has saved', async () => {
    write(local({ dirty: true }));
    network.replies('GET /api/property/drafts', { data: [server()] });
    expect(titles(await findDrafts(PERSON, undefined))).toEqual(['Here']);
  });

  test('uses another device’s draft if no text was typed here since', async () => {
    write(local());
    network.replies('GET /api/property/drafts', { data: [server({ rev: 3 })] });
    const [draft, ...more] = await findDrafts(PERSON, undefined);
    expect(more).toEqual([]);
    expect(draft).toMatchObject({ creationKey: 'key-1', rev: 3, step: 2 });
    expect(draft?.values).toEqual({ ...EMPTY_FORM, title: 'There' });
  });

  test('keeps both versions of a draft changed on two devices, without overwriting', async () => {
    write(local({ dirty: true }));
    network.replies('GET /api/property/drafts', { data: [server({ rev: 3 })] });
    const drafts = await findDrafts(PERSON, undefined);
    expect(titles(drafts)).toEqual(['There', 'Here']);
    expect(new Set(drafts.map(({ creationKey }) => creationKey)).size).toBe(2);
    expect(drafts[1]).toMatchObject({ rev: 0 });
  });

  test('does not treat the last save of a closed window as another device’s', async () => {
    write(local({ dirty: true, writer: 'window-1' }));
    network.replies('GET /api/property/drafts', { data: [server({ rev: 3, writer: 'window-1' })] });
    const drafts = await findDrafts(PERSON, undefined);
    expect(titles(drafts)).toEqual(['Here']);
    expect(drafts[0]).toMatchObject({ rev: 3 });
  });

  test('separates drafts of new listings, of each listing, and of other people on this computer', async () => {
    write(local());
    write(local({ creationKey: 'key-2', values: { ...EMPTY_FORM, title: 'An edit' } }), LISTING);
    write(local({ creationKey: 'key-3' }), undefined, 'q'.repeat(24));
    network.replies('GET /api/property/drafts', {
      data: [server({ key: 'key-4', property: LISTING, values: { title: 'An edit on the phone' } })],
    });
    expect(titles(await findDrafts(PERSON, undefined))).toEqual(['Here']);
    expect(titles(await findDrafts(PERSON, LISTING))).toEqual(['An edit on the phone', 'An edit']);
  });

  test('opens the form without the server, and with unreadable storage', async () => {
    write(local());
    expect(titles(await findDrafts(PERSON, undefined))).toEqual(['Here']);
    window.localStorage.setItem(`saptam:draft:${PERSON}:new:broken`, '{');
    expect(titles(await findDrafts(PERSON, undefined))).toEqual(['Here']);
  });

  test('deletes an abandoned draft here and on the server', async () => {
    const draft = local();
    write(draft);
    network.replies('DELETE /api/property/drafts/key-1', { message: 'Draft deleted' });
    await dropDraft(storageKey(PERSON, undefined, draft), draft);
    expect(window.localStorage).toHaveLength(0);
    expect(network.calls.map(({ method }) => method)).toEqual(['DELETE']);
    // the server never had this draft
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

  describe('events of the wizard', () => {
    test('increments the version for a deleted picture, and keeps it for the comparison after others’ changes', () => {
      expect(wizardAfter(STATE, { type: 'pictureDeleted', listing: listing(5) }).version).toBe(5);
      expect(wizardAfter(STATE, { type: 'pictureDeleted', listing: listing(6) })).toBe(STATE);
    });

    test('clears the last problem and conflict on a new check, and keeps the step', () => {
      const after = wizardAfter(STATE, { type: 'checked' });
      expect(after).toEqual({ ...STATE, problem: undefined, conflict: undefined });
    });

    test('edits an adopted listing from its own version', () => {
      const after = wizardAfter(STATE, { type: 'adopted', listing: listing(6) });
      expect(after).toMatchObject({ target: listing(6), version: 6, conflict: undefined });
    });

    test('replaces an error of photos with one of videos, and clears both when either changes', () => {
      const refused = wizardAfter(STATE, { type: 'mediaRefused', field: 'videos', message: 'Too large' });
      expect(refused.mediaErrors).toEqual({ videos: 'Too large' });
      expect(wizardAfter(refused, { type: 'mediaChanged' }).mediaErrors).toEqual({});
    });
  });

  describe('reason for a failed save', () => {
    const failed = (code: string, details?: Record<string, unknown>) =>
      failureOf(Object.assign(Object.create(ApiError.prototype), { code, details, issues: [] }));

    test('follows from the code of the reply', () => {
      expect(failed('aborted')).toEqual({ kind: 'aborted' });
      expect(failed('network')).toEqual({ kind: 'lost' });
      expect(failed('conflict', { current: listing(6) })).toEqual({
        kind: 'conflict',
        listing: listing(6),
      });
      const duplicate = { url: '/properties/b', title: 'Flat in Sadar' };
      expect(failed('conflict', { duplicate })).toEqual({ kind: 'duplicate', ...duplicate });
      expect(failed('invalid')).toEqual({ kind: 'other' });
      expect(failureOf(new Error('x'))).toEqual({ kind: 'other' });
    });
  });
});
