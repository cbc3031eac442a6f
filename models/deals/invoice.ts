import { type InferSchemaType, Schema } from 'mongoose';
import { INVOICE_KINDS, MAX_LINES } from '@/lib/deals/invoices/constants';
import { defineModel } from '@/lib/platform/db/define-model';

const personSchema = new Schema(
  {
    name: { type: String, required: true, maxlength: 160 },
    address: { type: String, default: '', maxlength: 300 },
    state: { type: String, required: true },
    gstin: { type: String, default: '' },
  },
  { _id: false },
);

const lineSchema = new Schema(
  {
    what: { type: String, required: true, maxlength: 200 },
    sac: { type: String, required: true },
    /** whole rupees without tax */
    rupees: { type: Number, required: true, min: 0 },
  },
  { _id: false },
);

/**
 * An invoice for brokerage or a credit note. Without `seq` it is a draft; with it the row can no longer be changed. A single write issues it and assigns its
 * number, so a process that dies before leaves no gap, and one that dies after has issued it.
 */
const invoiceSchema = new Schema(
  {
    deal: { type: Schema.Types.ObjectId, required: true },
    owner: { type: Schema.Types.ObjectId, ref: 'User' },
    team: { type: Schema.Types.ObjectId, default: null },
    kind: { type: String, enum: INVOICE_KINDS, required: true },
    /** for a credit note, the invoice and the note's number from 1; absent on old ones, when there was only one */
    invoice: Schema.Types.ObjectId,
    part: Number,
    reason: { type: String, maxlength: 300 },
    /** issuer, kind and financial year, such as `…:invoice:2026`, whose numbers run from 1 without gaps; absent in a draft */
    series: String,
    seq: Number,
    number: String,
    /** the Indian date of issue */
    day: String,
    supplier: {
      type: new Schema(
        {
          name: String,
          address: String,
          state: String,
          gstin: String,
          prefix: String,
          upi: String,
          upiName: String,
          dueDays: Number,
        },
        { _id: false },
      ),
    },
    recipient: { type: personSchema, required: true },
    /** the property's state */
    placeOfSupply: { type: String, required: true },
    lines: {
      type: [lineSchema],
      validate: (lines: readonly unknown[]) => lines.length > 0 && lines.length <= MAX_LINES,
    },
    /** hundredths of a percent; 0 for an issuer without a GST registration */
    gst: { type: Number, default: 0 },
    /** for another deal, in paise, as issued */
    totalPaise: Number,
    /** the Indian days on which payment is due and was made; the document itself never changes */
    dueOn: String,
    paidOn: String,
    createdBy: { type: Schema.Types.ObjectId },
  },
  { timestamps: true },
);

invoiceSchema.index(
  { series: 1, seq: -1 },
  { unique: true, partialFilterExpression: { seq: { $exists: true } } },
);
invoiceSchema.index({ deal: 1, createdAt: -1 });
invoiceSchema.index({ owner: 1, team: 1, day: 1 });
invoiceSchema.index({ team: 1, day: 1 });
// so that two simultaneous credit notes cannot take back more than there is
invoiceSchema.index(
  { invoice: 1, part: 1 },
  { unique: true, partialFilterExpression: { invoice: { $exists: true } } },
);

export type InvoiceRow = InferSchemaType<typeof invoiceSchema>;
export const Invoice = defineModel<InvoiceRow>('Invoice', invoiceSchema);
