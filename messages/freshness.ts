import { texts } from '@/lib/language/define';

/** The answer whether a listing is still to be had. */
export default texts({
  Sold: ['विकली गेली', 'बिक गई'],
  Let: ['भाड्याने दिली', 'किराए पर दी'],
  'Thank you. Buyers see that it was confirmed today.': [
    'धन्यवाद. आज खात्री झाल्याचे ग्राहकांना दिसते.',
    'धन्यवाद. खरीदारों को दिखता है कि आज पुष्टि हुई.',
  ],
  'Thank you. It is no longer in the lists.': ['धन्यवाद. ती आता यादीत नाही.', 'धन्यवाद. यह अब सूची में नहीं है.'],
  'Still available<hidden>: {title}</hidden>': [
    'अजून उपलब्ध<hidden>: {title}</hidden>',
    'अब भी उपलब्ध<hidden>: {title}</hidden>',
  ],
});
