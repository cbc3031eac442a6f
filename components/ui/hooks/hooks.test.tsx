import { act, render, renderHook, screen } from '@testing-library/react';
import { LazyExtra } from '@/components/ui/hooks/lazy-extra';
import { useTexts } from '@/lib/platform/language/in-browser';
import { apiDouble } from '@/test/api-double';
import { type Stored, useMergedSave } from './use-merged-save';

describe('lazy extra', () => {
  const network = apiDouble();

  const Greeting = () => <p>{useTexts('enquiries/form').t('Enquiry about {title}', { title: 'a flat' })}</p>;
  const greeting = () => Promise.resolve({ default: Greeting });
  const Part = ({ text }: { text: string }) => <p>{text}</p>;
  const Instead = ({ text }: { text: string }) => <p>instead of {text}</p>;
  const loaded = () => Promise.resolve({ default: Part });
  const lost = () => Promise.reject(new Error('no network'));

  test('shows the part when it has come', async () => {
    render(<LazyExtra load={loaded} props={{ text: 'a map' }} />);
    expect(await screen.findByText('a map')).toBeInTheDocument();
  });

  test('what cannot be fetched is replaced, and takes nothing else of the page with it', async () => {
    render(
      <>
        <p>the page</p>
        <LazyExtra load={lost} fallback={Instead} props={{ text: 'a map' }} />
      </>,
    );
    expect(await screen.findByText('instead of a map')).toBeInTheDocument();
    expect(screen.getByText('the page')).toBeInTheDocument();
  });

  test('the next use tries again', async () => {
    const { rerender, container } = render(<LazyExtra key="1" load={lost} props={{ text: 'a map' }} />);
    await Promise.resolve();
    expect(container).toBeEmptyDOMElement();
    rerender(<LazyExtra key="2" load={loaded} props={{ text: 'a map' }} />);
    expect(await screen.findByText('a map')).toBeInTheDocument();
  });

  test('its texts come with it, once for all of its uses', async () => {
    network.replies('GET /api/texts/enquiry?language=en', {
      messages: { 'enquiries/form': { 'Enquiry about {title}': ['About ', ['title']] } },
    });
    const { rerender } = render(<LazyExtra key="1" load={greeting} texts="enquiry" props={{}} />);
    expect(await screen.findByText('About a flat')).toBeInTheDocument();
    rerender(<LazyExtra key="2" load={greeting} texts="enquiry" props={{}} />);
    expect(await screen.findByText('About a flat')).toBeInTheDocument();
    expect(network.calls).toHaveLength(1);
  });

  test('without its texts it is replaced, like a part that cannot be fetched', async () => {
    render(<LazyExtra load={loaded} texts="report" fallback={Instead} props={{ text: 'a form' }} />);
    expect(await screen.findByText('instead of a form')).toBeInTheDocument();
  });
});

describe('use merged save', () => {
  type Fields = { name: string; phone: string; notes: string };
  const START: Fields = { name: 'Asha', phone: '1', notes: '' };

  /** A server that holds one record, and refuses what was read before its last change. */
  function setUp() {
    const server: { stored: Stored<Fields>; writes: Fields[] } = {
      stored: { fields: START, version: 0 },
      writes: [],
    };
    const change = (fields: Partial<Fields>) => {
      server.stored = { fields: { ...server.stored.fields, ...fields }, version: server.stored.version + 1 };
    };
    const send = async (fields: Fields, version: number) => {
      if (version !== server.stored.version) throw new Error('conflict');
      change(fields);
      server.writes.push(fields);
    };
    const storedIn = (error: unknown) =>
      (error as Error).message === 'conflict' ? server.stored : undefined;
    const start = { fields: START, version: 0 };
    const { result } = renderHook(() => useMergedSave<Fields>({ start, send, storedIn }));
    const save = (fields: Partial<Fields>) => act(() => result.current.save({ ...START, ...fields }));
    return { server, change, save, result };
  }

  test('what only one side changed is merged without a question', async () => {
    const { server, change, save, result } = setUp();
    change({ phone: '2' });
    expect(await save({ notes: 'Calls after six' })).toBe(true);
    expect(server.stored.fields).toEqual({ name: 'Asha', phone: '2', notes: 'Calls after six' });
    expect(result.current.conflict).toBeUndefined();
  });

  test('the question is about what both changed alone, and "mine" is what I changed', async () => {
    const { server, change, save, result } = setUp();
    change({ phone: '2', name: 'Asha Deshmukh' });
    expect(await save({ phone: '3', notes: 'New' })).toBe(false);
    expect(server.writes).toEqual([]);
    const { names, mine, theirs } = result.current.conflict!;
    expect([names, mine.phone, theirs.phone]).toEqual([['phone'], '3', '2']);
    expect(await act(() => result.current.conflict!.decide('mine'))).toBe(true);
    expect(server.stored.fields).toEqual({ name: 'Asha Deshmukh', phone: '3', notes: 'New' });
  });

  test('taking theirs keeps the rest of mine', async () => {
    const { server, change, save, result } = setUp();
    change({ phone: '2' });
    await save({ phone: '3', notes: 'New' });
    expect(await act(() => result.current.conflict!.decide('theirs'))).toBe(true);
    expect(server.stored.fields).toEqual({ name: 'Asha', phone: '2', notes: 'New' });
  });

  test('another save while I decide brings the question again', async () => {
    const { change, save, result } = setUp();
    change({ phone: '2' });
    await save({ phone: '3' });
    change({ phone: '4' });
    expect(await act(() => result.current.conflict!.decide('mine'))).toBe(false);
    expect(result.current.conflict?.theirs.phone).toBe('4');
  });

  test('saving again instead of deciding asks again, and never takes back what they alone changed', async () => {
    const { server, change, save, result } = setUp();
    change({ phone: '2', name: 'Asha Deshmukh' });
    await save({ phone: '3' });
    expect(await save({ phone: '3' })).toBe(false);
    expect(result.current.conflict?.names).toEqual(['phone']);
    expect(await save({ notes: 'New' })).toBe(true);
    expect(server.stored.fields).toEqual({ name: 'Asha Deshmukh', phone: '2', notes: 'New' });
  });

  test('a form that stays open goes on from what was saved, with the fields of others', async () => {
    const server: { stored: Stored<Fields> } = { stored: { fields: START, version: 0 } };
    const shown: Fields[] = [];
    const send = async (fields: Fields, version: number) => {
      if (version !== server.stored.version) throw new Error('conflict');
      server.stored = { fields, version: version + 1 };
      return version + 1;
    };
    const onSaved = (fields: Fields, version: number) => {
      shown.push(fields);
      return { fields, version };
    };
    const start = { fields: START, version: 0 };
    const storedIn = () => server.stored;
    const { result } = renderHook(() => useMergedSave<Fields, number>({ start, send, storedIn, onSaved }));
    server.stored = { fields: { ...START, phone: '2' }, version: 1 };
    await act(() => result.current.save({ ...START, notes: 'New' }));
    expect(shown).toEqual([{ name: 'Asha', phone: '2', notes: 'New' }]);
    await act(() => result.current.save({ name: 'Asha', phone: '2', notes: 'Newer' }));
    expect(server.stored).toEqual({ fields: { name: 'Asha', phone: '2', notes: 'Newer' }, version: 3 });
  });

  test('another failure is no conflict', async () => {
    const start = { fields: START, version: 0 };
    const send = async () => Promise.reject(new Error('no network'));
    const { result } = renderHook(() => useMergedSave<Fields>({ start, send, storedIn: () => undefined }));
    await expect(act(() => result.current.save(START))).rejects.toThrow('no network');
  });
});
