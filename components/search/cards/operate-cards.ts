import { actOnHome, type HomesState, homesStore } from '@/lib/shortlists/client';
import { toggleCompared } from '@/lib/shortlists/compared.client';
import { noteSeen } from '@/lib/visitors/activity/client';

export type CardElement = { id: string; title: string; place: HTMLElement };

export function findCards(root: HTMLElement | null): CardElement[] {
  const places = root?.querySelectorAll<HTMLElement>('[data-home]') ?? [];
  return [...places].map((place) => ({
    id: place.dataset.home ?? '',
    title: place.querySelector('h2, h3')?.textContent?.trim() ?? '',
    place,
  }));
}

const press = (place: HTMLElement, act: string, isOn: boolean) =>
  place.querySelector(`[data-act="${act}"]`)?.setAttribute('aria-pressed', String(isOn));

/** Removes hidden homes from the list. If it can be undone, the place stays (HiddenHome). */
export function showHomes(
  cards: readonly CardElement[],
  homes: HomesState,
  compared: readonly string[],
): void {
  for (const { id, place } of cards) {
    const isHidden = homes.hidden.has(id);
    place.hidden = isHidden && !homes.placeholders.has(id);
    const card = place.querySelector('article');
    if (card) card.hidden = isHidden;
    const seen = place.querySelector<HTMLElement>('[data-seen]');
    if (seen) seen.hidden = !homes.visited.has(id);
    press(place, 'save', homes.saved.has(id));
    press(place, 'compare', compared.includes(id));
  }
}

function toggleWhy(button: Element): void {
  const text = button.closest('article')?.querySelector<HTMLElement>('[data-why]');
  if (!text) return;
  text.hidden = !text.hidden;
  button.setAttribute('aria-expanded', String(!text.hidden));
}

function onClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('[data-act]') : null;
  const id = button?.closest<HTMLElement>('[data-home]')?.dataset.home;
  if (!button || !id) return;
  const act = button.getAttribute('data-act');
  if (act === 'why') toggleWhy(button);
  else if (act === 'hide') actOnHome('hide', id);
  else if (act === 'compare') toggleCompared(id);
  else actOnHome(homesStore.get().saved.has(id) ? 'unsave' : 'save', id);
}

const SVG = 'http://www.w3.org/2000/svg';

/** Replaces a photo that failed to load with its category's drawing in the page (card-icon.tsx). */
function drawInstead(image: Element): void {
  const frame = image.closest<HTMLElement>('[data-drawn]');
  if (!frame) return;
  const [drawing, use] = [document.createElementNS(SVG, 'svg'), document.createElementNS(SVG, 'use')];
  drawing.setAttribute('aria-hidden', 'true');
  use.setAttribute('href', `#drawn-${frame.dataset.drawn}`);
  drawing.append(use);
  frame.replaceChildren(drawing);
  frame.removeAttribute('data-drawn');
}

function onBroken({ target }: Event): void {
  if (target instanceof HTMLImageElement) drawInstead(target);
}

const VISIBLE_SHARE = 0.5;

/** Reports each card once. Identifies later cards of a changing list by their element. */
function observeSeen(root: HTMLElement): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        const id = target.closest<HTMLElement>('[data-home]')?.dataset.home;
        if (id) noteSeen(id);
        observer.unobserve(target);
      }
    },
    { threshold: VISIBLE_SHARE },
  );
  const observeAll = () => {
    for (const card of root.querySelectorAll('[data-home] article')) observer.observe(card);
  };
  observeAll();
  const changes = new MutationObserver(observeAll);
  changes.observe(root, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    observer.disconnect();
  };
}

/** Makes the buttons of all cards in the element work, and returns a function that stops it. */
export function operateCards(root: HTMLElement): () => void {
  root.addEventListener('click', onClick);
  // `error` does not bubble
  root.addEventListener('error', onBroken, true);
  for (const image of root.querySelectorAll<HTMLImageElement>('[data-drawn] img'))
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) drawInstead(image);
  const stopObserving = observeSeen(root);
  return () => {
    stopObserving();
    root.removeEventListener('click', onClick);
    root.removeEventListener('error', onBroken, true);
  };
}
