import { defineTexts } from '@/lib/platform/language/define';

/** The menu of the dashboard, and its first page. */
export default defineTexts({
  Dashboard: ['डॅशबोर्ड', 'डैशबोर्ड'],
  Visits: ['भेटी', 'विज़िट'],
  Team: ['टीम', 'टीम'],
  // the desk of a buyer
  Enquiry: ['चौकशी', 'पूछताछ'],
  'Saved searches': ['जतन केलेले शोध', 'सहेजी गई खोजें'],
  'Search homes': ['घरे शोधा', 'घर खोजें'],
  'Saved home': ['जतन केलेले घर', 'सहेजा गया घर'],
  'People with your number': ['यांच्याकडे तुमचा नंबर आहे', 'इनके पास आपका नंबर है'],
  '{name} has replied': ['{name} यांनी उत्तर दिले आहे', '{name} ने जवाब दिया है'],
  '{name} has not replied yet': ['{name} यांनी अजून उत्तर दिलेले नाही', '{name} ने अभी जवाब नहीं दिया है'],
  '{count, plural, one {# new home} other {# new homes}} since yesterday': [
    'कालपासून {count, plural, one {# नवीन घर} other {# नवीन घरे}}',
    'कल से {count, plural, one {# नया घर} other {# नए घर}}',
  ],
  'Homes you save, ask about or visit appear here.': [
    'तुम्ही जतन केलेली, चौकशी केलेली किंवा पाहायची घरे इथे दिसतात.',
    'जो घर आप सहेजते हैं, जिनके बारे में पूछते हैं या देखने जाते हैं, वे यहाँ दिखते हैं।',
  ],
  Lead: ['संभाव्य ग्राहक', 'लीड'],
  'Leads waiting': ['उत्तराची वाट पाहणारे', 'इंतज़ार कर रही लीड'],
  'Next step': ['पुढचे काम', 'अगला काम'],
  'Next steps due': ['आज करायची कामे', 'आज के काम'],
  'Visits to confirm': ['निश्चित करायच्या भेटी', 'पुष्टि के लिए विज़िट'],
  'Still available?': ['अजून उपलब्ध?', 'अब भी उपलब्ध?'],
  'Listings to confirm': ['पुष्टी करायच्या जाहिराती', 'पुष्टि के लिए लिस्टिंग'],
  'Not approved': ['मंजूर नाही', 'मंज़ूर नहीं'],
  'Refused listings': ['नाकारलेल्या जाहिराती', 'नामंज़ूर लिस्टिंग'],
  'Only changes since {time}.': ['फक्त {time}नंतरचे बदल.', 'सिर्फ़ {time} के बाद के बदलाव।'],
  'Show all': ['सर्व दाखवा', 'सभी दिखाएँ'],
  'Not public yet': ['अजून प्रसिद्ध नाही', 'अभी प्रकाशित नहीं'],
  'Listings with missing details': ['अपूर्ण जाहिराती', 'अधूरी लिस्टिंग'],
  Draft: ['मसुदा', 'ड्राफ़्ट'],
  Drafts: ['मसुदे', 'ड्राफ़्ट'],
  Reply: ['उत्तर द्या', 'जवाब दें'],
  'Take a look': ['पाहा', 'देखें'],
  Answer: ['उत्तर द्या', 'जवाब दें'],
  'Fix it': ['दुरुस्त करा', 'ठीक करें'],
  'Add it': ['जोडा', 'जोड़ें'],
  Continue: ['पुढे जा', 'आगे बढ़ें'],
  New: ['नवीन', 'नया'],
  'Waiting for {time}': ['प्रतीक्षेत: {time}', '{time} से इंतज़ार में'],
  'Three short steps: what it is, where it is, and photos. A draft is saved while you type.': [
    'तीन छोट्या पायऱ्या: काय आहे, कुठे आहे आणि फोटो. लिहिताना मसुदा जतन होतो.',
    'तीन छोटे कदम: क्या है, कहाँ है और फ़ोटो। लिखते समय ड्राफ़्ट सहेजा जाता है।',
  ],
  'Say <a>when you show homes</a>, so that visitors can book a visit.': [
    'तुम्ही <a>घर केव्हा दाखवता</a> ते सांगा, म्हणजे लोक भेट ठरवू शकतील.',
    'बताएँ कि <a>घर दिखाने का समय</a> क्या है, ताकि लोग विज़िट तय कर सकें।',
  ],
  'People who ask about it appear here, newest first.': [
    'कोणी चौकशी केली की ते इथे दिसतात; सर्वांत नवीन आधी.',
    'पूछने वाले यहाँ दिखेंगे; सबसे नए पहले।',
  ],
  'Add your first property': ['तुमची पहिली मालमत्ता जोडा', 'अपनी पहली प्रॉपर्टी जोड़ें'],
  'Your last visit: {since}.': ['ती {since} रोजी होती.', 'वह {since} को थी।'],
  'Nothing has changed.': ['काहीही बदललेले नाही.', 'कुछ नहीं बदला है।'],
  'Needs a reply': ['उत्तर द्यायचे आहे', 'जवाब देना है'],
  'There’s more. <a>{many}</a>': ['आणखी आहेत. <a>{many}</a>', 'और भी हैं। <a>{many}</a>'],
  'No leads, visits or listings are waiting for you. More photos and facts bring more enquiries.': [
    'कोणताही संभाव्य ग्राहक, भेट किंवा जाहिरात तुमची वाट पाहत नाही. फोटो आणि राहिलेली माहिती भरली तर जास्त लोक चौकशी करतात.',
    'कोई लीड, विज़िट या लिस्टिंग आपका इंतज़ार नहीं कर रही। फ़ोटो और छूटी जानकारी भरने से ज़्यादा लोग पूछते हैं।',
  ],
  'See your listings': ['तुमच्या जाहिराती पाहा', 'अपनी लिस्टिंग देखें'],
  'List your first property': ['तुमची पहिली मालमत्ता नोंदवा', 'अपनी पहली प्रॉपर्टी लिस्ट करें'],
  'Since your last visit': ['तुमच्या मागील भेटीनंतर', 'आपके पिछली बार आने के बाद से'],
  'What is new': ['नवीन काय', 'नया क्या है'],
  'All caught up': ['सगळे पूर्ण झाले', 'सब हो गया'],
  '{name} asks about {title}': ['{name} यांची चौकशी: {title}', '{name} की पूछताछ: {title}'],
  '{name} has sent an enquiry': ['{name} यांनी चौकशी पाठवली आहे', '{name} ने पूछताछ भेजी है'],
  '{name} wants to see {title}': ['{name} यांना पाहायचे आहे: {title}', '{name} को देखना है: {title}'],
  '{gone, plural, =1 {One or more visitors say} =2 {One or more visitors say} other {# visitors say}} that {title} is gone':
    [
      '{gone, plural, =1 {एका किंवा अनेक जणांच्या} =2 {एका किंवा अनेक जणांच्या} other {# जणांच्या}} मते ही मालमत्ता आता उपलब्ध नाही: {title}',
      '{gone, plural, =1 {एक या कई लोगों का कहना है} =2 {एक या कई लोगों का कहना है} other {# लोगों का कहना है}} कि {title} अब उपलब्ध नहीं है',
    ],
  '{title} is paused because it wasn’t confirmed': [
    'उपलब्ध असल्याचे कोणी न कळवल्यामुळे {title} थांबवली आहे',
    'किसी ने उपलब्ध होने की पुष्टि नहीं की, इसलिए {title} रोकी गई है',
  ],
  'Is {title} still available?': ['{title} अजून उपलब्ध आहे का?', 'क्या {title} अब भी उपलब्ध है?'],
  '{title} goes public once you {what}': [
    '{title} प्रसिद्ध होण्यासाठी: {what}',
    '{title} प्रकाशित होने के लिए: {what}',
  ],
  '{title} was not approved': ['{title} मंजूर झाली नाही', '{title} मंज़ूर नहीं हुई'],
  '{title} isn’t finished': ['{title} अपूर्ण आहे', '{title} अधूरी है'],
  'A listing without a title isn’t finished': [
    'शीर्षक नसलेली एक जाहिरात अपूर्ण आहे',
    'बिना शीर्षक की एक लिस्टिंग अधूरी है',
  ],
  '{leads, plural, one {# lead is new or has news} other {# leads are new or have news}}': [
    '{leads, plural, one {# संभाव्य ग्राहक नवीन आहे किंवा त्याबाबत नवीन हालचाल आहे} other {# संभाव्य ग्राहक नवीन आहेत किंवा त्यांच्याबाबत नवीन हालचाल आहे}}',
    '{leads, plural, one {# लीड नई है या उसमें कुछ नया है} other {# लीड नई हैं या उनमें कुछ नया है}}',
  ],
  '{visits, plural, one {# visit was asked for or changed} other {# visits were asked for or changed}}': [
    '{visits, plural, one {# भेटीची विनंती आली किंवा वेळ बदलली} other {# भेटींच्या विनंत्या आल्या किंवा वेळा बदलल्या}}',
    '{visits, plural, one {# विज़िट का अनुरोध आया या समय बदला} other {# विज़िट के अनुरोध आए या समय बदले}}',
  ],
  '{approved, plural, one {# listing was approved} other {# listings were approved}}': [
    '{approved, plural, one {# जाहिरात मंजूर झाली} other {# जाहिराती मंजूर झाल्या}}',
    '{approved, plural, one {# लिस्टिंग मंज़ूर हुई} other {# लिस्टिंग मंज़ूर हुईं}}',
  ],
  '{rejected, plural, one {# listing was not approved} other {# listings were not approved}}': [
    '{rejected, plural, one {# जाहिरात मंजूर झाली नाही} other {# जाहिराती मंजूर झाल्या नाहीत}}',
    '{rejected, plural, one {# लिस्टिंग मंज़ूर नहीं हुई} other {# लिस्टिंग मंज़ूर नहीं हुईं}}',
  ],
  '{paused, plural, one {# listing was paused because it wasn’t confirmed} other {# listings were paused because they weren’t confirmed}}':
    [
      '{paused, plural, one {उपलब्ध असल्याचे कोणी न कळवल्यामुळे # जाहिरात थांबवली} other {उपलब्ध असल्याचे कोणी न कळवल्यामुळे # जाहिराती थांबवल्या}}',
      '{paused, plural, one {किसी ने उपलब्ध होने की पुष्टि नहीं की, इसलिए # लिस्टिंग रोकी गई} other {किसी ने उपलब्ध होने की पुष्टि नहीं की, इसलिए # लिस्टिंग रोकी गईं}}',
    ],
  '{views, plural, one {# view} other {# views}} of your listings since {day}': [
    '{day}पासून तुमच्या जाहिराती {views, plural, one {एकदा} other {# वेळा}} पाहिल्या गेल्या',
    '{day} से आपकी लिस्टिंग {views, plural, one {# बार} other {# बार}} देखी गईं',
  ],
  '{name} has replied to the homes you sent': [
    'तुम्ही पाठवलेल्या घरांना {name} यांनी उत्तर दिले आहे',
    'आपके भेजे घरों पर {name} ने जवाब दिया है',
  ],
  '{count, plural, one {# new home fits} other {# new homes fit}} {name}': [
    '{name} यांच्यासाठी {count, plural, one {# नवीन घर जुळले} other {# नवीन घरे जुळली}}',
    '{name} के लिए {count, plural, one {# नया घर मेल खाता है} other {# नए घर मेल खाते हैं}}',
  ],
  '{ended, plural, one {# home no longer fits} other {# homes no longer fit}} {name}': [
    '{name} यांच्यासाठी {ended, plural, one {# घर आता जुळत नाही} other {# घरे आता जुळत नाहीत}}',
    '{name} के लिए {ended, plural, one {# घर अब मेल नहीं खाता} other {# घर अब मेल नहीं खाते}}',
  ],
});
