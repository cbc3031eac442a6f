import type { AuditAction } from '@/lib/platform/audit/constants';
import { AUDIT_LABELS } from './constants';

/** Sentences by action and, where one has several, by its details. `{who}` did it, `{what}` is the record. */
const SENTENCES: readonly (readonly [AuditAction, RegExp, string])[] = [
  ['property.write', /^decision: approve/, '{who} approved {what}'],
  ['property.write', /^decision: reject/, '{who} rejected {what}'],
  ['property.write', /^decision: verified/, '{who} verified {what}'],
  ['property.write', /^decision: unverified/, '{who} took the verification of {what} back'],
  ['property.write', /^decision: active/, '{who} published {what}'],
  ['property.write', /^decision: paused/, '{who} paused {what}'],
  ['property.write', /^decision: expired/, '{who} let {what} expire'],
  ['property.write', /^decision: undo/, '{who} took a decision about {what} back'],
  ['property.write', /^kind: stop bulk/, '{who} stopped a bulk decision'],
  ['property.write', /^copied/, '{who} made {what} as a duplicate'],
  ['property.write', /^owner: /, '{who} gave {what} to another member'],
  ['property.write', /^status: .*sold/, '{who} said that {what} is sold'],
  ['property.write', /^status: .*rented/, '{who} said that {what} is let'],
  ['contact.write', /^kind: add/, '{who} added {what}'],
  ['contact.write', /^kind: delete/, '{who} deleted {what}'],
  ['contact.write', /^kind: note removed/, '{who} removed a note about {what}'],
  ['contact.write', /^kind: note/, '{who} noted something about {what}'],
  ['contact.write', /^kind: tag/, '{who} tagged {what}'],
  ['contact.write', /^kind: untag/, '{who} took a tag from {what}'],
  ['contact.write', /^kind: owner/, '{who} gave {what} to somebody'],
  ['contact.write', /^kind: bulk tag/, '{who} tagged several contacts'],
  ['contact.write', /^kind: bulk untag/, '{who} took a tag from several contacts'],
  ['contact.write', /^kind: bulk owner/, '{who} gave several contacts to somebody'],
  ['contact.write', /^kind: bulk delete/, '{who} deleted several contacts'],
  ['contact.write', /^kind: bulk undo/, '{who} took a change of contacts back'],
  ['contact.write', /^kind: merge undone/, '{who} undid a merge of {what}'],
  ['contact.write', /^kind: merge/, '{who} merged {what} with another contact'],
  ['contact.write', /^kind: not the same/, '{who} said that {what} is nobody else'],
  ['enquiry.write', /^kind: reply/, '{who} answered {what} by mail'],
  ['enquiry.write', /^kind: call/, '{who} talked to {what} on the phone'],
  ['enquiry.write', /^kind: whatsapp/, '{who} wrote to {what} on WhatsApp'],
  ['enquiry.write', /^kind: missed/, '{who} called {what} without reaching anybody'],
  ['enquiry.write', /^kind: bulk assign/, '{who} assigned several enquiries'],
  ['enquiry.write', /^kind: bulk spam/, '{who} marked several enquiries as spam'],
  ['enquiry.write', /^kind: bulk delete/, '{who} deleted several enquiries'],
  ['enquiry.write', /^kind: bulk restore/, '{who} restored several enquiries'],
  ['enquiry.write', /^from: /, '{who} changed the state of {what}'],
  ['enquiry.write', /^assignee: /, '{who} assigned {what}'],
  ['lead.write', /^from: /, '{who} changed the state of {what}'],
  ['task.write', /^kind: add/, '{who} added {what}'],
  ['task.write', /^kind: done/, '{who} did {what}'],
  ['task.write', /^kind: delete/, '{who} deleted {what}'],
  ['deal.write', /^created/, '{who} started {what}'],
  ['deal.write', /^deleted/, '{who} deleted {what}'],
  ['export', /^what: contacts/, '{who} took the contacts away as a file'],
  ['export', /^what: addresses/, '{who} took the addresses of the exit popup away as a file'],
  ['export', /^what: enquiries/, '{who} took the enquiries away as a file'],
];

/** What happened, as a template of one whole sentence. */
export function sentenceOf(action: string, details: string): string {
  const found = SENTENCES.find(([of, pattern]) => of === action && pattern.test(details));
  return found?.[2] ?? AUDIT_LABELS[action as AuditAction]?.sentence ?? '{who} changed {what}';
}
