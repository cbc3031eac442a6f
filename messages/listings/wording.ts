import { defineTexts } from '@/lib/platform/language/define';

/** Texts that the house puts together from the facts of a listing. */
export default defineTexts({
  '{what} for sale in {where}': ['विक्रीसाठी {what}, {where}', 'बिक्री के लिए {what}, {where}'],
  '{what} to let in {where}': ['भाड्याने {what}, {where}', 'किराए के लिए {what}, {where}'],
  '{room} of this {what} in {where}': ['{room} – {what}, {where}', '{room} – {what}, {where}'],
});
