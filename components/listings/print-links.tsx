import { FileText, ImageDown, Printer, Smartphone } from 'lucide-react';
import { useTexts } from '#language';

/** Files that can be made of a listing, each drawn on first request. */
const PRINTS = [
  ['brochure.pdf', 'Brochure to print or send (PDF)', Printer],
  ['picture.jpg', 'WhatsApp picture (JPEG)', ImageDown],
  ['picture.jpg?format=status', 'Picture for your status (JPEG)', Smartphone],
  ['window-card.pdf', 'Window card, A4 (PDF)', FileText],
  ['window-card.pdf?size=a5', 'Window card, A5 (PDF)', FileText],
] as const;

/** Links to a listing's files for printing and sending. Visitors get only some of them. */
export function PrintLinks({ id, isOwner = false }: { id: string; isOwner?: boolean }) {
  const { label: translated, language } = useTexts();
  const inLanguage = (file: string) =>
    language === 'en' ? file : `${file}${file.includes('?') ? '&' : '?'}lang=${language}`;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {PRINTS.slice(0, isOwner ? PRINTS.length : 2).map(([file, label, Icon]) => (
        <li key={file}>
          <a
            className="link inline-flex items-center gap-2 py-1"
            href={`/properties/${id}/${inLanguage(file)}`}
          >
            <Icon className="size-5" aria-hidden="true" />
            {translated(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}
