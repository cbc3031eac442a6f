import { has } from './items';
import { type Circumstances, meaningOf } from './meanings';
import { type Sentence, SHARED } from './sentence';

const OFFICES = /^(?:office|coworking)$/;

export function readQuantities(s: Sentence): void {
  const rooms = s.items.some(
    ({ qty, senses }) =>
      qty?.unit === 'rooms' || qty?.unit === 'rk' || senses.some(({ set }) => set?.furnishing),
  );
  const subTypes = s.items.flatMap(({ senses }) => senses.flatMap(({ set }) => set?.subType ?? []));
  for (const [at, item] of s.items.entries()) {
    const said = s.said.get(item);
    if (!said || s.owner.has(item)) continue;
    const around: Circumstances = {
      rent: s.isRent(),
      today: s.context.today,
      hasRooms: rooms,
      isOffice: subTypes.some((one) => OFFICES.test(one)),
      isShared: subTypes.some((one) => SHARED.has(one)),
      isBehindRooms:
        s.items[at - 1]?.qty?.unit === 'rooms' ||
        (rooms &&
          (s.tokens[item.from - 1]?.text === 'in' ||
            /^(?:me|mein|madhe|madhye|में|मध्ये|paryant|tak)$/.test(s.tokens[item.to]?.text ?? ''))),
      isAboutEmi: s.items.some(
        (one) => has(one, 'field')?.field === 'emi' || has(one, 'errand')?.errand === 'emi',
      ),
    };
    const isNumbered =
      item.qty!.unit === 'bare' && (has(s.items[at - 1], 'numbered') ?? has(s.items[at + 1], 'numbered'));
    const isStay =
      ['months', 'days'].includes(item.qty!.unit) &&
      said.fields.length === 0 &&
      !item.date?.iso &&
      (has(s.items[at - 1], 'for') ?? has(s.items[at + 1], 'for'));
    if (around.isShared && /^beds?$/.test(s.tokens[item.to - 1]!.text)) item.qty!.unit = 'beds';
    const isEach = said.items.some((one) => has(one, 'each'));
    const meaning = isStay
      ? { left: true, set: { type: 'rent' as const } }
      : isEach || isNumbered
        ? { left: true }
        : item.set
          ? { set: item.set }
          : meaningOf(item, said, around);
    if (meaning) s.take([item, ...said.items], { ...meaning, ...(said.bound && { isLimit: true }) });
    else if (said.items.length > 0 || item.qty!.isDigits) s.take([item, ...said.items], { left: true });
  }
}
