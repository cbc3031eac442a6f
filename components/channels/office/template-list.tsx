import { useTexts } from '#language';
import { Badge } from '@/components/ui/feedback/badge';
import { CONSENT_KIND_LABELS } from '@/lib/channels/constants';
import { TEMPLATE_STATUS_LABELS, type TemplateStatus } from '@/lib/channels/templates/constants';
import type { MessageTemplateDto } from '@/lib/channels/templates/dto';
import { TemplateActions } from './template-actions';

const VARIANTS = {
  draft: 'plain',
  pending: 'warning',
  approved: 'verified',
  rejected: 'warning',
  paused: 'warning',
  disabled: 'plain',
} as const satisfies Record<TemplateStatus, 'plain' | 'warning' | 'verified'>;

const LANGUAGE_NAMES: Readonly<Record<string, string>> = { en: 'English', mr: 'Marathi', hi: 'Hindi' };

type Props = { templates: readonly MessageTemplateDto[]; isConnected: boolean };

export function TemplateList({ templates, isConnected }: Props) {
  const { t, label } = useTexts('channels/office');
  return (
    <ul className="flex flex-col">
      {templates.map((template) => {
        const { id, name, language, category, status, reason, body, consent } = template;
        return (
          <li key={id} className="flex flex-col gap-2 border-line border-t py-3">
            <p className="flex flex-wrap items-center gap-2">
              <strong className="break-all">{name}</strong>
              <span>{label(LANGUAGE_NAMES[language] ?? language)}</span>
              <Badge variant={VARIANTS[status]}>{label(TEMPLATE_STATUS_LABELS[status])}</Badge>
              <span className="text-ink-soft text-sm">
                {label(category)} ·{' '}
                {t('needs consent to: {what}', { what: label(CONSENT_KIND_LABELS[consent]) })}
              </span>
            </p>
            {reason && <p className="text-error">{t('WhatsApp says: {reason}', { reason })}</p>}
            <p className="measure whitespace-pre-line break-words" lang={language}>
              {body}
            </p>
            <TemplateActions template={template} isConnected={isConnected} />
          </li>
        );
      })}
    </ul>
  );
}
