import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { Calculator } from '@/components/costs/calculator';
import { RentCosts } from '@/components/costs/rent-costs';
import { PriceHistory } from '@/components/listings/detail/price-history';
import { PageTexts } from '@/components/shell/page-texts';
import { Fold } from '@/components/ui/display/fold';
import { knowsRegion, type RateDto, ratesFor } from '@/lib/costs/rates/rules';
import { allInOf, commonEmi, purchaseOf, rentSheet } from '@/lib/costs/sheet/rules';
import type { PropertyDto } from '@/lib/listings/dto';
import { JURISDICTION_LABELS } from '@/lib/places/constants';
import type { Texts } from '@/lib/platform/language/translate';
import { formatRupees, formatRupeesShort } from '@/lib/platform/text/format';
import { indianDay } from '@/lib/platform/time/indian-day';
import type { Site } from '@/lib/settings/dto';

type Shown = { property: PropertyDto; words: Texts<'listings/facts'> };
type Given = { rates: RateDto[]; site: Site };

const today = () => indianDay(Date.now());
const purchaseToday = (property: PropertyDto) => purchaseOf(property, new Date(today()));

/** Total and monthly cost for the first screen; undefined for rentals and where charges are unknown. */
export function costTexts({ property, words: { t } }: Shown, { rates, site }: Given) {
  if (property.type === 'rent') return undefined;
  const purchase = purchaseToday(property);
  const all = allInOf(purchase, rates, site.costs ?? {});
  const emi = commonEmi(property.price, property.category, rates, purchase.on);
  const texts = [
    all && t('All in about {amount}', { amount: formatRupeesShort(all.rupees, t.language) }),
    emi && t('EMI {amount}', { amount: formatRupees(emi) }),
  ];
  return texts.filter(Boolean).join(' · ') || undefined;
}

function calculatorOf({ property, words: { label } }: Shown, { rates, site }: Given) {
  const purchase = purchaseToday(property);
  const { on: _, women: __, ...facts } = purchase;
  const { region, jurisdiction } = facts;
  return {
    ...{ ...facts, agency: site.costs ?? {}, today: today() },
    regionName: jurisdiction && region && label(region),
    jurisdictionName: jurisdiction && label(JURISDICTION_LABELS[jurisdiction]),
    knowsCharges: jurisdiction !== undefined && knowsRegion(region, rates),
  };
}

function RentSheet({ property, rates, site }: Omit<Shown, 'words'> & Given): ReactNode {
  const { t } = useTexts('listings/facts');
  const { price: rent, deposit } = property;
  const sheet = rentSheet({ ...purchaseToday(property), rent, deposit }, rates, site.costs ?? {});
  const note = sheet.total === undefined ? undefined : formatRupees(sheet.total);
  return (
    <Fold title={t('Cost of moving in')} note={note}>
      <RentCosts sheet={sheet} />
    </Fold>
  );
}

type Props = Given & {
  property: PropertyDto;
};

export function ListingCosts({ property, ...given }: Props) {
  const words = useTexts('listings/facts');
  const { t, label } = words;
  const labelled = given.rates.map((rate) => ({
    ...rate,
    label: label(rate.label),
    source: label(rate.source),
  }));
  return (
    <>
      {property.type === 'sale' ? (
        <Fold
          title={t('Costs line by line, and the instalment')}
          note={costTexts({ property, words }, given)}
        >
          <PageTexts of={['costs/sheet']}>
            <Calculator
              {...calculatorOf({ property, words }, given)}
              rates={ratesFor(purchaseToday(property), labelled)}
            />
          </PageTexts>
        </Fold>
      ) : (
        <RentSheet property={property} rates={labelled} site={given.site} />
      )}
      {property.priceHistory.length > 1 && (
        <Fold title={t('Price history')}>
          <PriceHistory history={property.priceHistory} />
        </Fold>
      )}
    </>
  );
}
