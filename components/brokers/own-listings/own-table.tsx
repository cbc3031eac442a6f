'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { useAction } from '@/components/ui/hooks/use-action';
import { focusedRow, moveRow, useKeys } from '@/components/ui/hooks/use-keys';
import { useChosen } from '@/components/ui/lists/use-chosen';
import type { MenuItem } from '@/components/ui/overlays/menu';
import { Sheet } from '@/components/ui/overlays/sheet';
import type { OwnListing, OwnRow as Row } from '@/lib/brokers/own-listings/dto';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { goTo } from '@/lib/platform/browser/navigation';
import type { Reply } from '@/lib/platform/language/translate';
import type { TeamMemberDto } from '@/lib/teams/dto';
import { BulkBar, NotChanged } from './bulk-bar';
import { CloseSheet } from './close-sheet';
import { OwnRow, pageOf } from './own-row';
import { PriceSheet, ShareSheet } from './price-sheet';
import { useBulk } from './use-bulk';

type Open = { sheet: 'close' | 'price' | 'share' | 'delete'; rows: Row[] };

const HEADS = ['Choose', 'Photo', 'Listing', 'Price', 'Status', '14 days', 'Quality', 'More'] as const;
const QUIET: readonly string[] = ['Choose', 'Photo', 'More'];

async function duplicate({ _id }: Row, local: (address: string) => string, say: Reply) {
  try {
    const { data } = await api<{ data: { _id: string } }>(`/api/property/${_id}/duplicate`, {
      method: 'POST',
    });
    goTo(local(`/dashboard/properties/${data._id}/edit`));
  } catch (error) {
    toast.error(say(serverMessage(error)));
  }
}

const pressInRow = (selector: string) => {
  const id = focusedRow();
  if (id) document.querySelector<HTMLElement>(`[data-row="${id}"] ${selector}`)?.click();
};

type Keys = {
  chosen: Row[];
  toggleAll: () => void;
  onPrice: () => void;
  onConfirm: () => void;
};

function useRowKeys({ chosen, toggleAll, onPrice, onConfirm }: Keys): void {
  useKeys({
    '/': () => {
      const box = document.querySelector<HTMLInputElement>('input[type=search][name=search]');
      box?.select();
      box?.focus();
    },
    j: () => moveRow(1),
    k: () => moveRow(-1),
    a: toggleAll,
    p: () => (chosen.length > 0 ? onPrice() : pressInRow('[data-price]')),
    m: () => pressInRow('[aria-haspopup=menu]'),
    c: onConfirm,
  });
}

type Act = (action: 'confirm' | 'pause' | 'renew', rows: readonly Row[]) => void;

function useMenu({ act, open }: { act: Act; open: (sheet: Open) => void }) {
  const { t, href, reply } = useTexts('brokers/own-listings');
  return (row: Row): MenuItem[] => {
    const edit = `/dashboard/properties/${row._id}/edit`;
    const isListed = isPublicStatus(row.status) && !row.awaiting;
    const hasEnded = row.state === 'closed';
    const again = row.state === 'paused' ? t('Put back on the market') : t('Renew');
    return [
      { label: t('View'), href: pageOf(row) },
      { label: t('Edit'), href: edit },
      { label: t('Figures'), href: `/dashboard/properties/${row._id}/figures` },
      ...(isListed ? [{ label: t('Pause'), run: () => act('pause', [row]) }] : []),
      ...(isListed || row.state === 'paused' || row.state === 'waiting'
        ? [{ label: t('Sold or let'), run: () => open({ sheet: 'close', rows: [row] }) }]
        : []),
      ...(row.state === 'draft' || row.state === 'waiting'
        ? []
        : [{ label: hasEnded ? t('List again') : again, run: () => act('renew', [row]) }]),
      { label: t('Duplicate'), run: () => void duplicate(row, href, reply) },
      ...(isListed || hasEnded
        ? [{ label: t('Share'), run: () => open({ sheet: 'share', rows: [row] }) }]
        : []),
      { label: t('Delete'), isDanger: true, run: () => open({ sheet: 'delete', rows: [row] }) },
    ];
  };
}

type SheetProps = { open: Open; bulk: ReturnType<typeof useBulk>; onClose: () => void };

