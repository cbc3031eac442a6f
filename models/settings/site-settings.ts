import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** The admin's settings of the site in one row, `site`. Absent values come from lib/platform/site.ts and the environment. */
const siteSettingsSchema = new Schema(
  {
    _id: { type: String, required: true },
    /** number of saves; an editor with an older version is refused */
    version: { type: Number, required: true },
    /** the same per section of the page */
    sections: { type: Map, of: Number, default: undefined },
    name: String,
    tagline: String,
    phone: String,
    email: String,
    whatsapp: String,
    address: String,
    reraAgentNumber: String,
    foundedYear: Number,
    /** prefix of property codes assigned from now on */
    codePrefix: String,
    /** the line required on every print and client page of a broker */
    printLine: String,
    /** recipient of complaints */
    grievanceName: String,
    grievanceEmail: String,
    grievancePhone: String,
    saleFeePercent: Number,
    rentFeeMonths: Number,
    loanCostsPercent: Number,
    legalCosts: Number,
    openDays: { type: [String], default: undefined },
    /** `09:30`, Indian time */
    opensAt: String,
    closesAt: String,
    /** visiting hours, if different from the opening hours */
    showDays: { type: [String], default: undefined },
    showsFrom: String,
    showsUntil: String,
    /** `2026-12-25, 2027-01-26` */
    holidays: String,
    /** one day and its name per line: `2027-03-22 Holi` */
    publicHolidays: String,
    /** testimonials: a line with the name, lines with the text, an empty line */
    testimonials: String,
    facebook: String,
    instagram: String,
    x: String,
    youtube: String,
    linkedin: String,
    exitPopup: { type: String, enum: ['on', 'off'] },
    exitTitle: String,
    exitText: String,
    activityDays: Number,
    ipDays: Number,
    erasureDays: Number,
    enquiryDays: Number,
    visitDays: Number,
    homeVisitDays: Number,
  },
  { versionKey: false, timestamps: true },
);

export type SiteSettingsRow = InferSchemaType<typeof siteSettingsSchema>;
export const SiteSettings = defineModel<SiteSettingsRow>('SiteSettings', siteSettingsSchema, {
  collection: 'sitesettings',
});
