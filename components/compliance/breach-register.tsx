'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Fold } from '@/components/ui/display/fold';
import { Badge } from '@/components/ui/feedback/badge';
import { EmptyState } from '@/components/ui/feedback/notice';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { TextAreaField, TextField } from '@/components/ui/forms/field';
import { useMergedForm } from '@/components/ui/forms/use-merged-form';
import { useCall } from '@/components/ui/hooks/use-call';
import {
  BREACH_STEP_LABELS,
  BREACH_STEPS,
  BREACH_TEXT_LABELS,
  BREACH_TEXTS,
  type BreachText,
} from '@/lib/compliance/breaches/constants';
import type { BreachDto } from '@/lib/compliance/breaches/dto';
import { hoursLeft } from '@/lib/compliance/breaches/rules';
import { breachChangeSchema } from '@/lib/compliance/breaches/schema';
import { api } from '@/lib/platform/http/client';
import { LANGUAGE_NAMES, LANGUAGES } from '@/lib/platform/language/languages';
import { formatDateTime } from '@/lib/platform/text/format';
import { MINUTE_MS } from '@/lib/platform/time/time';

/** The time left, counted down while the page is open. */
function Clock({ breach: { dueAt, sent }, now }: { breach: BreachDto; now: string }) {
  const [at, setAt] = useState(() => Date.parse(now));
  useEffect(() => {
    const timer = setInterval(() => setAt(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  if (sent['board-report']) return <Badge variant="verified">Reported</Badge>;
  const left = hoursLeft(dueAt, at);
  return <Badge variant="warning">{left < 0 ? `Overdue by ${-left} hours` : `${left} hours left`}</Badge>;
}

/** Drafts in the three languages, and what was sent when. */
function Steps({ breach: { id, sent } }: { breach: BreachDto }) {
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col">
        {BREACH_STEPS.map((step) => (
          <li key={step} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-2">
            <span className="font-bold">{BREACH_STEP_LABELS[step]}</span>
            {LANGUAGES.map((language) => (
              <a
                key={language}
                className="link py-1"
                href={`/api/admin/breaches/${id}/draft?for=${step}&language=${language}`}
                aria-label={`${BREACH_STEP_LABELS[step]}, draft in ${LANGUAGE_NAMES[language]}`}
              >
                {LANGUAGE_NAMES[language]}
              </a>
            ))}
            {sent[step] ? (
              <span className="text-ink-soft">Sent {formatDateTime(sent[step])}</span>
            ) : (
              <Button
                size="sm"
                disabled={busy}
                aria-label={`It was sent: ${BREACH_STEP_LABELS[step]}`}
                onClick={async () => {
                  if (await call(`/api/admin/breaches/${id}`, { method: 'PATCH', body: { sent: step } }))
                    router.refresh();
                }}
              >
                It was sent
              </Button>
            )}
          </li>
        ))}
      </ul>
      <OutcomeNotice outcome={outcome} />
    </div>
  );
}

const factsOf = ({ title, people, texts }: BreachDto) => ({ title, people, ...texts });
const labelOf = (name: string) => {
  if (name === 'title') return 'Title';
  return name in BREACH_TEXT_LABELS ? BREACH_TEXT_LABELS[name as BreachText] : 'People concerned';
};

/** What is known; what a colleague saves meanwhile is merged. */
function BreachFacts({ breach }: { breach: BreachDto }) {
  const router = useRouter();
  const { field, formProps, busy, outcome, question } = useMergedForm(breachChangeSchema, {
    record: breach,
    startOf: factsOf,
    storedOf: (row: BreachDto) => ({ fields: factsOf(row), version: row.__v }),
    async send(facts, __v) {
      const body = { ...facts, __v };
      return (await api<{ data: BreachDto }>(`/api/admin/breaches/${breach.id}`, { method: 'PATCH', body }))
        .data;
    },
    labelOf,
    said: 'Saved',
    onSaved: () => router.refresh(),
  });
  return (
    <form {...formProps} className="flex max-w-3xl flex-col gap-4">
      {question}
      <TextField label="Title" maxLength={160} {...field('title')} />
      <TextField label="People concerned" inputMode="numeric" {...field('people')} />
      {BREACH_TEXTS.map((name) => (
        <TextAreaField key={name} label={BREACH_TEXT_LABELS[name]} rows={3} {...field(name)} />
      ))}
      <OutcomeNotice outcome={outcome} />
      <SubmitButton disabled={busy} className="self-start">
        Save what is known
      </SubmitButton>
    </form>
  );
}

/** All breaches, the newest first, each with its clock. */
export function BreachRegister({ breaches, now }: { breaches: BreachDto[]; now: string }) {
  if (breaches.length === 0) return <EmptyState title="No breaches" />;
  return (
    <ul aria-label="Breaches" className="flex flex-col gap-6">
      {breaches.map((breach) => (
        <li key={breach.id} className="flex flex-col gap-3">
          <Fold
            title={`${breach.number}: ${breach.title}`}
            note={<Clock breach={breach} now={now} />}
            isOpen={!breach.sent['board-report']}
          >
            <div className="flex flex-col gap-4">
              <p className="text-ink-soft">
                {`Noticed ${formatDateTime(breach.noticedAt)}; the Board must have the detailed report by ${formatDateTime(breach.dueAt)}`}
              </p>
              <Steps breach={breach} />
              <BreachFacts breach={breach} />
            </div>
          </Fold>
        </li>
      ))}
    </ul>
  );
}
