import { defineTexts } from '@/lib/platform/language/define';

/** Consent texts of forms, exactly as stored, and how to withdraw them. */
export default defineTexts({
  '{name} may reply to me on WhatsApp at this number. I can stop this at any time with "Stop" or under "My enquiries".':
    [
      'या नंबरवर {name} यांच्याकडून WhatsApp वर उत्तर मिळण्यास माझी संमती आहे. “थांबवा” असे लिहून किंवा “माझ्या चौकशा” या पानावर हे कधीही बंद करता येते.',
      'इस नंबर पर {name} की ओर से WhatsApp पर जवाब पाने के लिए मेरी सहमति है। “बंद करो” लिखकर या “मेरी पूछताछ” पेज पर इसे कभी भी बंद किया जा सकता है।',
    ],
  '{name} may remind me of the visit on WhatsApp at this number. I can stop this at any time with "Stop" or under "My visits".':
    [
      'या नंबरवर {name} यांच्याकडून WhatsApp वर भेटीचे स्मरणपत्र मिळण्यास माझी संमती आहे. “थांबवा” असे लिहून किंवा “माझ्या भेटी” या पानावर हे कधीही बंद करता येते.',
      'इस नंबर पर {name} की ओर से WhatsApp पर विज़िट का रिमाइंडर पाने के लिए मेरी सहमति है। “बंद करो” लिखकर या “मेरी विज़िट” पेज पर इसे कभी भी बंद किया जा सकता है।',
    ],
  '{name} may also tell me about such homes on WhatsApp, at my account’s confirmed number. I can stop this at any time with "Stop" or under "Saved searches".':
    [
      'माझ्या खात्याच्या पुष्टी झालेल्या फोन नंबरवर {name} यांच्याकडून अशा घरांची माहिती WhatsApp वर मिळण्यासही माझी संमती आहे. “थांबवा” असे लिहून किंवा “जतन केलेले शोध” या पानावर हे कधीही बंद करता येते.',
      'मेरे खाते के पुष्टि किए हुए फ़ोन नंबर पर {name} की ओर से ऐसे घरों की जानकारी WhatsApp पर भी पाने के लिए मेरी सहमति है। “बंद करो” लिखकर या “सहेजी गई खोजें” पेज पर इसे कभी भी बंद किया जा सकता है।',
    ],
  '{name} may send me offers on WhatsApp at this number. I can stop this at any time with "Stop" or under "My enquiries".':
    [
      'या नंबरवर {name} यांच्याकडून WhatsApp वर ऑफर मिळण्यास माझी संमती आहे. “थांबवा” असे लिहून किंवा “माझ्या चौकशा” या पानावर हे कधीही बंद करता येते.',
      'इस नंबर पर {name} की ओर से WhatsApp पर ऑफ़र पाने के लिए मेरी सहमति है। “बंद करो” लिखकर या “मेरी पूछताछ” पेज पर इसे कभी भी बंद किया जा सकता है।',
    ],
  'What you agreed to on WhatsApp': ['WhatsApp साठी तुमची संमती', 'WhatsApp के लिए आपकी सहमति'],
  'Given on {day} for the number that ends in {number}': [
    '{day}; नंबरचे शेवटचे अंक: {number}',
    '{day}; नंबर के आखिरी अंक: {number}',
  ],
  'End it': ['बंद करा', 'बंद करें'],
  'Ended. We won’t send anything more.': [
    'बंद केले. यासाठी यापुढे काहीही पाठवले जाणार नाही.',
    'बंद कर दिया गया। इसके लिए अब कुछ नहीं भेजा जाएगा।',
  ],
});
