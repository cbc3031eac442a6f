import { EXAMPLE_TESTIMONIALS, MAX_TESTIMONIALS, type Testimonial } from './constants';

const EXAMPLES = new Set(EXAMPLE_TESTIMONIALS.map(({ text }) => text));
/** Stars at the end of the first line. */
const STARS = /(?<![\s,★])[\s,]*(★+)$/;
const MAX_STARS = 5;
const MAX_NAME_LENGTH = 80;
const MAX_TEXT_LENGTH = 600;

function testimonialOf(paragraph: string): Testimonial | undefined {
  const [head = '', ...lines] = paragraph.split('\n').map((line) => line.trim());
  const stars = STARS.exec(head);
  const [name = '', ...about] = (stars ? head.slice(0, stars.index) : head)
    .split(',')
    .map((part) => part.trim());
  const text = lines.join(' ').trim();
  if (!name || name.length > MAX_NAME_LENGTH || !text || text.length > MAX_TEXT_LENGTH) return undefined;
  return {
    ...{ name, about: about.filter(Boolean).join(', '), text, isExample: EXAMPLES.has(text) },
    ...(stars && { stars: Math.min(MAX_STARS, stars[1]!.length) }),
  };
}

/**
 * Parses testimonials: "Asha Rao, Besa, Bought a flat, ★★★★★", the text on the next lines, and an empty line before the next client. Undefined for a malformed
 * paragraph or too many testimonials.
 */
export function parseTestimonials(text = ''): Testimonial[] | undefined {
  const paragraphs = text
    .replaceAll('\r', '')
    .split(/\n[ \t]*\n/)
    .flatMap((paragraph) => paragraph.trim() || []);
  const letters = paragraphs.flatMap((paragraph) => testimonialOf(paragraph) ?? []);
  return letters.length === paragraphs.length && letters.length <= MAX_TESTIMONIALS ? letters : undefined;
}

/** The text that parseTestimonials reads. */
export const testimonialsText = (letters: readonly Omit<Testimonial, 'isExample'>[]): string =>
  letters
    .map(({ name, about, stars, text }) => {
      const head = [name, about, stars && '★'.repeat(stars)].filter(Boolean).join(', ');
      return `${head}\n${text}`;
    })
    .join('\n\n');