function DeleteSheet({ listing, onClose }: { listing: OwnListing; onClose: () => void }) {
  const { t } = useTexts('brokers/own-listings');
  const router = useRouter();
  const { isBusy, run } = useAction();
  const { _id: id, title, status } = listing;
  const remove = (close: () => void) =>
    run(async () => {
      await api(`/api/property/${id}`, { method: 'DELETE' });
      close();
      router.refresh();
      return 'leaving';
    });
  return (
    <Sheet label={t('Delete {title}', { title })} lead={title} onClose={onClose}>
      {(close) => (
        <>
          <p>
            {status === 'draft'
              ? t('Delete this draft for good?')
              : t('Move it to the bin? You can restore it for 30 days.')}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="danger" disabled={isBusy} onClick={() => void remove(close)}>
              {t('Delete')}
            </Button>
            <Button variant="quiet" disabled={isBusy} onClick={close}>
              {t('Cancel')}
            </Button>
          </div>
        </>
      )}
    </Sheet>
  );
}

function OpenSheet({ open: { sheet, rows }, bulk, onClose }: SheetProps) {
  const router = useRouter();
  const several = { listings: rows, isBusy: bulk.isBusy, run: bulk.run, onClose };
  const [first] = rows;
  if (sheet === 'close') return <CloseSheet {...several} />;
  if (sheet === 'price') return <PriceSheet {...several} />;
  if (!first) return null;
  if (sheet === 'share') return <ShareSheet listing={first} onClose={onClose} />;
  const onDeleted = () => {
    onClose();
    router.refresh();
  };
  return <DeleteSheet listing={first} onClose={onDeleted} />;
}

export function OwnTable({ rows, members }: { rows: Row[]; members: readonly TeamMemberDto[] }) {
  const { t } = useTexts('brokers/own-listings');
  const bulk = useBulk();
  const { chosen, isAll, toggle, toggleAll, setIds } = useChosen(rows);
  const [open, setOpen] = useState<Open>();
  const itemsOf = (some: readonly Row[]) => some.map(({ _id: id, __v }) => ({ id, __v }));
  const act: Act = (action, some) => {
    if (some.length > 0 && !bulk.isBusy) void bulk.run({ action, items: itemsOf(some) });
  };

  useRowKeys({
    chosen,
    toggleAll,
    onPrice: () => setOpen({ sheet: 'price', rows: chosen }),
    onConfirm: () => act('confirm', chosen),
  });
  const menuOf = useMenu({ act, open: setOpen });
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" onClick={toggleAll}>
          {isAll ? t('Select none') : t('Select all {count}', { count: rows.length })}
        </Button>
        <p className="text-ink-soft text-sm max-md:hidden">
          {t.rich(
            'Keys: <kbd>j</kbd> <kbd>k</kbd> move, <kbd>x</kbd> select, <kbd>Shift</kbd> and a tick select a range, <kbd>a</kbd> all, <kbd>p</kbd> price, <kbd>c</kbd> confirm the selection, <kbd>m</kbd> menu, <kbd>/</kbd> search',
            { kbd: (text) => <kbd>{text}</kbd> },
          )}
        </p>
      </div>
      <NotChanged bulk={bulk} />
      <table className="w-full border-collapse text-note leading-snug max-md:block">
        <caption className="sr-only">{t('Listings')}</caption>
        <thead className="max-md:hidden">
          <tr className="border-line-strong border-b text-left">
            {HEADS.map((head) => (
              <th key={head} scope="col" className="py-2 pr-4 font-bold last:pr-0">
                <span className={QUIET.includes(head) ? 'sr-only' : undefined}>{t(head)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <OwnRow
              key={row._id}
              row={row}
              isChosen={chosen.includes(row)}
              onChoose={(isRange) => toggle(row._id, isRange)}
              menu={menuOf(row)}
            />
          ))}
        </tbody>
      </table>
      <BulkBar
        chosen={chosen}
        bulk={bulk}
        onAct={(action) => act(action, chosen)}
        onPrice={() => setOpen({ sheet: 'price', rows: chosen })}
        onClose={() => setOpen({ sheet: 'close', rows: chosen })}
        onNone={() => setIds([])}
        members={members}
        onGive={(to) => void bulk.run({ action: 'transfer', items: itemsOf(chosen), to })}
      />
      {open && <OpenSheet open={open} bulk={bulk} onClose={() => setOpen(undefined)} />}
    </>
  );
}
