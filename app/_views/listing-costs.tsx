import { Calculator } from '@/components/costs/calculator';
import { RentCosts } from '@/components/costs/rent-costs';
import { Fold } from '@/components/ui/display/fold';
import { knowsRegion, type RateDto, ratesFor } from '@/lib/costs/rates/rules';
import { allInOf, commonEmi, rentSheet } from '@/lib/costs/sheet/rules';
import type { PropertyDto } from '@/lib/listings/dto';
import { JURISDICTION_LABELS } from '@/lib/places/constants';
import { findCity, jurisdictionOf } from '@/lib/places/rules';
import type { Texts } from '@/lib/platform/language/translate';
import { formatRupees, formatRupeesShort } from '@/lib/platform/text/format';
import { indianDay } from '@/lib/platform/time/indian-day';
import type { Site } from '@/lib/settings/dto';

type Shown = { property: PropertyDto; words: Texts<'listings/facts'> };
type Given = { rates: RateDto[]; site: Site };

/** The facts of a sale that determine its costs, as far as the listing states them. */
function purchaseOf(property: PropertyDto) {
  const { price, category, citySlug, carpetArea, possession } = property;
  const jurisdiction = jurisdictionOf(property);
  return {
    ...{ price, category, citySlug, jurisdiction, carpetArea, women: false },
    region: findCity(citySlug)?.state ?? '',
    underConstruction: possession === 'under-construction' || possession === 'new-launch',
    on: new Date(indianDay(Date.now())),
  };
}

/** Total and monthly cost for the first screen; undefined for rentals and where charges are unknown. */
export function costTexts({ property, words: { t } }: Shown, { rates, site }: Given) {
  if (property.type === 'rent') return undefined;
  const purchase = purchaseOf(property);
  const all = allInOf(purchase, rates, site.costs ?? {});
  const emi = commonEmi(property.price, property.category, rates, purchase.on);
  const texts = [
    all && t('All in about {amount}', { amount: formatRupeesShort(all.rupees, t.language) }),
    emi && t('EMI {amount}', { amount: formatRupees(emi) }),
  ];
  return texts.filter(Boolean).join(' · ') || undefined;
}

export function Cost(shown: Shown & Given) {
  const { property, site } = shown;
  const { t, label } = shown.words;
  const purchase = purchaseOf(property);
  const { region, jurisdiction } = purchase;
  const agency = site.costs ?? {};
  const labelled = (rates: readonly RateDto[]) =>
    rates.map((rate) => ({ ...rate, label: label(rate.label), source: label(rate.source) }));
  if (property.type === 'rent') {
    const { price: rent, deposit } = property;
    const sheet = rentSheet({ ...purchase, rent, deposit }, labelled(shown.rates), agency);
    const note = sheet.total === undefined ? undefined : formatRupees(sheet.total);
    return (
      <Fold title={t('What moving in costs')} note={note}>
        <RentCosts sheet={sheet} />
      </Fold>
    );
  }
  return (
    <Fold
      title={t('Costs line by line, and the instalment')}
      note={costTexts(shown, { rates: shown.rates, site: shown.site })}
    >
      <Calculator
        {...purchase}
        rates={labelled(ratesFor(purchase, shown.rates))}
        agency={agency}
        today={indianDay(Date.now())}
        region={jurisdiction ? label(region) : ''}
        jurisdictionName={jurisdiction && label(JURISDICTION_LABELS[jurisdiction])}
        knowsCharges={jurisdiction !== undefined && knowsRegion(region, shown.rates)}
      />
    </Fold>
  );
}
