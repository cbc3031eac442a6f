import { defineTexts } from '@/lib/platform/language/define';

/** What stands for a page that the first build lacks, until the whole site is there. */
export default defineTexts({
  'The site is still being prepared': ['साइट अजून तयार होत आहे', 'साइट अभी तैयार हो रही है'],
  'This page opens by itself in a minute or two. If you have just sent a form, nothing was saved: please go back then and send it again.':
    [
      'हे पान एक-दोन मिनिटांत आपोआप उघडेल. तुम्ही नुकताच फॉर्म पाठवला असेल, तर काहीही जतन झालेले नाही: कृपया तेव्हा मागे जाऊन तो पुन्हा पाठवा.',
      'यह पेज एक-दो मिनट में अपने-आप खुल जाएगा। अगर आपने अभी फ़ॉर्म भेजा है, तो कुछ भी सेव नहीं हुआ है: कृपया तब वापस जाकर उसे फिर भेजें।',
    ],
});
