import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import type { DealDto } from '@/lib/deals/dto';
import type { TaxDto, TaxTask } from '@/lib/deals/tax/dto';
import { formatDate, formatRupees } from '@/lib/platform/text/format';
import { AddTaxDays } from './add-tax-days';

/** The title of a task. */
function useTaskText() {
  const { t } = useTexts('deals/tax');
  return ({ key, form }: TaxTask): string => {
    if (key === 'deduct') return t('Deduct the tax when paying');
    if (key === 'deposit') return t('Deposit the tax');
    return key === 'form' ? t('File {form}', { form }) : t('Give {form} to the seller or owner', { form });
  };
}

function Outcome({ tax: { outcome, threshold, tax } }: { tax: TaxDto }) {
  const { t } = useTexts('deals/tax');
  const sum = formatRupees(tax);
  if (outcome === 'no-value') return t('Write the price or the rent of the deal first.');
  if (outcome === 'below')
    return t('Nothing is deducted: the limit is {threshold}.', { threshold: formatRupees(threshold) });
  if (outcome === 'tenant')
    return t('The tenant deducts {tax} from the rent of the last month.', { tax: sum });
  if (outcome === 'buyer') return t('The buyer deducts {tax} and pays it to the government.', { tax: sum });
  return t(
    'The buyer deducts from a non-resident seller. This is the figure for the whole price, without surcharge and cess; ask a chartered accountant before paying.',
  );
}

/** Label and figure, to be selected and copied. */
function Rows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid max-w-xl grid-cols-[1fr_auto] gap-x-6 gap-y-1">
      {rows.map(([label, text]) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="tabular break-words text-right">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The calculation line by line, the dates, a sheet to copy from, and the legal source of each. */
type Props = { deal: DealDto; tax: TaxDto; stampValue: number | undefined };

export function TaxView({ deal, tax, stampValue }: Props) {
  const { t } = useTexts('deals/tax');
  const taskText = useTaskText();
  const dayText = (day: string) => formatDate(`${day}T12:00:00+05:30`, t.language);
  const namesOf = (...roles: string[]) =>
    deal.parties
      .filter(({ role }) => roles.includes(role))
      .map(({ name }) => name)
      .join(', ');
  const base =
    tax.lines.find(({ label }) => label === 'The higher of both' || label.startsWith('Rent of')) ??
    tax.lines[0];
  const percent = tax.lines.find((line) => line.percent !== undefined)?.percent;
  const forms = tax.tasks.filter(({ key }) => key === 'form').map(({ form }) => form);
  const days = tax.tasks.map((task) => ({ day: task.day, what: taskText(task) }));
  return (
    <div className="flex flex-col gap-6">
      <p className="measure font-bold">
        <Outcome tax={tax} />
      </p>
      {tax.lines.length > 0 && (
        <section className="flex flex-col gap-3">
          <Heading level={2} size="panel">
            {t('Line by line')}
          </Heading>
          <Rows
            rows={tax.lines.map(({ label, rupees, percent }) => [
              percent === undefined ? t(label) : t('{label}, {percent} %', { label: t(label), percent }),
              formatRupees(rupees),
            ])}
          />
        </section>
      )}
      {days.length > 0 && (
        <section className="flex flex-col gap-3">
          <Heading level={2} size="panel">
            {t('What to do by when')}
          </Heading>
          <Rows rows={days.map(({ day, what }) => [what, dayText(day)])} />
          <AddTaxDays deal={deal} days={days} />
          <Heading level={2} size="panel">
            {t('Sheet to copy from')}
          </Heading>
          <Rows
            rows={[
              ...forms.map((form) => [t('Form'), form] as const),
              [t('Payer (deducts)'), namesOf('buyer', 'tenant')],
              [t('Payee (from whom)'), namesOf('seller', 'owner')],
              [t('Property'), deal.property?.title ?? deal.title],
              [deal.kind === 'rent' ? t('Rent a month') : t('Price'), String(deal.value)],
              ...(stampValue === undefined ? [] : [[t('Stamp duty value'), String(stampValue)] as const]),
              [t('Amount on which tax is deducted'), String(base?.rupees ?? 0)],
              [t('Rate in percent'), String(percent ?? '')],
              [t('Tax to be deducted'), String(tax.tax)],
              [t('Paid or credited on'), tax.paidOn],
            ]}
          />
          <p className="text-note text-ink-soft">
            {t('PAN of both sides: from their own papers, we do not show it here.')}
          </p>
        </section>
      )}
      <section className="flex flex-col gap-2">
        <Heading level={2} size="panel">
          {t('Where this comes from')}
        </Heading>
        <ul className="flex flex-col gap-2 text-note text-ink-soft">
          {tax.rules.map(({ label, source, checkedOn, doubt, from }) => (
            <li key={`${label} ${source}`}>
              <span lang="en">{label}</span>: <span lang="en">{source}</span>,{' '}
              {t('holds from {from}, read on {date}', {
                from: dayText(from),
                date: dayText(checkedOn),
              })}
              {doubt && (
                <span className="block text-warning">
                  {t('Sources do not settle this:')} <span lang="en">{doubt}</span>
                </span>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
