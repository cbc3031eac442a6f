import { defineTexts } from '@/lib/platform/language/define';

/** The enquiry form and its page. */
export default defineTexts({
  'Send an enquiry about a property, a loan, legal work, interiors or any of our services in Nagpur. A person replies by phone or email.':
    [
      'नागपुरातील मालमत्ता, कर्ज, कायदेशीर काम, इंटिरियर किंवा आमच्या कोणत्याही सेवेबद्दल चौकशी पाठवा. आमचे प्रतिनिधी फोन किंवा ई-मेलवर उत्तर देतात.',
      'नागपुर में प्रॉपर्टी, लोन, कानूनी काम, इंटीरियर या हमारी किसी भी सेवा के बारे में पूछें। हमारी टीम फ़ोन या ई-मेल पर जवाब देती है।',
    ],
  'Tell us what you need': ['तुम्हाला काय हवे ते सांगा', 'आपको क्या चाहिए, बताएँ'],
  'A few words are enough. A person who knows the subject will reply.': [
    'मोजके शब्द पुरेसे आहेत. विषयाची माहिती असलेली व्यक्ती तुम्हाला उत्तर देईल.',
    'दो-चार शब्द काफ़ी हैं। विषय की जानकारी रखने वाली टीम आपको जवाब देगी।',
  ],
  'Helpful to mention': ['हे सांगितले तर मदत होईल', 'यह बताएँ तो मदद होगी'],
  'what you want to do: buy, sell, let, build, borrow': [
    'काय करायचे आहे: खरेदी, विक्री, भाड्याने देणे, बांधकाम, कर्ज',
    'क्या करना है: खरीदना, बेचना, किराए पर देना, बनाना, लोन',
  ],
  'the property code, such as {code}': ['मालमत्तेचा कोड, उदा. {code}', 'प्रॉपर्टी का कोड, जैसे {code}'],
  'where, and by when': ['कुठे आणि कधीपर्यंत', 'कहाँ और कब तक'],
  'a budget, if you have one': ['बजेट, ठरले असेल तर', 'बजट, अगर तय हो'],
  'the best time to call you': ['तुम्हाला फोन करण्याची सोयीची वेळ', 'आपको फ़ोन करने का सही समय'],
  'Your enquiry': ['तुमची चौकशी', 'आपकी पूछताछ'],
  'Your enquiry about {topic}': ['तुमची चौकशी: {topic}', 'आपकी पूछताछ: {topic}'],
  'You’re offline. Your enquiry is saved on this device and sent once you’re back online.': [
    'इंटरनेट नाही. तुमची चौकशी या डिव्हाइसवर ठेवली आहे आणि इंटरनेट येताच एकदाच पाठवली जाईल.',
    'इंटरनेट नहीं है। आपकी पूछताछ इस डिवाइस पर रखी है और इंटरनेट आते ही एक बार भेज दी जाएगी।',
  ],
  'About: <b>{topic}</b>': ['विषय: <b>{topic}</b>', 'विषय: <b>{topic}</b>'],
  Submit: ['पाठवा', 'भेजें'],
  'Submitting...': ['पाठवत आहे...', 'भेजा जा रहा है...'],
  'We use what you write to answer you, and for nothing else: <a>privacy notice</a>.': [
    'तुम्ही लिहिलेली माहिती आम्ही फक्त तुम्हाला उत्तर देण्यासाठी वापरतो: <a>गोपनीयता सूचना</a>.',
    'आपकी लिखी जानकारी सिर्फ़ आपको जवाब देने के काम आती है: <a>गोपनीयता सूचना</a>।',
  ],
  'Thank you. Your enquiry has reached us.': [
    'धन्यवाद. तुमची चौकशी आमच्यापर्यंत पोहोचली आहे.',
    'धन्यवाद। आपकी पूछताछ हम तक पहुँच गई है।',
  ],
  'We’ll reply by phone or email by the next working day.': [
    'पुढच्या कामाच्या दिवसापर्यंत आम्ही फोन किंवा ई-मेलने उत्तर देतो.',
    'अगले कामकाजी दिन तक हम फ़ोन या ई-मेल से जवाब देते हैं।',
  ],
  'We’ll reply by phone or email by the next working day. A WhatsApp chat with your message opened in a new tab. If it didn’t, open it here.':
    [
      'पुढच्या कामाच्या दिवसापर्यंत आम्ही फोन किंवा ई-मेलने उत्तर देतो. तुमच्या संदेशासह WhatsApp नवीन टॅबमध्ये उघडले आहे; नसेल तर इथून उघडा.',
      'अगले कामकाजी दिन तक हम फ़ोन या ई-मेल से जवाब देते हैं। आपके संदेश के साथ WhatsApp नए टैब में खुला है; न खुला हो तो यहाँ से खोलें।',
    ],
  'Open WhatsApp': ['WhatsApp उघडा', 'WhatsApp खोलें'],
  'Back to the property': ['मालमत्तेकडे परत', 'प्रॉपर्टी पर वापस'],
});
