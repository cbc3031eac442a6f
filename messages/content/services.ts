import { defineTexts } from '@/lib/platform/language/define';

/** The seven service lines at a glance, and texts around each (lib/service-line/lines). */
export default defineTexts({
  'Property services in Nagpur, from loan to legal to interiors': [
    'नागपुरात मालमत्ता सेवा: कर्ज, कायदेशीर मदत, इंटिरियर',
    'नागपुर में प्रॉपर्टी सेवाएँ: लोन, कानूनी मदद, इंटीरियर',
  ],
  'Seven lines under one roof: realty, loans, legal, architecture and interiors, building management, materials, and agri, industrial and medical projects.':
    [
      'एका छताखाली सात सेवा: मालमत्ता, कर्ज, कायदा, वास्तुरचना आणि इंटिरियर, इमारत व्यवस्थापन, साहित्य, तसेच शेती, उद्योग आणि रुग्णालयांचे प्रकल्प.',
      'एक छत के नीचे सात सेवाएँ: प्रॉपर्टी, लोन, कानून, आर्किटेक्चर और इंटीरियर, इमारत प्रबंधन, सामग्री और खेती, उद्योग व अस्पताल के प्रोजेक्ट।',
    ],
  'Everything a property needs, in seven lines': [
    'मालमत्तेला लागणारे सर्व काही, सात सेवांमध्ये',
    'प्रॉपर्टी के लिए जो भी चाहिए, सात सेवाओं में',
  ],
  'A purchase touches a broker, a bank, a lawyer, an architect and a builder. Here they share one file, so that you explain yourself once.':
    [
      'एका खरेदीत एजंट, बँक, वकील, वास्तुविशारद आणि बिल्डर लागतात. इथे सर्वांची एकच फाइल असते, म्हणून तुम्हाला एकदाच सांगावे लागते.',
      'एक खरीद में ब्रोकर, बैंक, वकील, आर्किटेक्ट और बिल्डर लगते हैं। यहाँ सबकी एक ही फ़ाइल है, इसलिए आपको एक ही बार बताना पड़ता है।',
    ],
  'Not sure which line you need? Describe what you want to do and the right person will call you.': [
    'कोणती सेवा हवी ते ठरत नाही? तुम्हाला काय करायचे ते लिहा, योग्य व्यक्ती फोन करेल.',
    'कौन-सी सेवा चाहिए, तय नहीं? जो करना है वह लिखें, उस काम की टीम से आपको फ़ोन आएगा।',
  ],
  'About {name}': ['ओळख: {name}', '{name} के बारे में'],
  // the page of a line
  'Ask {name}': ['विचारा: {name}', '{name} से पूछें'],
  'Tell us what you want to do. The first conversation costs nothing.': [
    'तुम्हाला काय करायचे आहे ते सांगा. पहिल्या संवादाचे काहीही शुल्क नाही.',
    'बताएँ कि आपको क्या करना है। पहली बातचीत का कोई शुल्क नहीं।',
  ],
  'Enquire about {name}': ['चौकशी करा: {name}', '{name} के बारे में पूछताछ करें'],
  'What we do': ['आम्ही काय करतो', 'हम क्या करते हैं'],
  'How it works': ['काम कसे चालते', 'काम कैसे होता है'],
  'For whom': ['कोणासाठी', 'किसके लिए'],
  'What to bring': ['सोबत काय आणावे', 'साथ क्या लाएँ'],
  'What it costs': ['किती खर्च येतो', 'कितना खर्च आता है'],
  'How long it takes': ['किती वेळ लागतो', 'कितना समय लगता है'],
  'Questions people ask': ['लोक विचारतात ते प्रश्न', 'लोगों के सवाल'],
  'General answers as the law stands; your papers may differ, so ask before you sign.': [
    'सध्याच्या कायद्यानुसार सर्वसाधारण उत्तरे; तुमची कागदपत्रे वेगळी असू शकतात, म्हणून सही करण्याआधी विचारा.',
    'मौजूदा कानून के अनुसार सामान्य जवाब; आपके दस्तावेज़ अलग हो सकते हैं, इसलिए हस्ताक्षर से पहले पूछें।',
  ],
  'Often needed together': ['बऱ्याचदा सोबत लागणाऱ्या सेवा', 'अक्सर साथ ली जाने वाली सेवाएँ'],
});
