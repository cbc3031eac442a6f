import { type InferSchemaType, Schema } from 'mongoose';
import { RULE_AREAS, RULE_UNITS } from '@/lib/compliance/rulebook/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** A legal figure or form from a day on (docs/spec/deals.md#rules-of-the-law). A change adds a row; old rows stay. */
const legalRuleSchema = new Schema(
  {
    /** identifies the rule across its dates, such as `tds-property-percent` */
    key: { type: String, required: true },
    area: { type: String, enum: RULE_AREAS, required: true },
    label: { type: String, required: true },
    unit: { type: String, enum: RULE_UNITS, required: true },
    /** for every unit but `text` */
    figure: Number,
    /** for the unit `text`: a form, a code, the words of a section */
    text: String,
    /** `2026-04-01`, the Indian day from which it applies */
    from: { type: String, required: true },
    source: { type: String, required: true },
    /** the Indian day on which the source was last checked */
    checkedOn: { type: String, required: true },
    /** where sources disagree: what each says, and whom to ask */
    doubt: { type: String, default: '' },
  },
  { timestamps: true },
);

legalRuleSchema.index({ key: 1, from: -1 }, { unique: true });

export type LegalRuleRow = InferSchemaType<typeof legalRuleSchema>;
export const LegalRule = defineModel<LegalRuleRow>('LegalRule', legalRuleSchema);
