import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** What an admin has set about the site: one row, `site`. What is absent is what lib/platform/site.ts and the environment say. */
const siteSettingsSchema = new Schema(
  {
    _id: { type: String, required: true },
    /** counts the saves: an editor that read an older one is refused */
    version: { type: Number, required: true },
    /** the same for each section of the page */
    sections: { type: Map, of: Number, default: undefined },
    name: String,
    tagline: String,
    phone: String,
    email: String,
    whatsapp: String,
    address: String,
    reraAgentNumber: String,
    foundedYear: Number,
    /** begins the property codes that are given from now on */
    codePrefix: String,
    /** what every print and client page of a broker has to say */
    printLine: String,
    /** whom complaints go to */
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
    /** when homes are shown, where that differs from the opening hours */
    showDays: { type: [String], default: undefined },
    showsFrom: String,
    showsUntil: String,
    /** `2026-12-25, 2027-01-26` */
    holidays: String,
    /** a day and its name on each line: `2027-03-22 Holi` */
    publicHolidays: String,
    /** letters of clients: a line with the name, lines with the words, an empty line */
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
