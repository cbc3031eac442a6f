import { pageLanguage } from '@/lib/platform/language/on-server';
import 'server-only';
import { drawDocument } from '@/lib/compliance/documents.tasks';
import { listRates } from '@/lib/costs/rates/data';
import { figureOn } from '@/lib/costs/rates/rules';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import type { KeptUntil } from '@/lib/platform/db/personal-data';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { formatDate } from '@/lib/platform/text/format';
import { indianDay } from '@/lib/platform/time/indian-day';
import { retention, site } from '@/lib/settings/data';
import { addressIn } from '@/lib/settings/format';
import { AREA_TEXTS } from './constants';
import { buildDataMap } from './data-map';

/** Retention of each kind, according to current settings and rules. */
async function keptTexts(language: Language): Promise<Record<KeptUntil, string>> {
  const [days, rules] = [await retention(), await listRates('India')];
  const { t } = textsIn(language, 'compliance/documents');
  const request = t('until you ask us to erase it');
  const signed = figureOn(rules, 'signed-years', indianDay(Date.now()));
  return {
    account: t('with the account, {days} days after you ask for its deletion', { days: days.erasure }),
    request,
    activity: t('{days} days after the last use', { days: days.activity }),
    ip: t('IP addresses are shortened after {days} days', { days: days.ip }),
    enquiry: days.enquiry ? t('{days} days after it ended', { days: days.enquiry }) : request,
    visit: days.visit ? t('{days} days', { days: days.visit }) : request,
    homeVisit: t('{days} days after the visit', { days: days.homeVisit }),
    register: t('the register keeps a complaint’s number, dates and reply, but not the person'),
    signed: t('signed documents {years} years after the last signature', { years: signed }),
  };
}

async function mapIn(language: Language) {
  const { t } = textsIn(language, 'compliance/documents');
  const kept = await keptTexts(language);
  return buildDataMap().map(({ area, records, until, expires }) => ({
    title: t(AREA_TEXTS[area].title),
    data: t(AREA_TEXTS[area].data),
    purpose: t(AREA_TEXTS[area].purpose),
    until: until.map((term) => kept[term]).join('; '),
    records,
    expires,
  }));
}

/** `/admin/data-map` */
export async function loadDataMap() {
  await pageAdmin('/admin/data-map', 'audit');
  return mapIn(await pageLanguage());
}

export async function dataMapPdf(language: Language): Promise<Uint8Array> {
  const { t, label } = textsIn(language, 'compliance/documents');
  const agency = await site();
  const areas = await mapIn(language);
  return drawDocument({
    language,
    author: agency.name,
    address: addressIn(agency.address, { label }),
    title: t('Data we keep about you'),
    lead: t(
      'Generated on {date} from the program itself. You can download your own data, correct it and have it erased at {address}.',
      {
        date: formatDate(new Date(), language),
        address: `${agency.url}/my-data`,
      },
    ),
    sections: areas.map(({ title, data, purpose, until, records }) => ({
      title,
      rows: [
        [t('Data'), data],
        [t('Purpose'), purpose],
        [t('How long'), until],
        [t('Records in the database'), records.map(({ name }) => name).join(', ')],
      ],
    })),
  });
}
