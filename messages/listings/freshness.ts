import { defineTexts } from '@/lib/platform/language/define';

/** Replies to whether a listing is still available. */
export default defineTexts({
  'Is it still available?': ['ती अजून उपलब्ध आहे का?', 'क्या यह अब भी उपलब्ध है?'],
  'Last confirmed on {day}.': ['उपलब्ध असल्याची शेवटची पुष्टी: {day}.', 'उपलब्ध होने की आखिरी पुष्टि: {day}।'],
  'It’s paused, so buyers don’t see it.': [
    'ती थांबवली आहे: खरेदीदारांना दिसत नाही.',
    'यह रोकी हुई है: खरीदारों को नहीं दिखती।',
  ],
  '{count, plural, =1 {One or more visitors say} =2 {One or more visitors say} other {# visitors say}} that it’s no longer available.':
    [
      '{count, plural, =1 {एका किंवा अनेक जणांनी} =2 {एका किंवा अनेक जणांनी} other {# जणांनी}} सांगितले आहे की ती आता उपलब्ध नाही.',
      '{count, plural, =1 {एक या कई लोगों का कहना है} =2 {एक या कई लोगों का कहना है} other {# लोगों का कहना है}} कि यह अब उपलब्ध नहीं है।',
    ],
  'You don’t need to sign in. The link works once, for this listing only.': [
    'लॉग इन करायची गरज नाही. ही लिंक फक्त या जाहिरातीसाठी आहे आणि एकदाच वापरता येते.',
    'लॉग इन ज़रूरी नहीं। यह लिंक सिर्फ़ इस लिस्टिंग के लिए है और एक ही बार काम करता है।',
  ],
  Sold: ['विकली गेली', 'बिक गई'],
  Let: ['भाड्याने दिली', 'किराए पर दी गई'],
  'Thank you. Buyers now see that it was confirmed today.': [
    'धन्यवाद. ती आज उपलब्ध असल्याचे कळवले, हे खरेदीदारांना दिसेल.',
    'धन्यवाद। खरीदारों को दिखेगा कि आज इसके उपलब्ध होने की पुष्टि हुई।',
  ],
  'Thank you. It is no longer in the lists.': ['धन्यवाद. ती आता यादीत नाही.', 'धन्यवाद। यह अब सूची में नहीं है।'],
  'Still available<hidden>: {title}</hidden>': [
    'अजून उपलब्ध<hidden>: {title}</hidden>',
    'अब भी उपलब्ध<hidden>: {title}</hidden>',
  ],
});
