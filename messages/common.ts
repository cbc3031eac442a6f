import { texts } from '@/lib/language/define';

/** Words that stand on many pages. */
export default texts({
  Home: ['मुख्यपृष्ठ', 'होम'],
  Search: ['शोधा', 'खोजें'],
  Close: ['बंद करा', 'बंद करें'],
  'Contact us': ['आमच्याशी संपर्क', 'हमसे संपर्क करें'],
  Services: ['सेवा', 'सेवाएँ'],
  'Try again': ['पुन्हा प्रयत्न करा', 'फिर से कोशिश करें'],
  '(optional)': ['(ऐच्छिक)', '(वैकल्पिक)'],
  'Sending this needs JavaScript, which is off in this browser.': [
    'हे पाठवण्यासाठी JavaScript लागते; या ब्राउझरमध्ये ती बंद आहे.',
    'इसे भेजने के लिए JavaScript चाहिए, जो इस ब्राउज़र में बंद है।',
  ],
  Name: ['नाव', 'नाम'],
  Email: ['ई-मेल', 'ई-मेल'],
  Phone: ['फोन', 'फ़ोन'],
  'Show password': ['पासवर्ड दाखवा', 'पासवर्ड दिखाएँ'],
  'Hide password': ['पासवर्ड लपवा', 'पासवर्ड छिपाएँ'],
  'New password': ['नवा पासवर्ड', 'नया पासवर्ड'],
  'At least 6 characters': ['किमान 6 अक्षरे', 'कम से कम 6 अक्षर'],
  'Code of your app, or a recovery code': [
    'तुमच्या ॲपमधील कोड किंवा रिकव्हरी कोड',
    'आपके ऐप का कोड या रिकवरी कोड',
  ],
  'Leave this empty': ['हे रिकामे ठेवा', 'इसे ख़ाली छोड़ें'],
  'Send an enquiry': ['चौकशी पाठवा', 'पूछताछ भेजें'],
  'See properties': ['मालमत्ता पाहा', 'प्रॉपर्टी देखें'],
});
