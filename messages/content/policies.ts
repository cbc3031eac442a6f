import { defineTexts } from '@/lib/platform/language/define';

/** Texts around the legal pages (lib/policy/texts), and descriptions of browser storage (lib/content/policies/constants.ts). */
export default defineTexts({
  'The personal data this site uses, why and for how long; your rights under the Digital Personal Data Protection Act, 2023; and the cookies and storage it really uses.':
    [
      'ही साइट कोणता वैयक्तिक डेटा, कशासाठी आणि किती काळ वापरते; डिजिटल वैयक्तिक डेटा संरक्षण अधिनियम, 2023 नुसार तुमचे हक्क; खरोखर वापरलेल्या कुकी आणि साठवण.',
      'यह साइट कौन-सा व्यक्तिगत डेटा, किसलिए और कितने समय इस्तेमाल करती है; डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 के तहत आपके अधिकार; असल में इस्तेमाल होने वाली कुकी और स्टोरेज।',
    ],
  'What visitors, members and listers may expect of this property site, and what it expects of them.': [
    'अतिथी, सदस्य आणि जाहिरातदार या साइटकडून काय अपेक्षा ठेवू शकतात आणि साइट त्यांच्याकडून काय अपेक्षा ठेवते.',
    'गेस्ट, सदस्य और विज्ञापनदाता इस साइट से क्या उम्मीद रख सकते हैं और साइट उनसे क्या उम्मीद रखती है।',
  ],
  'The grievance officer of this site, how to complain, what happens next and where to turn after that.': [
    'या साइटचे तक्रार अधिकारी, तक्रार कशी करावी, पुढे काय होते आणि त्यानंतर कुठे जावे.',
    'इस साइट के शिकायत अधिकारी, शिकायत कैसे करें, फिर क्या होता है और उसके बाद कहाँ जाएँ।',
  ],
  'In force since {date}': ['{date}पासून लागू', '{date} से लागू'],
  'On this page': ['या पानावर', 'इस पेज पर'],
  'This is a translation; the <a>English text</a> is the one that counts.': [
    'हा अनुवाद आहे; <a>इंग्रजी मजकूरच</a> अधिकृत आहे.',
    'यह अनुवाद है; <a>अंग्रेज़ी पाठ</a> ही मान्य है।',
  ],
  'local storage': ['लोकल स्टोरेज', 'लोकल स्टोरेज'],
  'session storage': ['सेशन स्टोरेज', 'सेशन स्टोरेज'],
  IndexedDB: ['IndexedDB', 'IndexedDB'],
  'cache storage': ['कॅश स्टोरेज', 'कैश स्टोरेज'],
  cookie: ['कुकी', 'कुकी'],
  'your sign-in or guest session': ['तुम्ही लॉग इन आहात किंवा अतिथी आहात', 'कि आप लॉग इन हैं या गेस्ट हैं'],
  'the account opened here, so that the link in its first email signs you in': [
    'इथे कोणते खाते उघडले, म्हणजे पहिल्या मेलमधील लिंकने लॉग इन होते',
    'यहाँ कौन-सा खाता खोला गया, ताकि पहले मेल के लिंक से लॉग इन हो जाए',
  ],
  '3 days': ['3 दिवस', '3 दिन'],
  'an earlier sign-in on this browser, so that others can’t lock you out': [
    'या ब्राउझरवरून आधी लॉग इन झाले आहे, म्हणजे इतर कोणी तुमचे खाते अडवू शकत नाही',
    'कि इस ब्राउज़र से पहले लॉग इन हो चुका है, ताकि कोई और आपका खाता बंद न करा सके',
  ],
  'a number that stops other sites from acting in your name': [
    'इतर साइटना तुमच्या नावाने काही करण्यापासून रोखणारा क्रमांक',
    'एक नंबर जो दूसरी साइटों को आपके नाम से कुछ करने से रोकता है',
  ],
  'the language you last chose': ['तुम्ही शेवटी कोणती भाषा निवडली', 'आपने पढ़ने के लिए आखिर में कौन-सी भाषा चुनी'],
  'your guest session’s number': ['तुमच्या अतिथी सत्राचा क्रमांक', 'आपके गेस्ट सेशन का नंबर'],
  'the saved homes and visits that are yours while signed out': [
    'लॉग इन नसताना कोणती जतन केलेली घरे आणि भेटी तुमच्या आहेत',
    'लॉग इन न होने पर कौन-से सहेजे घर और विज़िट आपके हैं',
  ],
  'your choice to close the offer of alerts for a search': [
    'शोधाच्या सूचनांची चौकट तुम्ही बंद केली',
    'कि आपने खोज के अलर्ट का बॉक्स बंद किया',
  ],
  'homes you saved or hid, and changes our server doesn’t have yet': [
    'तुम्ही जतन केलेली किंवा लपवलेली घरे आणि आमच्या सर्व्हरपर्यंत अजून न पोहोचलेले बदल',
    'आपके सहेजे या छिपाए घर और वे बदलाव जो हमारे सर्वर तक अभी नहीं पहुँचे',
  ],
  'homes you opened, your recent searches, the places you measure distances to, and the name you reply under':
    [
      'तुम्ही उघडलेली घरे, शेवटचे शोध, ज्या ठिकाणांपासून अंतर मोजता ती ठिकाणे आणि ज्या नावाने उत्तर देता ते नाव',
      'आपके खोले घर, आखिरी खोजें, वे जगहें जिनसे दूरी नापी जाती है और वह नाम जिससे जवाब दिया जाता है',
    ],
  'your name, number and email address from the last enquiry or visit, to fill in the next form': [
    'मागील चौकशीतले किंवा भेटीतले तुमचे नाव, नंबर आणि ई-मेल पत्ता, म्हणजे पुढचा फॉर्म भरलेला असतो',
    'पिछली पूछताछ या विज़िट का आपका नाम, नंबर और ई-मेल पता, ताकि अगला फ़ॉर्म भरा मिले',
  ],
  'you press “Forget me here”, or sign out': [
    'तुम्ही “इथली माझी माहिती हटवा” दाबता किंवा लॉग आउट करता',
    'आप “यहाँ से मेरी जानकारी हटाएँ” दबाएँ या लॉग आउट करें',
  ],
  'homes you chose to compare': ['तुलनेसाठी निवडलेली घरे', 'तुलना के लिए चुने गए घर'],
  'your choice to see all-in costs on cards': ['कार्डवर एकूण खर्च दिसावा', 'कि कार्ड पर कुल खर्च दिखे'],
  'changes and enquiries waiting for a connection': [
    'इंटरनेट आल्यावर पाठवायचे बदल आणि चौकशा',
    'इंटरनेट आने पर भेजे जाने वाले बदलाव और पूछताछ',
  ],
  'a sign that something is waiting for a connection': [
    'इंटरनेट आल्यावर काहीतरी पाठवायचे आहे',
    'कि इंटरनेट आने पर कुछ भेजना है',
  ],
  'your choice to get notifications in this browser': [
    'या ब्राउझरमध्ये तुम्ही नोटिफिकेशन सुरू केली आहेत',
    'कि आपने इस ब्राउज़र में नोटिफ़िकेशन चालू किए हैं',
  ],
  'copies of your lists and visits, and of recently viewed homes with their photos, to read offline': [
    'तुमच्या याद्या आणि भेटी, तसेच शेवटी पाहिलेली घरे फोटोंसह; इंटरनेटशिवाय वाचता यावे म्हणून त्यांच्या प्रती',
    'आपकी सूचियों, विज़िट और आखिर में देखे घरों की फ़ोटो सहित प्रतियाँ, ताकि बिना इंटरनेट के पढ़ी जा सकें',
  ],
  'this site’s scripts, styles and icons, and the offline page': [
    'या साइटच्या स्क्रिप्ट, स्टाइल आणि चिन्हे, तसेच इंटरनेट नसल्याचे सांगणारे पान',
    'इस साइट की स्क्रिप्ट, स्टाइल और आइकन, साथ ही वह पेज जो बताता है कि इंटरनेट नहीं है',
  ],
  'your last search, so that it’s recorded only once': [
    'तुमचा शेवटचा शोध, म्हणजे तो एकदाच नोंदला जातो',
    'आपकी आखिरी खोज, ताकि वह एक ही बार दर्ज हो',
  ],
  'the email address you registered with, for the sign-in page': [
    'लॉग इन पानासाठी, तुम्ही नोंदणी केलेला ई-मेल पत्ता',
    'लॉग इन पेज के लिए, वह ई-मेल पता जिससे आपने रजिस्टर किया',
  ],
  'your response to the email popup': [
    'ई-मेल पॉपअपला तुम्ही उत्तर दिले किंवा तो बंद केला',
    'कि आपने ई-मेल पॉपअप का जवाब दिया या उसे बंद किया',
  ],
  'the signed-in person, for the navigation bar': ['मेनूसाठी, कोण लॉग इन आहे', 'मेनू के लिए, कौन लॉग इन है'],
  'your entries in a listing form': ['मालमत्ता नोंदवण्याच्या फॉर्ममध्ये तुम्ही लिहिलेले', 'लिस्टिंग फ़ॉर्म में आपका लिखा हुआ'],
  'photos and videos in a listing form that haven’t been sent': [
    'मालमत्ता नोंदवण्याच्या फॉर्ममध्ये निवडलेले, पण न पाठवलेले फोटो आणि व्हिडिओ',
    'लिस्टिंग फ़ॉर्म में चुनी गई फ़ोटो और वीडियो जो भेजे नहीं गए',
  ],
  'for the office: selected rows in a list': [
    'ऑफिससाठी: यादीतील कोणत्या नोंदी निवडल्या आहेत',
    'ऑफ़िस के लिए: सूची में कौन-सी पंक्तियाँ चुनी गई हैं',
  ],
  'for admins: the decision that was shown': [
    'ॲडमिनसाठी: कोणता निर्णय दाखवला गेला',
    'एडमिन के लिए: कौन-सा फ़ैसला दिखाया गया',
  ],
  'the pages of this visit, for the email popup': [
    'ई-मेल पॉपअपसाठी, या वेळी पाहिलेली पाने',
    'ई-मेल पॉपअप के लिए, इस बार देखे गए पेज',
  ],
  'your place in a list of filters or decisions': [
    'फिल्टर किंवा निर्णयांच्या यादीतील तुमची जागा',
    'फ़िल्टर या फ़ैसलों की सूची में आप कहाँ थे',
  ],
  // until
  'you sign out': ['तुम्ही लॉग आउट करता', 'आप लॉग आउट करें'],
  'the tab is closed': ['टॅब बंद होतो', 'टैब बंद हो'],
  'you sign out, at most 30 days; of a guest 180 days': [
    'तुम्ही लॉग आउट करता, जास्तीत जास्त 30 दिवस; अतिथींचे 180 दिवस',
    'आप लॉग आउट करें, ज़्यादा से ज़्यादा 30 दिन; गेस्ट का 180 दिन',
  ],
  '180 days': ['180 दिवस', '180 दिन'],
  'the session ends': ['सत्र संपते', 'सेशन खत्म हो'],
  'one year': ['एक वर्ष', 'एक साल'],
  'you turn it off': ['तुम्ही ते बंद करता', 'आप उसे बंद करें'],
  'they are sent, or you sign out': ['ते पाठवले जातात किंवा तुम्ही लॉग आउट करता', 'वे भेज दिए जाएँ या आप लॉग आउट करें'],
  'it is sent, or you sign out': ['ते पाठवले जाते किंवा तुम्ही लॉग आउट करता', 'वह भेज दिया जाए या आप लॉग आउट करें'],
  'you turn them off, or sign out': ['तुम्ही त्या बंद करता किंवा लॉग आउट करता', 'आप उन्हें बंद करें या लॉग आउट करें'],
  'newer ones take their place, or you sign out': [
    'नवीन त्यांची जागा घेतात किंवा तुम्ही लॉग आउट करता',
    'नई उनकी जगह ले लें या आप लॉग आउट करें',
  ],
  'newer ones take their place': ['नवीन त्यांची जागा घेतात', 'नई उनकी जगह ले लें'],
  'it is saved or started again, or you sign out': [
    'ते जतन होते, नव्याने सुरू होते किंवा तुम्ही लॉग आउट करता',
    'वह सहेजा जाए, नए सिरे से शुरू हो या आप लॉग आउट करें',
  ],
  'they are sent, or the form is started again': [
    'ते पाठवले जातात किंवा फॉर्म नव्याने सुरू होतो',
    'वे भेज दिए जाएँ या फ़ॉर्म नए सिरे से शुरू हो',
  ],
});
