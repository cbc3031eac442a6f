import { defineTexts } from '@/lib/platform/language/define';

/** Replies of the API about saved searches. */
export default defineTexts({
  'Saved. Alerts go to the email address of your account': [
    'जतन झाले. सूचना तुमच्या खात्याच्या ई-मेल पत्त्यावर येतील',
    'सहेजा गया। अलर्ट आपके खाते के ई-मेल पते पर आएँगे',
  ],
  'Saved. Alerts begin when you confirm your email address with the link that we sent at sign-up': [
    'जतन झाले. नोंदणीच्या वेळी पाठवलेल्या लिंकने ई-मेल पत्त्याची पुष्टी केल्यावर सूचना सुरू होतील',
    'सहेजा गया। रजिस्टर करते समय भेजे गए लिंक से ई-मेल पते की पुष्टि करने पर अलर्ट शुरू होंगे',
  ],
  'We’ve emailed you a link. Alerts start when you open it and say yes': [
    'आम्ही तुम्हाला ई-मेल पाठवला आहे. त्यातील लिंक उघडून संमती दिल्यावर सूचना सुरू होतात',
    'हमने आपको ई-मेल भेजा है। उसका लिंक खोलकर सहमति देने पर अलर्ट शुरू होते हैं',
  ],
  'Choose a place, a budget or another filter first, because an alert for everything isn’t useful': [
    'आधी ठिकाण, बजेट किंवा दुसरा फिल्टर निवडा: सरसकट सर्व घरांच्या सूचनांचा उपयोग होणार नाही',
    'पहले जगह, बजट या कोई और फ़िल्टर चुनें: सभी घरों के अलर्ट किसी काम के नहीं होंगे',
  ],
  'If this address gets alerts, an email with the link is on its way': [
    'या पत्त्यावर सूचना येत असतील, तर लिंक असलेला ई-मेल पाठवला आहे',
    'अगर इस पते पर अलर्ट आते हैं, तो लिंक वाला ई-मेल भेज दिया गया है',
  ],
  'Consent not found': ['संमती सापडली नाही', 'सहमति नहीं मिली'],
  'Search not found': ['शोध सापडला नाही', 'खोज नहीं मिली'],
  'You have {max} saved searches already. Delete one first': [
    'तुमचे {max} शोध आधीच जतन आहेत. आधी एक हटवा',
    'आपकी {max} खोजें पहले से सहेजी हुई हैं। पहले एक हटाएँ',
  ],
});
