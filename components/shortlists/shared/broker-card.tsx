import { MessageCircle, Phone } from 'lucide-react';
import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { chatNumber, formatPhone, phoneHref } from '@/lib/platform/text/phone';
import { whatsappUrl } from '@/lib/platform/text/whatsapp';
import type { BrandDto } from '@/lib/teams/brand/dto';

type Props = {
  broker: BrandDto;
  words?: string | undefined;
  line?: string | undefined;
  /** first words of a chat with the broker */
  text: string;
};

export function BrokerCard({ broker, words, line, text }: Props) {
  const { t } = useTexts('shortlists');
  const { name, firm, phone, agentNumber, picture, color, secondColor } = broker;
  const [call, number] = [phoneHref(phone ?? ''), chatNumber(phone ?? '')];
  return (
    <section
      aria-label={t('Chosen for you by {name}', { name })}
      className="flex flex-col gap-3 overflow-hidden rounded-md border border-line bg-surface p-4"
    >
      {/* drawn, because the content policy allows no style attribute */}
      <svg
        aria-hidden="true"
        className="-mx-4 -mt-4 h-2.5 w-[calc(100%+2rem)]"
        preserveAspectRatio="none"
        viewBox="0 0 100 10"
      >
        <rect width="100" height="6" fill={color} />
        <rect y="6" width="100" height="4" fill={secondColor} />
      </svg>
      <div className="flex items-center gap-4">
        {picture && (
          <img src={picture} alt="" width={72} height={72} className="size-18 rounded-full object-cover" />
        )}
        <div className="min-w-0">
          <p className="font-bold text-xl">{name}</p>
          {firm && <p>{firm}</p>}
          {agentNumber && (
            <p className="text-note text-ink-soft tabular">
              {t('MahaRERA agent {number}', { number: agentNumber })}
            </p>
          )}
        </div>
      </div>
      {words && <p className="measure whitespace-pre-line">{words}</p>}
      {phone && (
        <p className="flex flex-wrap gap-2">
          {call && (
            <ButtonLink href={call}>
              <Phone className="size-5" aria-hidden="true" />
              {formatPhone(phone)}
            </ButtonLink>
          )}
          {number && (
            <ButtonLink href={whatsappUrl(number, text)} target="_blank" rel="noopener noreferrer">
              <MessageCircle className="size-5" aria-hidden="true" />
              WhatsApp
            </ButtonLink>
          )}
        </p>
      )}
      {line && <p className="text-note text-ink-soft">{line}</p>}
    </section>
  );
}
